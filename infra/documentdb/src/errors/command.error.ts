import type { Document } from 'bson';
import type { CodeName } from './codes.ts';
import { codes } from './codes.ts';

/** Labels that drivers act on besides the code: whether the transaction, the commit or the write may be repeated. */
export type ErrorLabel = 'TransientTransactionError' | 'UnknownTransactionCommitResult' | 'RetryableWriteError';

/** A command’s failure in MongoDB’s format. It becomes the reply `{ok: 0, code, codeName, errmsg, …details}`. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly code: number;
  readonly codeName: string;
  readonly details: Document;
  readonly labels: Set<ErrorLabel>;

  constructor(codeName: CodeName, message: string, labels: readonly ErrorLabel[] = []) {
    super(message);
    this.code = codes[codeName];
    this.codeName = codeName;
    this.details = {};
    this.labels = new Set(labels);
  }

  /** Creates an error with any numeric code, because most of the engine’s codes have no entry in `codes`. */
  static numbered(code: number, codeName: string, message: string, details: Document = {}): CommandError {
    const error = new CommandError('InternalError', message);
    return Object.assign(error, { code, codeName, details });
  }

  reply(): Document {
    const errorLabels = this.labels.size === 0 ? undefined : [...this.labels];
    return { ok: 0, errmsg: this.message, code: this.code, codeName: this.codeName, ...this.details, errorLabels };
  }
}
