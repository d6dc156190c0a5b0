import { errorStatus } from './generated/errors.ts';

/** Every error code of the API and its HTTP status; each owner's codes are in its `errors.ts`, those of any service in `common/errors.ts`. */
export { errorStatus };

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}

/** One invalid field: `path` in dot notation (`name.vi`), `code` for programs, `message` in the request's language. */
export interface ErrorDetail {
  path: string;
  code: string;
  message: string;
  /** With CART_AMOUNT_NOT_ENOUGH: the most pieces that there are for it. */
  maximum?: number;
}

/** Response body of every failed request; never contains driver messages, queries or stack traces. */
export interface ErrorBody {
  statusCode: number;
  message: ErrorCode;
  requestId: string;
  details?: ErrorDetail[];
  /** With VERSION_CONFLICT the entity as it is now, with PAYMENT_WAS_EXISTED the recorded transfer that may be the same. */
  current?: unknown;
  /** With SECOND_FACTOR_REQUIRED: names the sign-in that waits for a code. */
  challenge?: string;
  /** With SECOND_FACTOR_REQUIRED: the second factor is required but not set up yet; the sign-in goes on with setting it up. */
  mustSetUp?: boolean;
}
