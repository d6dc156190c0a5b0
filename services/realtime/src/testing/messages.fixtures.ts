import { randomUUID } from 'node:crypto';
import { messageSent } from '@gvg/contracts/chat/events';
import type { ChatCustomer, MessageContent } from '@gvg/contracts/chat/http/message-schema';
import type { RealtimeHarness } from './realtime-harness.ts';
import { newId } from './realtime-harness.ts';

export interface SampleMessage {
  room: string;
  customer: ChatCustomer;
  seq?: number;
  text?: string;
  images?: MessageContent['images'];
}

/** Stores a message of the customer at the fake of chat and publishes its event. Returns its id. */
export async function sendMessage(
  { chat, publish }: Pick<RealtimeHarness, 'chat' | 'publish'>,
  { room, customer, seq = 1, text = 'Xin chào', images = [] }: SampleMessage,
): Promise<string> {
  const _id = newId();
  const { kind, id } = customer;
  const sender =
    kind === 'guest'
      ? { senderIsGuest: id }
      : { senderIsUser: { _id: id, displayName: 'Hà', avatar: null, isStaff: false } };
  const message = {
    _id,
    room: { _id: room },
    seq,
    clientId: randomUUID(),
    content: { text, images },
    ...sender,
    readAt: null,
    createdAt: new Date().toISOString(),
  };
  chat.docs.set(_id, { message, customer });
  await publish(messageSent, room, { room, customer, message: _id, seq, side: 'customer', sender: id });
  return _id;
}
