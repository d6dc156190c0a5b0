import { errorStatus } from './generated/errors.ts';

/** Every error code of the API with its HTTP status. Each owner's codes are in its `errors.ts`, shared ones in `common/errors.ts`. */
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
  /** With CART_AMOUNT_NOT_ENOUGH: the largest amount that can be ordered. */
  maximum?: number;
}

/** Response body of every failed request. Never contains driver messages, queries or stack traces. */
export interface ErrorBody {
  statusCode: number;
  message: ErrorCode;
  requestId: string;
  details?: ErrorDetail[];
  /** With VERSION_CONFLICT the entity as it is now. With PAYMENT_WAS_EXISTED the recorded transfer that may be the same. */
  current?: unknown;
  /** With SECOND_FACTOR_REQUIRED: id of the sign-in that waits for a code. */
  challenge?: string;
  /** With SECOND_FACTOR_REQUIRED: the second factor is required but not set up yet. The sign-in continues with the setup. */
  mustSetUp?: boolean;
}
