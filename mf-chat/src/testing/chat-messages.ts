import type { Message } from '@gvg/contracts/chat/http/message-schema';
import type { Room } from '@gvg/contracts/chat/http/rooms';

/** Returns an object id of 24 hexadecimal digits that ends in `number`. */
export const chatId = (number: number) => number.toString(16).padStart(24, '0');
const uuid = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

export const mai = { _id: chatId(70), displayName: 'Mai', avatar: null, isStaff: true };
export const customer = { _id: chatId(71), displayName: 'Thu Hà', avatar: null, isStaff: false };
export const room = { _id: chatId(1) };

/** One message per minute, from today or `day` days ago. */
const instantOf = (seq: number, day = 0) => {
  const date = new Date();
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - day, 0, 0, seq).toISOString();
};

const common = (seq: number, text: string, day?: number) => ({
  _id: chatId(1_000 + seq),
  room,
  seq,
  clientId: uuid(seq),
  content: { text, images: [] },
  readAt: null,
  createdAt: instantOf(seq, day),
});

export const fromCustomer = (seq: number, text: string, changes: Partial<Message> = {}, day?: number): Message => ({
  ...common(seq, text, day),
  senderIsUser: customer,
  ...changes,
});
export const fromStaff = (seq: number, text: string, changes: Partial<Message> = {}, day?: number): Message => ({
  ...common(seq, text, day),
  senderIsUser: mai,
  receiver: customer._id,
  ...changes,
});

/** Returns alternating messages of both sides, from 1 to `count`. */
export const talk = (count: number): Message[] =>
  Array.from({ length: count }, (_, index) =>
    (index % 2 === 0 ? fromCustomer : fromStaff)(index + 1, `Tin ${index + 1}`),
  );

export const roomOf = (messages: readonly Message[], changes: Partial<Room> = {}): Room => {
  const last = messages.at(-1);
  const lastSeq = last?.seq ?? 0;
  return {
    _id: room._id,
    isRead: true,
    unread: 0,
    customer: { kind: 'user', id: customer._id, displayName: 'Thu Hà', avatar: null, locale: 'vi' },
    lastSeq,
    readSeq: { customer: lastSeq, staff: lastSeq },
    lastMessage: last ?? null,
    answeredBy: null,
    createdAt: instantOf(0),
    updatedAt: instantOf(lastSeq),
    ...changes,
  };
};
