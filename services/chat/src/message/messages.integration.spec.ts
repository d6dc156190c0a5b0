import { randomUUID } from 'node:crypto';
import { getUserContacts as contacts } from '@gvg/contracts/identity/http/internal-users';
import { messageSent } from '@gvg/contracts/chat/events';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { eventually } from '@gvg/testing/eventually';
import type { Page } from '@gvg/contracts/definitions/paging';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { send, startChatHarness } from '../testing/chat-harness.ts';
import type { ChatHarness } from '../testing/chat-harness.ts';

let chat: ChatHarness;
let collector: EventCollector;

beforeAll(async () => {
  chat = await startChatHarness('messages');
  collector = await collectEvents(chat, [messageSent]);
});
afterAll(async () => {
  await collector.close();
  await chat.close();
});

const list = async (reader: TestCustomer, query: Record<string, string | number> = {}) =>
  (
    await reader.get<Page<Message>>(
      `/v1/messages?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString()}`,
    )
  ).body;
const seqsOf = ({ docs }: Page<Message>) => docs.map(({ seq }) => seq);
const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('creates the room with the first message and counts from there', async () => {
  const [guest, staff] = [await chat.guest(), await chat.staff()];
  const { status, body: first } = await send(guest, '  Chào shop  ');
  expect([status, first]).toMatchObject([
    201,
    { seq: 1, content: { text: 'Chào shop', images: [] }, senderIsGuest: guest.id, readAt: null },
  ]);
  expect(first).not.toHaveProperty('senderIsUser');
  const { body: reply } = await send(staff, 'Chào bạn', { receiver: guest.id });
  expect(reply).toMatchObject({
    seq: 2,
    room: first.room,
    receiver: guest.id,
    senderIsUser: { _id: staff.id, displayName: `Person ${staff.id.slice(-4)}`, isStaff: true },
  });
  expect((await list(guest)).docs.map(({ content }) => content.text)).toEqual(['Chào bạn', 'Chào shop']);
});

it('numbers 100 concurrent messages without gaps, each once', async () => {
  const [user, staff] = [await chat.user(), await chat.staff()];
  const responses = await Promise.all(
    many(100).map((index) =>
      index % 4 === 0 ? send(staff, `${index}`, { receiver: user.id }) : send(user, `${index}`),
    ),
  );
  expect(responses.filter(({ status }) => status !== 201)).toEqual([]);
  const { docs } = await list(user, { limit: 100 });
  expect(docs.map(({ seq }) => seq)).toEqual(many(100).toReversed());
  expect(docs.map(({ content }) => Number(content.text)).sort((a, b) => a - b)).toEqual(many(100));
  const { room } = docs[0]!;
  await eventually(() =>
    expect(collector.about(room._id).map(({ data }) => (data as { seq: number }).seq)).toEqual(many(100)),
  );
}, 60_000);

