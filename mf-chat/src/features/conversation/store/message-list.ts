import type { Message } from '@gvg/contracts/chat/http/message-schema';
import type { Room } from '@gvg/contracts/chat/http/rooms';
import type { ChatSide } from '@gvg/contracts/chat/terms';

/** Which side wrote a message: staff names the customer as its receiver. */
export const sideOf = ({ receiver }: Pick<Message, 'receiver'>): ChatSide =>
  receiver === undefined ? 'customer' : 'staff';

/** Messages in the order of `seq`, each once; of two with one id the later copy counts, whose addresses and marks are newer. */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  if (incoming.length === 0) return known;
  const byId = new Map([...known, ...incoming].map((message) => [message._id, message]));
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

/** The `seq` after which messages are missing between two that are there. */
export function firstGap(messages: readonly Pick<Message, 'seq'>[]): number | undefined {
  return messages.find(({ seq }, index) => index + 1 < messages.length && messages[index + 1]?.seq !== seq + 1)?.seq;
}

/** Whether a side has something to read after `seq`. */
export const hasUnread = (messages: readonly Message[], reader: ChatSide, seq: number): boolean =>
  messages.some((message) => message.seq > seq && sideOf(message) !== reader);

/** Who of staff wrote last. */
export function lastAnswer(messages: readonly Message[]): Room['answeredBy'] {
  const message = messages.findLast((each) => sideOf(each) === 'staff');
  return message?.senderIsUser === undefined
    ? null
    : { _id: message.senderIsUser._id, displayName: message.senderIsUser.displayName, at: message.createdAt };
}
