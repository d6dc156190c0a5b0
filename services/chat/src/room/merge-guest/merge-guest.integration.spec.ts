import { randomUUID } from 'node:crypto';
import { messageSent, roomMerged } from '@gvg/contracts/chat/events';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import type { Room } from '@gvg/contracts/chat/http/rooms';
import { guestMerged } from '@gvg/contracts/identity/events';
import type { Page } from '@gvg/contracts/definitions/paging';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { send, startChatHarness } from '../../testing/chat-harness.ts';
import type { ChatHarness } from '../../testing/chat-harness.ts';

let chat: ChatHarness;
let identity: EventPublisher;
let collector: EventCollector;
let staff: TestCustomer;

beforeAll(async () => {
  chat = await startChatHarness('merge');
  identity = await openPublisher(chat, 'identity');
  collector = await collectEvents(chat, [messageSent, roomMerged]);
  staff = await chat.staff();
});
afterAll(async () => {
  await collector.close();
  await identity.close();
  await chat.close();
});

const publishMerge = (guest: TestCustomer, user: TestCustomer) =>
  identity.publish({
    contract: guestMerged,
    subjectId: user.id,
    revision: 1,
    data: { guest: guest.id, user: user.id },
  });
const mine = async (customer: TestCustomer, query = '') =>
  (await customer.get<{ room: Room | null; merged?: { messages: number } }>(`/v1/rooms/me${query}`)).body;
const messagesOf = async (customer: TestCustomer) =>
  (await customer.get<Page<Message>>('/v1/messages?after=0&limit=100')).body.docs;
const textsOf = async (customer: TestCustomer) =>
  (await messagesOf(customer)).map(({ seq, content }) => `${seq} ${content.text}`);

async function merged(guest: TestCustomer, user: TestCustomer) {
  const row = await publishMerge(guest, user);
  await eventually(async () => expect((await mine(user, `?after=${row.eventId}`)).merged).toBeDefined());
  return row;
}

it("moves the guest's messages to the user, after the user’s last one", async () => {
  const [guest, user] = [await chat.guest(), await chat.user()];
  await send(user, 'u1');
  await send(staff, 'u2', { receiver: user.id });
  const own = [
    (await send(guest, 'g1')).body,
    (await send(staff, 'g2', { receiver: guest.id })).body,
    (await send(guest, 'g3')).body,
  ];

  const row = await publishMerge(guest, user);
  const { room, merged: came } = await mine(user, `?after=${row.eventId}`);
  expect(came).toEqual({ messages: 3 });
  expect(room).toMatchObject({ lastSeq: 5, lastMessage: { content: { text: 'g3' } }, answeredBy: { _id: staff.id } });
  const docs = await messagesOf(user);
  expect(docs.map(({ seq, content }) => `${seq} ${content.text}`)).toEqual(['1 u1', '2 u2', '3 g1', '4 g2', '5 g3']);
  expect(docs.slice(2).map(({ _id, clientId, createdAt }) => ({ _id, clientId, createdAt }))).toEqual(
    own.map(({ _id, clientId, createdAt }) => ({ _id, clientId, createdAt })),
  );
  expect(docs.slice(2)).toMatchObject([
    { senderIsUser: { _id: user.id, isStaff: false }, room: { _id: room?._id } },
    { senderIsUser: { isStaff: true }, receiver: user.id },
    { senderIsUser: { _id: user.id } },
  ]);
  expect((await staff.get<Page<Room>>(`/v1/rooms?customer=${guest.id}`)).body.docs).toEqual([]);
  const left = `/v1/rooms/${own[0]!.room._id}`;
  expect((await staff.get<Room>(left)).body).toMatchObject({ _id: room?._id, customer: { kind: 'user', id: user.id } });
  expect([(await guest.get(left)).status, (await user.get(left)).status]).toEqual([404, 404]);
  await eventually(() =>
    expect(collector.about(room?._id ?? '').at(-1)).toMatchObject({
      type: roomMerged.type,
      data: { customer: { kind: 'user', id: user.id }, guest: guest.id, messages: 3 },
    }),
  );
  expect((await send(user, 'u6')).body.seq).toBe(6);
});

it('creates a room for a user without one, and none for a guest who wrote nothing', async () => {
  const [guest, user, silent, other] = [await chat.guest(), await chat.user(), await chat.guest(), await chat.user()];
  await send(guest, 'g1');
  await merged(guest, user);
  expect(await textsOf(user)).toEqual(['1 g1']);
  await merged(silent, other);
  expect(await mine(other)).toEqual({ room: null });
});

