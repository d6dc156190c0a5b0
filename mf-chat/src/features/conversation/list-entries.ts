import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { sideOf } from './store/message-list.ts';
import { dayKey } from './times.ts';

/** Entry of the list of messages, from top to bottom. `isLast`: the last message of one side in a row, which has the time below. */
export type ListEntry =
  | { kind: 'day'; key: string; instant: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: Message; isLast: boolean };

/** Messages of one side further apart than this each show a time. */
const rowMs = 5 * 60_000;

const isInOneRow = (message: Message, next: Message) =>
  sideOf(message) === sideOf(next) &&
  message.senderIsUser?._id === next.senderIsUser?._id &&
  dayKey(message.createdAt) === dayKey(next.createdAt) &&
  Date.parse(next.createdAt) - Date.parse(message.createdAt) < rowMs;

/** `unreadAfter` is the last `seq` that was read when the conversation was opened. */
export function listEntries(messages: readonly Message[], unreadAfter: number | undefined): ListEntry[] {
  return messages.flatMap((message, index) => {
    const [previous, next] = [messages[index - 1], messages[index + 1]];
    const startsDay = previous === undefined || dayKey(previous.createdAt) !== dayKey(message.createdAt);
    const startsUnread =
      unreadAfter !== undefined && message.seq > unreadAfter && (previous === undefined || previous.seq <= unreadAfter);
    const endsUnread =
      unreadAfter !== undefined && next !== undefined && message.seq <= unreadAfter && next.seq > unreadAfter;
    const isLast = next === undefined || endsUnread || !isInOneRow(message, next);
    return [
      ...(startsDay
        ? [{ kind: 'day' as const, key: `day-${dayKey(message.createdAt)}-${message.seq}`, instant: message.createdAt }]
        : []),
      ...(startsUnread ? [{ kind: 'unread' as const, key: 'unread' }] : []),
      { kind: 'message' as const, key: message._id, message, isLast },
    ];
  });
}
