import { randomUUID } from 'node:crypto';
import { roomRead } from '@gvg/contracts/chat/events';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { recentMessages } from '@gvg/contracts/chat/recent-messages';
import type { Room } from '@gvg/contracts/chat/http/rooms';
import type { Page } from '@gvg/contracts/definitions/paging';
import { userUpdated } from '@gvg/contracts/identity/events';
import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { closeRedis, connectRedis } from '@gvg/service-kit/data/redis';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import type { FoundMessage } from '../message/recent-messages.ts';
import { send, startChatHarness } from '../testing/chat-harness.ts';
import type { ChatHarness } from '../testing/chat-harness.ts';

let chat: ChatHarness;
let identity: EventPublisher;
let collector: EventCollector;
let staff: TestCustomer;

beforeEach(async () => {
  chat = await startChatHarness('rooms');
  identity = await openPublisher(chat, 'identity');
  collector = await collectEvents(chat, [roomRead]);
  staff = await chat.staff();
});
afterEach(async () => {
  await collector.close();
  await identity.close();
  await chat.close();
});

type Rooms = Page<Room> & { allRead: boolean };
const list = async (query = '') => (await staff.get<Rooms>(`/v1/rooms${query}`)).body;
const customersOf = ({ docs }: Rooms) => docs.map(({ customer }) => customer.id);
const myRoom = async (customer: TestCustomer) => (await customer.get<{ room: Room }>('/v1/rooms/me')).body.room;
const mark = (reader: TestCustomer, room: string, body: object) => reader.put<Room>(`/v1/rooms/${room}`, body);
const rename = (names: Record<string, string>) => {
  const contacts = chat.identity.handlerOf(getUserContacts);
  chat.identity.handle(getUserContacts, async (input) => {
    const { docs } = await contacts(input);
    return { docs: docs.map((contact) => ({ ...contact, displayName: names[contact._id] ?? contact.displayName })) };
  });
};

it('lists rooms of users and guests by latest message for staff', async () => {
  const [guest, user] = [await chat.guest(), await chat.user()];
  await send(guest, 'Của khách');
  await send(user, 'Của người dùng');
  const { docs, allRead } = await list();
  expect(allRead).toBe(false);
  expect(docs).toMatchObject([
    {
      customer: { kind: 'user', id: user.id, displayName: `Person ${user.id.slice(-4)}` },
      isRead: false,
      unread: 1,
      lastSeq: 1,
      lastMessage: { content: { text: 'Của người dùng' } },
      answeredBy: null,
    },
    {
      customer: { kind: 'guest', id: guest.id, displayName: null, avatar: null },
      unread: 1,
      lastMessage: { senderIsGuest: guest.id },
    },
  ]);
  await send(staff, 'Chào', { receiver: guest.id });
  expect((await list()).docs[0]).toMatchObject({
    customer: { id: guest.id },
    lastSeq: 2,
    answeredBy: { _id: staff.id, displayName: `Person ${staff.id.slice(-4)}` },
  });
});

it('finds rooms by name with and without accents, by the word for guests, by state and by customer', async () => {
  const [lan, dao, guest] = [await chat.user(), await chat.user(), await chat.guest()];
  rename({ [lan.id]: 'Nguyễn Thị Lan', [dao.id]: 'Đào Văn Ngữ' });
  for (const customer of [guest, dao, lan]) await send(customer, 'Chào');
  const found = async (query: string) => customersOf(await list(query));
  expect(await found('?displayName=ng')).toEqual([lan.id, dao.id]);
  expect(await found('?displayName=dao')).toEqual([dao.id]);
  expect(await found(`?displayName=${encodeURIComponent('LÀN')}`)).toEqual([lan.id]);
  expect(await found(`?displayName=${encodeURIComponent('Khách')}`)).toEqual([guest.id]);
  expect(await found(`?displayName=guest%20${guest.id.slice(0, 6)}`)).toEqual([guest.id]);
  expect(await found('?displayName=khach%20zzz')).toEqual([]);
  expect(await found('?displayName=.*')).toHaveLength(3);
  expect(await found(`?customer=${dao.id}`)).toEqual([dao.id]);
  expect(await found(`?customer=${guest.id}`)).toEqual([guest.id]);
  expect(await found('?customer=nobody')).toEqual([]);
  await mark(staff, (await myRoom(dao))._id, { isRead: true });
  expect(await found('?isRead=true')).toEqual([dao.id]);
  expect(await found('?isRead=false')).toEqual([lan.id, guest.id]);
  expect(await list('?limit=2&page=2')).toMatchObject({
    totalDocs: 3,
    totalPages: 2,
    docs: [{ customer: { id: guest.id } }],
  });
});

