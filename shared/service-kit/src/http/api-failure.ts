import type { ErrorCode, ErrorDetail } from '@gvg/contracts/errors';
import { errorStatus } from '@gvg/contracts/errors';

export interface ApiFailureOptions {
  details?: readonly ErrorDetail[];
  /** With VERSION_CONFLICT the entity as it is now, with PAYMENT_WAS_EXISTED the recorded transfer that may be the same. */
  current?: unknown;
  /** With SECOND_FACTOR_REQUIRED: id of the sign-in that waits for a code. */
  challenge?: string;
  /** With SECOND_FACTOR_REQUIRED: the second factor must be set up first. */
  mustSetUp?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** Overrides the code's default status, such as 413 for an oversized body. */
  status?: number;
  cause?: unknown;
}

/** An expected failure, returned to the caller with its code. Any other thrown value becomes GENERAL_ERROR. */
export class ApiFailure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly current: unknown;
  readonly challenge: string | undefined;
  readonly mustSetUp: boolean | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    { details, current, challenge, mustSetUp, headers = {}, status, cause }: ApiFailureOptions = {},
  ) {
    super(code, { cause });
    this.name = 'ApiFailure';
    this.code = code;
    this.status = status ?? errorStatus[code];
    this.details = details;
    this.current = current;
    this.challenge = challenge;
    this.mustSetUp = mustSetUp;
    this.headers = headers;
  }
}