it('stores a clientId once, even for twenty concurrent requests and a room that does not exist yet', async () => {
  const [user, clientId] = [await chat.user(), randomUUID()];
  const responses = await Promise.all(many(20).map(() => send(user, 'Một lần', { clientId })));
  expect(new Set(responses.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1);
  expect((await send(user, 'Khác', { clientId })).body).toMatchObject({ seq: 1, content: { text: 'Một lần' } });
  expect(seqsOf(await list(user))).toEqual([1]);
});

it('allows the same clientId for different senders', async () => {
  const [user, staff, second, clientId] = [await chat.user(), await chat.staff(), await chat.staff(), randomUUID()];
  await send(user, 'a', { clientId });
  await send(staff, 'b', { clientId, receiver: user.id });
  await send(second, 'c', { clientId, receiver: user.id });
  expect((await list(user)).docs.map(({ content }) => content.text)).toEqual(['c', 'b', 'a']);
});

it('limits a list by seq in both directions, whatever arrives meanwhile', async () => {
  const user = await chat.user();
  for (const index of many(7)) await send(user, `${index}`);
  expect(seqsOf(await list(user, { limit: 3 }))).toEqual([7, 6, 5]);
  expect(seqsOf(await list(user, { limit: 3, page: 3 }))).toEqual([1]);
  expect(seqsOf(await list(user, { before: 5, limit: 3 }))).toEqual([4, 3, 2]);
  expect(seqsOf(await list(user, { after: 4 }))).toEqual([5, 6, 7]);
  expect(seqsOf(await list(user, { after: 2, before: 5 }))).toEqual([3, 4]);
  expect(await list(user, { after: 7 })).toMatchObject({ docs: [], totalDocs: 0 });
  expect(await list(user, { page: 9 })).toMatchObject({ docs: [], totalDocs: 7, totalPages: 1 });
});

it('finds words with and without accents', async () => {
  const user = await chat.user();
  for (const text of ['Phí gửi đi Nhật', 'phi hành', 'Đơn của tôi']) await send(user, text);
  expect(seqsOf(await list(user, { search: 'PHÍ' }))).toEqual([2, 1]);
  expect(seqsOf(await list(user, { search: 'nhat phi' }))).toEqual([1]);
  expect(seqsOf(await list(user, { search: 'đơn' }))).toEqual([3]);
  expect(seqsOf(await list(user, { search: '.*' }))).toHaveLength(3);
  expect(seqsOf(await list(user, { search: 'xyz' }))).toEqual([]);
});

it('lists nothing before the first message', async () => {
  expect(await list(await chat.guest())).toEqual({
    docs: [],
    totalDocs: 0,
    totalPages: 0,
    page: 1,
    limit: 20,
    hasNextPage: false,
  });
});

describe('a picture', () => {
  const image = (url: string) => ({ images: [{ url, width: 400, height: 300 }] });

  it.each(['guest', 'user', 'staff'] as const)(
    'is shown to each reader at their own address when %s sends it',
    async (kind) => {
      const [customer, staff] = [kind === 'guest' ? await chat.guest() : await chat.user(), await chat.staff()];
      await send(customer, 'Chào');
      const sender = kind === 'staff' ? staff : customer;
      const url = chat.upload.makePicture(sender);
      const sent = await send(sender, image(url), kind === 'staff' ? { receiver: customer.id } : {});
      expect([sent.status, sent.body.content]).toMatchObject([
        201,
        { text: '', images: [{ url, width: 400, height: 300 }] },
      ]);
      for (const reader of [customer, staff]) {
        const [message] = (await list(reader, { room: sent.body.room._id })).docs;
        expect(message?.content.images[0]?.signedUrl).toContain(`${url}?reader=${reader.id}&`);
      }
    },
  );

  it('is rejected together with its message unless it is the sender’s', async () => {
    const [user, other, staff] = [await chat.user(), await chat.user(), await chat.staff()];
    const [own, strange] = [chat.upload.makePicture(user), chat.upload.makePicture(other)];
    const content = { text: 'x', images: [...image(own).images, ...image(strange).images] };
    expect(await send(user, content)).toMatchObject({
      status: 400,
      body: { message: 'FILE_NOT_FOUND', details: [{ path: 'content.images.1.url' }] },
    });
    expect((await send(staff, image(own), { receiver: user.id })).body.message).toBe('FILE_NOT_FOUND');
    expect((await send(user, image('https://shop.example/a.jpg'))).body.message).toBe('INVALID_PAYLOAD');
    expect((await list(user)).totalDocs).toBe(0);
  });
});

describe('a card', () => {
  const order = (key: string) => ({ card: { kind: 'ORDER', order: key } });
  const quote = (id: string) => ({ card: { kind: 'QUOTE', quote: id } });

  it('references an order or a quote of the customer, in messages of customers and of staff', async () => {
    const [user, staff] = [await chat.user(), await chat.staff()];
    chat.cart.orders.set('GVG7K3F2Q', user.id);
    chat.cart.quotes.set('b'.repeat(24), user.id);
    expect((await send(user, order('gvg-7k3 f2q'))).body.content.card).toEqual({ kind: 'ORDER', order: 'GVG7K3F2Q' });
    expect((await send(staff, quote('b'.repeat(24)), { receiver: user.id })).body.content.card).toEqual({
      kind: 'QUOTE',
      quote: 'b'.repeat(24),
    });
  });

  it.each(['GVG7K3F2Q', 'nothing', '..', '../quotes', '\u0000', '\ud800', '%2e%2e'])(
    'is rejected for the order %j of another or no customer',
    async (key) => {
      chat.cart.orders.set('GVG7K3F2Q', 'f'.repeat(24));
      const [user, guest] = [await chat.user(), await chat.guest()];
      for (const sender of [user, guest])
        expect((await send(sender, order(key))).body).toMatchObject({ statusCode: 404, message: 'ORDER_NOT_FOUND' });
    },
  );

  it("is rejected for another customer's quote", async () => {
    chat.cart.quotes.set('c'.repeat(24), 'f'.repeat(24));
    const [user, staff] = [await chat.user(), await chat.staff()];
    expect((await send(user, quote('c'.repeat(24)))).body.message).toBe('QUOTE_NOT_FOUND');
    expect((await send(staff, quote('c'.repeat(24)), { receiver: user.id })).body.message).toBe('QUOTE_NOT_FOUND');
    expect((await send(user, quote('d'.repeat(24)))).body.message).toBe('QUOTE_NOT_FOUND');
  });
});

it.each([
  ['nothing', {}],
  ['blanks', { text: '  \n ' }],
  ['a long text', { text: 'x'.repeat(4_001) }],
  ['NUL', { text: 'a\u0000b' }],
  ['half a surrogate pair', { text: 'a\ud800' }],
  ['marks alone that copying leaves', { text: '\u202e\u200b' }],
  [
    'eleven pictures',
    {
      images: Array.from({ length: 11 }, () => ({
        url: `/v1/file-manager/files/${'a'.repeat(32)}.jpg`,
        width: 1,
        height: 1,
      })),
    },
  ],
  ['a script as link', { link: 'javascript:alert(1)' }],
  ['another host as path', { link: '//evil.example' }],
  ['NUL in a link', { link: 'https://a.example/\u0000' }],
  ['half a surrogate pair in a link', { link: '/a\udc00' }],
  ['two kinds of card', { card: { kind: 'ORDER', order: 'x', quote: 'a'.repeat(24) } }],
  ['something unknown', { text: 'x', html: '<b>' }],
  ['depth', { text: JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown }],
])('rejects %s as content', async (_, content) => {
  expect(await send(await chat.guest(), content)).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^INVALID_(PAYLOAD|ENUM_VALUE)$/) as string },
  });
});

