/** Error codes of accounts and sign-in, with their HTTP statuses (specification §8, rules/errors.md). */
export const errorStatus = {
  NEW_PASSWORD_BE_OLD_PASSWORD: 400,

  INCORRECT_PASSWORD: 401,

  USER_WAS_BLOCKED: 403,
  EMAIL_NOT_VERIFIED: 403,

  USER_NOT_FOUND: 404,

  USER_WAS_EXISTED: 409,
  DISPLAY_NAME_WAS_EXISTED: 409,
  USER_HAS_PASSWORD: 409,

  USER_WAS_DELETED: 410,
} as const;
