import type { SentMessage } from './send-message/store-message.ts';

/** What this process has just stored, for the lookup that follows each message within milliseconds. */
export interface RecentMessages {
  add(sent: SentMessage): void;
  get(id: string): SentMessage | undefined;
}

/** Longer than an event takes to a node of the sockets. What changes within it (read marks, a move to a user's room) is announced by events that follow. */
const lifetimeMs = 1_000;
const maximum = 1_000;

export function createRecentMessages(now: () => number = performance.now.bind(performance)): RecentMessages {
  const messages = new Map<string, { sent: SentMessage; storedAt: number }>();
  return {
    add(sent) {
      messages.set(sent.message._id.toHexString(), { sent, storedAt: now() });
      if (messages.size > maximum) messages.delete(messages.keys().next().value as string);
    },
    get(id) {
      const found = messages.get(id);
      return found !== undefined && now() - found.storedAt < lifetimeMs ? found.sent : undefined;
    },
  };
}
