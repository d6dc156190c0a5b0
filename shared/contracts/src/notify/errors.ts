/** Error codes of notifications with their HTTP statuses (specification §8, rules/errors.md). */
export const errorStatus = {
  ORDER_NOTIFY_NOT_FOUND: 404,
} as const;