it('reports that everything is read only if no room at all is unread', async () => {
  const customers = [await chat.guest(), await chat.user()];
  expect((await list()).allRead).toBe(true);
  for (const customer of customers) await send(customer, 'Chào');
  for (const [index, customer] of customers.entries()) {
    expect((await list('?isRead=true')).allRead).toBe(false);
    await mark(staff, (await myRoom(customer))._id, { isRead: true });
    expect((await list()).docs.filter(({ isRead }) => isRead)).toHaveLength(index + 1);
  }
  expect((await list('?limit=1')).allRead).toBe(true);
});

it('moves read marks of each side only forward, and dates read messages', async () => {
  const user = await chat.user();
  for (const text of ['1', '2', '3']) await send(user, text);
  await send(staff, '4', { receiver: user.id });
  const { _id } = await myRoom(user);
  expect(await myRoom(user)).toMatchObject({ isRead: false, unread: 1, readSeq: { customer: 0, staff: 0 } });

  expect((await mark(staff, _id, { isRead: true, seq: 2 })).body).toMatchObject({
    isRead: false,
    unread: 1,
    readSeq: { staff: 2 },
  });
  expect((await mark(staff, _id, { isRead: true, seq: 1 })).body).toMatchObject({ unread: 1, readSeq: { staff: 2 } });
  const dates = async () =>
    (await user.get<Page<Message>>('/v1/messages?after=0')).body.docs.map(({ readAt }) => readAt !== null);
  expect(await dates()).toEqual([true, true, false, false]);

  expect((await mark(user, _id, { isRead: true })).body).toMatchObject({
    isRead: true,
    unread: 0,
    readSeq: { customer: 4, staff: 2 },
  });
  expect(await dates()).toEqual([true, true, false, true]);
  expect((await mark(staff, _id, { isRead: true, seq: 99 })).body).toMatchObject({
    isRead: true,
    unread: 0,
    readSeq: { customer: 4, staff: 4 },
  });
  await eventually(() =>
    expect(collector.about(_id).map(({ data }) => data)).toMatchObject([
      { side: 'staff', reader: staff.id, seq: 2 },
      { side: 'customer', reader: user.id, seq: 4 },
      { side: 'staff', seq: 4 },
    ]),
  );
});

it("lets staff mark the customer's last message as unread, and rejects this without one", async () => {
  const [user, other] = [await chat.user(), await chat.user()];
  await send(user, '1');
  await send(user, '2');
  await send(staff, '3', { receiver: user.id });
  const { _id } = await myRoom(user);
  await mark(staff, _id, { isRead: true });
  expect((await mark(staff, _id, { isRead: false })).body).toMatchObject({
    isRead: false,
    unread: 1,
    readSeq: { staff: 1 },
  });
  expect((await mark(staff, _id, { isRead: false })).body).toMatchObject({ unread: 1 });
  expect((await mark(staff, _id, { isRead: false, seq: 1 })).body).toMatchObject({ unread: 2, readSeq: { staff: 0 } });
  expect(
    (await user.get<Page<Message>>('/v1/messages?after=0')).body.docs.map(({ readAt }) => readAt !== null),
  ).toEqual([true, true, false]);
  expect((await mark(user, _id, { isRead: false })).body.message).toBe('ACTION_NOT_ALLOWED');

  const { body } = await send(staff, 'Chào', { receiver: other.id });
  expect((await mark(staff, body.room._id, { isRead: false })).body.message).toBe('ACTION_NOT_ALLOWED');
});

it('marks as read while messages arrive', async () => {
  const user = await chat.user();
  await send(user, '0');
  const { _id } = await myRoom(user);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? send(user, `${index}`) : mark(staff, _id, { isRead: true }),
    ),
  );
  const room = (await staff.get<Room>(`/v1/rooms/${_id}`)).body;
  expect(room).toMatchObject({ lastSeq: 11, unread: room.lastSeq - room.readSeq.staff });
});