it('happens once however often the event is delivered', async () => {
  const [guest, user] = [await chat.guest(), await chat.user()];
  await send(guest, 'g1');
  const row = await merged(guest, user);
  await identity.republish(row);
  await publishMerge(guest, await chat.user());
  await merged(await chat.guest(), await chat.user());
  expect(await textsOf(user)).toEqual(['1 g1']);
});

it('rejects writing with the old cookie, even if it never wrote, and staff reaches the user', async () => {
  const [guest, silent, user] = [await chat.guest(), await chat.guest(), await chat.user()];
  const clientId = randomUUID();
  await send(guest, 'g1', { clientId });
  for (const old of [guest, silent]) {
    await merged(old, user);
    for (const fields of [{}, { clientId }])
      expect((await send(old, 'x', fields)).body).toMatchObject({ statusCode: 401, message: 'INVALID_TOKEN' });
    expect((await send(staff, `an ${old.id}`, { receiver: old.id })).body).toMatchObject({ receiver: user.id });
  }
  expect(await textsOf(user)).toEqual(['1 g1', `2 an ${guest.id}`, `3 an ${silent.id}`]);
});

it('stores a message once that the user has sent again after a lost response, without a gap', async () => {
  const [guest, user] = [await chat.guest(), await chat.user()];
  const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  for (const [index, clientId] of ids.entries()) await send(guest, `m${index}`, { clientId });
  await send(staff, 'reply', { receiver: guest.id });
  for (const index of [0, 2]) await send(user, `m${index}`, { clientId: ids[index]! });
  await merged(guest, user);
  expect(await textsOf(user)).toEqual(['1 m0', '2 m2', '3 m1', '4 m3', '5 reply']);
  expect((await send(user, 'm3', { clientId: ids[3]! })).body.seq).toBe(4);
});

it('keeps unread messages unread for each side', async () => {
  const [guest, user] = [await chat.guest(), await chat.user()];
  await send(guest, 'g1');
  await send(staff, 'g2', { receiver: guest.id });
  await send(guest, 'g3');
  const { room } = await mine(guest);
  await staff.put(`/v1/rooms/${room?._id ?? ''}`, { isRead: true, seq: 1 });
  await merged(guest, user);
  expect((await mine(user)).room).toMatchObject({ unread: 1, readSeq: { customer: 0, staff: 1 } });

  const [second, later] = [await chat.guest(), await chat.user()];
  await send(later, 'u1');
  await send(second, 'g1');
  await staff.put(`/v1/rooms/${(await mine(second)).room?._id ?? ''}`, { isRead: true });
  await merged(second, later);
  const [staffView] = (await staff.get<Page<Room>>(`/v1/rooms?customer=${later.id}`)).body.docs;
  expect(staffView).toMatchObject({ lastSeq: 2, isRead: false, unread: 2, readSeq: { staff: 0 } });
});

it('merges two guests into one user', async () => {
  const [first, second, user] = [await chat.guest(), await chat.guest(), await chat.user()];
  for (const guest of [first, second]) await send(guest, `of ${guest.id}`);
  await Promise.all([merged(first, user), merged(second, user)]);
  expect((await textsOf(user)).map((text) => text.slice(2)).sort()).toEqual(
    [first, second].map(({ id }) => `of ${id}`).sort(),
  );
});

it('loses nothing that the guest and staff send concurrently', async () => {
  const [guest, user] = [await chat.guest(), await chat.user()];
  await send(guest, 'first');
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const [, ...responses] = await Promise.all([
    merged(guest, user),
    ...numbers.map((index) =>
      index % 3 === 0
        ? send(staff, `s${index}`, { receiver: guest.id })
        : index % 3 === 1
          ? send(guest, `g${index}`)
          : send(user, `u${index}`),
    ),
  ]);
  const accepted = responses.filter(({ status }) => status === 201).length;
  expect(responses.filter(({ status, body }) => status !== 201 && body.message !== 'INVALID_TOKEN')).toEqual([]);
  const docs = await messagesOf(user);
  expect(docs.map(({ seq }) => seq)).toEqual(Array.from({ length: 1 + accepted }, (_, index) => index + 1));
  expect(await chat.models.messages.countDocuments({ room: { $ne: docs[0]!.room._id }, 'sender.id': guest.id })).toBe(
    0,
  );
}, 60_000);

it('reports no merge of another user or of an unknown event', async () => {
  const [guest, user, other] = [await chat.guest(), await chat.user(), await chat.user()];
  await send(guest, 'g1');
  const { eventId } = await merged(guest, user);
  expect(await mine(other, `?after=${eventId}`)).toEqual({ room: null });
  expect(await mine(user, `?after=${randomUUID()}`)).not.toHaveProperty('merged');
});
