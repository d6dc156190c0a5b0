import { foundMessageSchema } from './http/internal-messages.ts';

/**
 * Cache of messages that chat has just stored, in the Redis shared by all services: consumers of message events find them without a
 * request. Missing or malformed entries are fetched with `lookUpMessages`.
 */
export const recentMessages = {
  key: (id: string): string => `chat:recent-message:${id}`,
  /** Schema of the value, stored as JSON. */
  schema: foundMessageSchema,
  /**
   * Longer than the delivery of an event, and too short for texts to remain there. Later changes (read marks, a move to a user's room) are
   * announced by their own events.
   */
  lifetimeMs: 5_000,
} as const;
