import type { ErrorBody, ErrorCode, ErrorDetail } from '@gvg/contracts/errors';

/** A failed call. `status` is 0 without a response; without a known code it is GENERAL_ERROR. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetail[];
  readonly requestId: string | undefined;
  /** With VERSION_CONFLICT the current state of the entity, with PAYMENT_WAS_EXISTED the recorded transfer that may be the same. */
  readonly current: unknown;
  /** With SECOND_FACTOR_REQUIRED: the sign-in that waits for a code, and whether the second factor must be set up first. */
  readonly challenge: string | undefined;
  readonly mustSetUp: boolean;
  /** Seconds after which the call may be repeated, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    body: Partial<ErrorBody> = {},
    { retryAfter, ...options }: ErrorOptions & { retryAfter?: number | undefined } = {},
  ) {
    const code = body.message ?? 'GENERAL_ERROR';
    super(code, options);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.details = body.details ?? [];
    this.requestId = body.requestId;
    this.current = body.current;
    this.challenge = body.challenge;
    this.mustSetUp = body.mustSetUp === true;
    this.retryAfter = retryAfter;
  }
}
