/** Error codes that any service may return, with their HTTP statuses (specification §8, rules/errors.md). */
export const errorStatus = {
  INVALID_ID: 400,
  INVALID_ENUM_VALUE: 400,
  INVALID_PAYLOAD: 400,

  INVALID_TOKEN: 401,
  INVALID_PERMISSION: 401,

  INVALID_ROLE: 403,
  ACTION_NOT_ALLOWED: 403,

  NOT_FOUND: 404,

  VERSION_CONFLICT: 409,

  TOO_MANY_REQUESTS: 429,

  GENERAL_ERROR: 500,
  BAD_GATEWAY: 502,
  SERVICE_UNAVAILABLE: 503,
  GATEWAY_TIMEOUT: 504,
} as const;
