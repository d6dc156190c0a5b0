import { foundMessageSchema } from './http/internal-messages.ts';

/**
 * Messages that chat has just stored, in the Redis that all services share: whoever follows an event of a new message finds it there without a call. A cache: what is
 * not there, or not of this shape, is looked up (`lookUpMessages`).
 */
export const recentMessages = {
  key: (id: string): string => `chat:recent-message:${id}`,
  /** The value's JSON. */
  schema: foundMessageSchema,
  /** Longer than an event takes to who follows it, and no place where texts stay. What changes meanwhile (read marks, a move to a user's room) is announced by events that follow. */
  lifetimeMs: 5_000,
} as const;
