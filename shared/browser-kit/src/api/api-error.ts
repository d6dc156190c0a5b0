import { isErrorCode } from '@gvg/contracts/errors';
import type { ErrorBody, ErrorCode, ErrorDetail } from '@gvg/contracts/errors';

/** A call that failed. `status` 0 means that no answer came at all; an answer without a known code is GENERAL_ERROR (specification §8). */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetail[];
  readonly requestId: string | undefined;
  /** With VERSION_CONFLICT: the entity as it is now. */
  readonly current: unknown;

  constructor(status: number, body: Partial<ErrorBody> = {}, options?: ErrorOptions) {
    const code = isErrorCode(body.message) ? body.message : 'GENERAL_ERROR';
    super(code, options);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.details = body.details ?? [];
    this.requestId = body.requestId;
    this.current = body.current;
  }
}
