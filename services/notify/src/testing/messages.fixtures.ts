import { randomUUID } from 'node:crypto';
import type { ChatCustomer, Message } from '@gvg/contracts/chat/http/message-schema';
import type { FoundMessage } from '../clients/messages.ts';

export interface SampleMessage {
  _id: string;
  room: string;
  customer: ChatCustomer;
  seq?: number;
  text?: string;
  /** Name of the sender if it is staff. */
  staff?: string;
  content?: Partial<Message['content']>;
}

/** A message by a customer or staff. */
export function sampleMessage({
  _id,
  room,
  customer,
  seq = 1,
  text = 'Chào cửa hàng',
  staff,
  content,
}: SampleMessage): FoundMessage {
  const sender = {
    _id: '64b0c0ffee0123456789ab99',
    displayName: staff ?? 'Thu Hà',
    avatar: null,
    isStaff: staff !== undefined,
  };
  const message: Message = {
    _id,
    room: { _id: room },
    seq,
    clientId: randomUUID(),
    content: { text, images: [], ...content },
    ...(staff === undefined && customer.kind === 'guest' ? { senderIsGuest: customer.id } : { senderIsUser: sender }),
    ...(staff !== undefined && { receiver: customer.id }),
    readAt: null,
    createdAt: '2026-11-22T02:12:00.000Z',
  };
  return { message, customer };
}
