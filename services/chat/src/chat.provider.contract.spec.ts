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

/** Removes the room of a customer with its messages. */
async function forget({ kind, id }: ChatCustomer): Promise<void> {
  const room = await chat.models.rooms.findOneAndDelete({ 'customer.kind': kind, 'customer.id': id }).lean();
  if (room !== null) await chat.models.messages.deleteMany({ room: room._id });
}

/** The room of a user with a message of theirs and a reply, with the ids in a pact, which cannot be chosen for new ones. */
async function conversation(user: string, { room, reply }: { room?: string; reply?: string }): Promise<void> {
  await forget({ kind: 'user', id: user });
  const [customer, staff] = [await chat.user({ id: user }), await chat.staff()];
  const sent = [
    (await send(customer, 'Phí gửi tới Nhật là bao nhiêu?')).body,
    (await send(staff, 'Chào bạn, 180.000đ một ký.', { receiver: user })).body,
  ];
  const roomId = new Types.ObjectId(room ?? sent[0]!.room._id);
  for (const [index, id] of [undefined, reply].entries()) {
    const stored = await chat.models.messages.findByIdAndDelete(sent[index]!._id).lean();
    await chat.models.messages.deleteMany({ _id: id ?? sent[index]!._id });
    await chat.models.messages.collection.insertOne({
      ...stored,
      _id: new Types.ObjectId(id ?? sent[index]!._id),
      room: roomId,
    } as never);
  }
  const stored = await chat.models.rooms.findByIdAndDelete(sent[0]!.room._id).lean();
  await chat.models.rooms.deleteMany({ _id: roomId });
  await chat.models.rooms.collection.insertOne({
    ...stored,
    _id: roomId,
    lastMessage: new Types.ObjectId(reply ?? sent[1]!._id),
  } as never);
}

/** A canned reply in its first revision with the id in a pact. */
async function cannedReply(id: string): Promise<void> {
  const _id = new Types.ObjectId(id);
  const text = { vi: 'Cảm ơn bạn', en: 'Thank you' };
  const reply = { _id, title: 'Cảm ơn', text, revision: 1, updatedAt: new Date() };
  await chat.models.cannedReplies.replaceOne({ _id }, reply, { upsert: true });
}

/** A guest's message with a picture, with the id in a pact. */
async function messageOfGuest(id: string): Promise<void> {
  const guest = await chat.guest();
  const { body: sent } = await send(guest, {
    text: 'Xin chào',
    images: [{ url: chat.upload.makePicture(guest), width: 400, height: 300 }],
  });
  const stored = await chat.models.messages.findByIdAndDelete(sent._id).lean();
  await chat.models.messages.collection.insertOne({ ...stored, _id: new Types.ObjectId(id) } as never);
}

test('fulfils the contracts of its consumers', async () => {
  const [room, announced, withPicture, reply] = [
    '64b0c0ffee0123456789ad00',
    '64b0c0ffee0123456789ab61',
    '64b0c0ffee0123456789ab01',
    '64b0c0ffee0123456789ad27',
  ];
  const changedReply = '64b0c0ffee0123456789ad04';
  const states = {
    'the user has written nothing': () => forget({ kind: 'user', id: testUserId }),
    [`the user has the room ${room} with one message and one answer that is not read`]: () =>
      conversation(testUserId, { room }),
    [`there is the message ${announced} of staff to a user`]: () =>
      conversation('64b0c0ffee0123456789ab14', { reply: announced }),
    [`the message ${withPicture} of a guest has a text and a picture`]: () => messageOfGuest(withPicture),
    'there are no messages': async () => undefined,
    'a customer waits for an answer': async () => void (await send(await chat.guest(), 'Chào shop')),
    'there is a canned reply': async () => {
      const body = { title: 'Cảm ơn', text: { vi: 'Cảm ơn bạn', en: 'Thank you' } };
      expect((await (await chat.staff()).post('/v1/canned-replies', body)).status).toBe(201);
    },
    [`there is the canned reply ${changedReply}, unchanged so far`]: () => cannedReply(changedReply),
    [`there is the canned reply ${reply}`]: () => cannedReply(reply),
  };
  await verifyProvider({
    provider: 'chat',
    url: listeners.url,
    keys: chat.keys,
    states,
    headers: chat.internalHeaders,
  });
});
