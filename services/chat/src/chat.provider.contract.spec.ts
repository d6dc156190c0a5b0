import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import { verifyProvider } from '@gvg/testing/http-pact';
import { joinListeners } from '@gvg/testing/joined-listeners';
import type { JoinedListeners } from '@gvg/testing/joined-listeners';
import { testUserId } from '@gvg/testing/token-keys';
import { send, startChatHarness } from './testing/chat-harness.ts';
import type { ChatHarness } from './testing/chat-harness.ts';

let chat: ChatHarness;
let listeners: JoinedListeners;

beforeAll(async () => {
  chat = await startChatHarness('provider');
  listeners = await joinListeners(chat);
});
afterAll(async () => {
  await listeners.close();
  await chat.close();
});

/** The room of a customer goes, with its messages. */
async function forget({ kind, id }: ChatCustomer): Promise<void> {
  const room = await chat.models.rooms.findOneAndDelete({ 'customer.kind': kind, 'customer.id': id }).lean();
  if (room !== null) await chat.models.messages.deleteMany({ room: room._id });
}

/** The room of a user with a message of theirs and a reply, under the ids that a pact names: none can be chosen for new ones. */
async function conversation(user: string, { room, message, reply }: { room?: string; message?: string; reply?: string } = {}): Promise<void> {
  await forget({ kind: 'user', id: user });
  const [customer, staff] = [await chat.user({ id: user }), await chat.staff()];
  const sent = [(await send(customer, 'Phí gửi tới Nhật là bao nhiêu?')).body, (await send(staff, 'Chào bạn, 180.000đ một ký.', { receiver: user })).body];
  const roomId = new Types.ObjectId(room ?? sent[0]!.room._id);
  for (const [index, id] of [message, reply].entries()) {
    const stored = await chat.models.messages.findByIdAndDelete(sent[index]!._id).lean();
    await chat.models.messages.deleteMany({ _id: id ?? sent[index]!._id });
    await chat.models.messages.collection.insertOne({ ...stored, _id: new Types.ObjectId(id ?? sent[index]!._id), room: roomId } as never);
  }
  const stored = await chat.models.rooms.findByIdAndDelete(sent[0]!.room._id).lean();
  await chat.models.rooms.deleteMany({ _id: roomId });
  await chat.models.rooms.collection.insertOne({ ...stored, _id: roomId, lastMessage: new Types.ObjectId(reply ?? sent[1]!._id) } as never);
}

async function cannedReply(id: string): Promise<void> {
  await chat.models.cannedReplies.deleteMany({});
  await chat.models.cannedReplies.collection.insertOne({ _id: new Types.ObjectId(id), title: 'Phí gửi', text: { vi: 'Phí gửi tính theo cân nặng.', en: 'Shipping depends on the weight.' }, revision: 1, updatedAt: new Date() } as never);
}

test('fulfils the contracts of its consumers', async () => {
  const [room, message, reply, canned] = ['64b0c0ffee0123456789ad01', '64b0c0ffee0123456789ad02', '64b0c0ffee0123456789ad03', '64b0c0ffee0123456789ad04'];
  const [announced, customer] = ['64b0c0ffee0123456789ab61', '64b0c0ffee0123456789ab14'];
  const states = {
    'the user has not written yet': () => forget({ kind: 'user', id: testUserId }),
    [`the user has the room ${room} with the message ${message} and the reply ${reply}`]: () => conversation(testUserId, { room, message, reply }),
    [`the user ${customer} has the room ${room} with the message ${message} and the reply ${reply}`]: () => conversation(customer, { room, message, reply }),
    [`there is the message ${announced} of staff to a user`]: () => conversation(customer, { reply: announced }),
    [`there is no message ${'0'.repeat(24)}`]: async () => undefined,
    [`there is the canned reply ${canned}`]: () => cannedReply(canned),
    'the user has an order GVG7K3F2Q': async () => void chat.cart.orders.set('GVG7K3F2Q', testUserId),
    'somebody else has written': async () => void (await send(await chat.user(), randomUUID())),
  };
  await verifyProvider({ provider: 'chat', url: listeners.url, keys: chat.keys, states, headers: chat.internalHeaders });
});
