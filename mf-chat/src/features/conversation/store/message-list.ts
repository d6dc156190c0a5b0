import type { Message } from '@gvg/contracts/chat/http/message-schema';
import type { Room } from '@gvg/contracts/chat/http/rooms';
import type { ChatSide } from '@gvg/contracts/chat/terms';

/** Returns the author's side of a message. Staff's messages have the customer as receiver. */
export const sideOf = ({ receiver }: Pick<Message, 'receiver'>): ChatSide =>
  receiver === undefined ? 'customer' : 'staff';

/** Merges messages in the order of `seq`. Of two with the same id the later copy wins, because its URLs and marks are newer. */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  if (incoming.length === 0) return known;
  const byId = new Map([...known, ...incoming].map((message) => [message._id, message]));
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

/** Returns the `seq` before the first gap between two messages. */
export function firstGap(messages: readonly Pick<Message, 'seq'>[]): number | undefined {
  return messages.find(({ seq }, index) => index + 1 < messages.length && messages[index + 1]?.seq !== seq + 1)?.seq;
}

/** Returns whether a side has unread messages after `seq`. */
export const hasUnread = (messages: readonly Message[], reader: ChatSide, seq: number): boolean =>
  messages.some((message) => message.seq > seq && sideOf(message) !== reader);

/** Returns the staff member who wrote last. */
export function lastAnswer(messages: readonly Message[]): Room['answeredBy'] {
  const message = messages.findLast((each) => sideOf(each) === 'staff');
  return message?.senderIsUser === undefined
    ? null
    : { _id: message.senderIsUser._id, displayName: message.senderIsUser.displayName, at: message.createdAt };
}