it('accepts 4,000 characters and a path of the shop as link', async () => {
  const text = 'ệ'.repeat(4_000);
  expect((await send(await chat.guest(), { text, link: '/product/a-b' })).body.content).toMatchObject({
    text,
    link: '/product/a-b',
  });
});

describe('staff', () => {
  it('writes to existing users and to guests who have written', async () => {
    const [staff, user, closed, guest] = [await chat.staff(), await chat.user(), await chat.user(), await chat.guest()];
    chat.identity.closed.add(closed.id);
    const statusOf = async (receiver: string) => (await send(staff, 'Chào', { receiver })).body.message ?? 'sent';
    expect(await Promise.all([user.id, closed.id, guest.id, 'nobody', '\u0000', '$ne'].map(statusOf))).toEqual([
      'sent',
      'USER_NOT_FOUND',
      'ROOM_NOT_FOUND',
      'USER_NOT_FOUND',
      'USER_NOT_FOUND',
      'USER_NOT_FOUND',
    ]);
    expect((await send(staff, 'Chào')).body).toMatchObject({
      message: 'INVALID_PAYLOAD',
      details: [{ path: 'receiver', code: 'REQUIRED' }],
    });
  });

  it('requires identity only for the first message to a user', async () => {
    const [staff, user, next] = [await chat.staff(), await chat.user(), await chat.user()];
    await send(user, 'Chào');
    const asked = chat.identity.requestsTo(contacts).length;
    await send(staff, 'Chào', { receiver: user.id });
    await send(staff, 'Chào', { receiver: user.id });
    expect(chat.identity.requestsTo(contacts).length - asked).toBe(1);
    await send(staff, 'Chào', { receiver: next.id });
    expect(
      chat.identity
        .requestsTo(contacts)
        .slice(asked + 1)
        .map(({ body }) => body.ids),
    ).toEqual([[next.id]]);
  });
});

it('rejects a receiver named by a customer', async () => {
  const [guest, user] = [await chat.guest(), await chat.user()];
  for (const sender of [guest, user])
    expect((await send(sender, 'x', { receiver: user.id })).body).toMatchObject({
      statusCode: 403,
      message: 'INVALID_ROLE',
    });
});

it('stores concurrent first messages of more customers than the database has connections', async () => {
  const guests = await Promise.all(many(150).map(() => chat.guest()));
  const sent = await Promise.all(guests.map((guest) => send(guest, 'Xin chào')));
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
});