it('shows the current names, avatars and languages of accounts', async () => {
  const user = await chat.user();
  await send(user, 'Chào');
  rename({ [user.id]: 'Tên Mới' });
  expect((await myRoom(user)).customer.displayName).not.toBe('Tên Mới');
  await identity.publish({
    contract: userUpdated,
    subjectId: user.id,
    revision: 2,
    data: { _id: user.id, changed: ['displayName'] },
  });
  await eventually(async () => expect((await myRoom(user)).customer.displayName).toBe('Tên Mới'));
  expect(customersOf(await list('?displayName=moi'))).toEqual([user.id]);
});

it('shows conversations without names while identity does not respond, and with names afterwards', async () => {
  const user = await chat.user();
  const contacts = chat.identity.handlerOf(getUserContacts);
  chat.identity.handle(getUserContacts, () => Promise.reject(new TypeError('identity is broken')));
  expect((await send(user, 'Chào')).body).toMatchObject({ seq: 1, senderIsUser: { _id: user.id, displayName: null } });
  chat.identity.handle(getUserContacts, contacts);
  expect((await myRoom(user)).customer.displayName).toBe(`Person ${user.id.slice(-4)}`);
});

it('stores the language of a guest’s page', async () => {
  const guest = await chat.guest();
  await chat.client.post('/v1/messages/send-message', {
    headers: { ...guest.headers, 'accept-language': 'en' },
    body: { content: { text: 'Hello' } },
  });
  expect((await myRoom(guest)).customer.locale).toBe('en');
});

it('caches just stored messages in Redis in the form of later lookups', async () => {
  const [user, guest] = [await chat.user(), await chat.guest()];
  const url = chat.upload.makePicture(user);
  const ids = [
    (await send(user, { text: 'a', images: [{ url, width: 4, height: 3 }] })).body._id,
    (await send(guest, 'b')).body._id,
    (await send(staff, 'c', { receiver: user.id })).body._id,
  ];
  const keys = ids.map((id) => recentMessages.key(id));
  const lookUp = async () =>
    (
      await chat.internal.post<{ docs: FoundMessage[] }>('/internal/messages/lookup', { body: { ids } })
    ).body.docs.toSorted((a, b) => ids.indexOf(a.message._id) - ids.indexOf(b.message._id));
  const redis = await connectRedis({
    url: chat.environment['REDIS_URL'] as string,
    prefix: chat.environment['REDIS_PREFIX'] as string,
    logger: createLogger({ name: 'test', level: 'error' }),
  });
  try {
    const recent = (await redis.mget(keys)).map((value) => JSON.parse(value as string) as FoundMessage);
    expect(recent.map((found) => recentMessages.schema.parse(found))).toEqual(recent);
    expect(await lookUp()).toEqual(recent);
    for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0);
    await redis.del(keys);
    expect(await lookUp()).toEqual(recent);
    await redis.set(keys[1] as string, JSON.stringify({ of: 'another release' }));
    expect(await lookUp()).toEqual(recent);
  } finally {
    await closeRedis(redis);
  }
});

it('returns existing messages by id to services, with plain paths', async () => {
  const [user, guest] = [await chat.user(), await chat.guest()];
  const url = chat.upload.makePicture(user);
  const first = (await send(user, { text: 'a', images: [{ url, width: 4, height: 3 }] })).body;
  const second = (await send(guest, 'b')).body;
  const { body } = await chat.internal.post<{ docs: { message: Message; customer: object }[] }>(
    '/internal/messages/lookup',
    { body: { ids: [second._id, 'f'.repeat(24), first._id] } },
  );
  expect(body.docs).toHaveLength(2);
  expect(body.docs).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        customer: { kind: 'user', id: user.id },
        message: expect.objectContaining({
          _id: first._id,
          content: { text: 'a', images: [{ url, signedUrl: url, width: 4, height: 3 }] },
        }) as object,
      }),
      expect.objectContaining({
        customer: { kind: 'guest', id: guest.id },
        message: expect.objectContaining({ _id: second._id }) as object,
      }),
    ]),
  );
});

it('stores one message when the first response is lost, whatever happened to the room meanwhile', async () => {
  const [user, clientId] = [await chat.user(), randomUUID()];
  const { body: sent } = await send(user, 'a', { clientId });
  await send(staff, 'b', { receiver: user.id });
  await mark(staff, sent.room._id, { isRead: true });
  const again = (await send(user, 'a', { clientId })).body;
  expect(again).toMatchObject({ _id: sent._id, seq: 1 });
  expect(again.readAt).not.toBeNull();
});
