/**
 * Every error code of the API and its HTTP status.
 * Source: specification §8 (the known codes) and the decisions' table of errors.
 */
export const errorStatus = {
  INVALID_ID: 400,
  INVALID_ENUM_VALUE: 400,
  INVALID_PAYLOAD: 400,
  COUNTRY_MUST_BE_PROVIDED: 400,
  NEW_PASSWORD_BE_OLD_PASSWORD: 400,
  FILE_NOT_FOUND: 400,

  INVALID_TOKEN: 401,
  INCORRECT_PASSWORD: 401,
  INVALID_PERMISSION: 401,

  INVALID_ROLE: 403,
  ACTION_NOT_ALLOWED: 403,
  USER_WAS_BLOCKED: 403,
  EMAIL_NOT_VERIFIED: 403,

  NOT_FOUND: 404,
  COUNTRY_NOT_FOUND: 404,
  MESSAGE_NOT_FOUND: 404,
  PAGE_TEMPLATE_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  USER_RATING_NOT_FOUND: 404,
  PRODUCT_CATEGORY_NOT_FOUND: 404,
  PRODUCER_NOT_FOUND: 404,
  PRODUCT_NOT_FOUND: 404,
  CART_NOT_FOUND: 404,
  COST_NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  ORDER_NOTIFY_NOT_FOUND: 404,
  ROOM_NOT_FOUND: 404,
  PRODUCT_CATEGORY_IS_NOT_SHOWED: 404,
  PRODUCER_IS_NOT_SHOWED: 404,
  RATE_NOT_FOUND: 404,

  PAGE_TEMPLATE_WAS_EXISTED: 409,
  USER_WAS_EXISTED: 409,
  DISPLAY_NAME_WAS_EXISTED: 409,
  USER_RATING_WAS_EXISTED: 409,
  PRODUCT_CATEGORY_WAS_EXISTED: 409,
  PRODUCER_WAS_EXISTED: 409,
  PRODUCT_WAS_EXISTED: 409,
  COST_WAS_EXISTED: 409,
  CART_WAS_EXISTED: 409,
  ORDER_WAS_EXISTED: 409,
  USER_HAS_PASSWORD: 409,
  CART_AMOUNT_NOT_ENOUGH: 409,
  ORDER_STATUS_CONFLICT: 409,
  GOODS_RESTRICTED: 409,
  VERSION_CONFLICT: 409,

  PAGE_TEMPLATE_WAS_DELETED: 410,
  USER_WAS_DELETED: 410,
  USER_RATING_WAS_DELETED: 410,
  PRODUCT_CATEGORY_WAS_DELETED: 410,
  PRODUCER_WAS_DELETED: 410,
  PRODUCT_WAS_DELETED: 410,
  COST_WAS_DELETED: 410,
  CART_WAS_DELETED: 410,
  ORDER_WAS_DELETED: 410,
  QUOTE_EXPIRED: 410,

  FILE_TOO_LARGE: 413,
  FILE_TYPE_NOT_SUPPORTED: 415,
  FILE_NOT_READABLE: 422,

  TOO_MANY_REQUESTS: 429,
  GENERAL_ERROR: 500,
  BAD_GATEWAY: 502,
  SERVICE_UNAVAILABLE: 503,
  GATEWAY_TIMEOUT: 504,
} as const;

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
}

/** Response body of every failed request; never contains driver messages, queries or stack traces. */
export interface ErrorBody {
  statusCode: number;
  message: ErrorCode;
  requestId: string;
  details?: ErrorDetail[];
  /** With VERSION_CONFLICT: the entity as it is now. */
  current?: unknown;
}
