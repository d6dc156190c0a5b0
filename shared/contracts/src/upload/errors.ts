/** Error codes about files with their HTTP statuses (specification §8, rules/errors.md). */
export const errorStatus = {
  FILE_NOT_FOUND: 400,

  FILE_TOO_LARGE: 413,

  FILE_TYPE_NOT_SUPPORTED: 415,

  FILE_NOT_READABLE: 422,
} as const;
