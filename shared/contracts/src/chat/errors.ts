/** Error codes of the support chat with their HTTP statuses (specification §8, rules/errors.md). */
export const errorStatus = {
  MESSAGE_NOT_FOUND: 404,
  ROOM_NOT_FOUND: 404,
} as const;
