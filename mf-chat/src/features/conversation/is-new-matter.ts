import type { Message } from '@gvg/contracts/chat/http/message-schema';

/** Pause after which a customer starts a new subject. */
const pauseMs = 12 * 3_600_000;

/** Returns whether to suggest questions: the room has had no message for half a day. */
export function isNewMatter(messages: readonly Pick<Message, 'createdAt'>[], now: Date = new Date()): boolean {
  const last = messages.at(-1);
  return last === undefined || now.getTime() - Date.parse(last.createdAt) > pauseMs;
}
