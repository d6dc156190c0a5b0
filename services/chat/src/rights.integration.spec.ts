import { randomUUID } from 'node:crypto';
import type { Room } from '@gvg/contracts/chat/http/rooms';
import { guestMerged } from '@gvg/contracts/identity/events';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { send, startChatHarness } from './testing/chat-harness.ts';
import type { ChatHarness } from './testing/chat-harness.ts';

const callers = ['guest', 'user', 'other user', 'other guest', 'ADMIN', 'anonymous', 'merged guest'] as const;
type CallerName = (typeof callers)[number];

let chat: ChatHarness;
let identity: EventPublisher;
let people: Record<CallerName, TestCustomer>;
/** Rooms of `guest`, `user`, and of `merged guest` before the merge. */
let rooms: Record<'guest' | 'user' | 'merged', string>;
let reply: string;

beforeAll(async () => {
  chat = await startChatHarness('rights');
  identity = await openPublisher(chat, 'identity');
  const merged = await chat.guest();
  people = {
    guest: await chat.guest(),
    user: await chat.user(),
    'other user': await chat.user(),
    'other guest': await chat.guest(),
    ADMIN: await chat.staff(),
    anonymous: { ...(await chat.guest()), headers: {}, ...anonymousCalls() },
    'merged guest': merged,
  };
  const roomOf = async (customer: TestCustomer) => (await send(customer, 'Chào')).body.room._id;
  rooms = { guest: await roomOf(people.guest), user: await roomOf(people.user), merged: await roomOf(merged) };
  reply = (await people.ADMIN.post<{ _id: string }>('/v1/canned-replies', { title: 'a', text: { vi: 'b' } })).body._id;
  const signedIn = await chat.user();
  const { eventId } = await identity.publish({
    contract: guestMerged,
    subjectId: signedIn.id,
    revision: 1,
    data: { guest: merged.id, user: signedIn.id },
  });
  expect((await signedIn.get(`/v1/rooms/me?after=${eventId}`)).body).toMatchObject({ merged: { messages: 1 } });
});
afterAll(async () => {
  await identity.close();
  await chat.close();
});

function anonymousCalls(): Pick<TestCustomer, 'get' | 'post' | 'put' | 'delete'> {
  return {
    get: (path) => chat.client.get(path),
    post: (path, body) => chat.client.post(path, { body }),
    put: (path, body) => chat.client.put(path, { body }),
    delete: (path) => chat.client.delete(path),
  };
}

type Expected = Record<CallerName, string | number>;
const everybody = (result: string | number, others: Partial<Expected> = {}): Expected => ({
  ...(Object.fromEntries(callers.map((name) => [name, result])) as Expected),
  anonymous: 'INVALID_TOKEN',
  ...others,
});
const staffAlone = (status: number): Expected =>
  everybody('INVALID_ROLE', {
    guest: 'INVALID_TOKEN',
    'other guest': 'INVALID_TOKEN',
    'merged guest': 'INVALID_TOKEN',
    ADMIN: status,
  });
const newBody = { title: 'x', text: { vi: 'y' } };

const table: [
  what: string,
  call: (caller: TestCustomer) => Promise<{ status: number; body: { message?: string } }>,
  expected: Expected,
][] = [
  ['GET /v1/rooms', ({ get }) => get('/v1/rooms'), staffAlone(200)],
  ['GET /v1/rooms/me', ({ get }) => get('/v1/rooms/me'), everybody(200)],
  [
    'GET a user’s room',
    ({ get }) => get(`/v1/rooms/${rooms.user}`),
    everybody('ROOM_NOT_FOUND', { user: 200, ADMIN: 200 }),
  ],
  [
    'GET a guest’s room',
    ({ get }) => get(`/v1/rooms/${rooms.guest}`),
    everybody('ROOM_NOT_FOUND', { guest: 200, ADMIN: 200 }),
  ],
  [
    'GET a room that has moved',
    ({ get }) => get(`/v1/rooms/${rooms.merged}`),
    everybody('ROOM_NOT_FOUND', { ADMIN: 200 }),
  ],
  ['GET a room that never was', ({ get }) => get(`/v1/rooms/${'0'.repeat(24)}`), everybody('ROOM_NOT_FOUND')],
  [
    'PUT a user’s room',
    ({ put }) => put(`/v1/rooms/${rooms.user}`, { isRead: true }),
    everybody('ROOM_NOT_FOUND', { user: 200, ADMIN: 200, 'merged guest': 'INVALID_TOKEN' }),
  ],
  [
    'PUT a guest’s room',
    ({ put }) => put(`/v1/rooms/${rooms.guest}`, { isRead: true }),
    everybody('ROOM_NOT_FOUND', { guest: 200, ADMIN: 200, 'merged guest': 'INVALID_TOKEN' }),
  ],
  [
    'PUT a guest’s room as unread',
    ({ put }) => put(`/v1/rooms/${rooms.guest}`, { isRead: false }),
    everybody('ROOM_NOT_FOUND', { guest: 'ACTION_NOT_ALLOWED', ADMIN: 200, 'merged guest': 'INVALID_TOKEN' }),
  ],
  [
    'PUT a room that has moved',
    ({ put }) => put(`/v1/rooms/${rooms.merged}`, { isRead: true }),
    everybody('ROOM_NOT_FOUND', { 'merged guest': 'INVALID_TOKEN' }),
  ],
  ['GET own messages', ({ get }) => get('/v1/messages'), everybody(200, { ADMIN: 'ROOM_NOT_FOUND' })],
  [
    'GET messages of a user',
    ({ get }) => get(`/v1/messages?room=${rooms.user}`),
    everybody('ROOM_NOT_FOUND', { user: 200, ADMIN: 200 }),
  ],
  [
    'GET messages of a guest',
    ({ get }) => get(`/v1/messages?room=${rooms.guest}&after=0`),
    everybody('ROOM_NOT_FOUND', { guest: 200, ADMIN: 200 }),
  ],
  ['GET messages that have moved', ({ get }) => get(`/v1/messages?room=${rooms.merged}`), everybody('ROOM_NOT_FOUND')],
  [
    'POST a message',
    ({ post }) => post('/v1/messages/send-message', { content: { text: 'x' } }),
    everybody(201, { ADMIN: 'INVALID_PAYLOAD', 'merged guest': 'INVALID_TOKEN' }),
  ],
  [
    'POST a message to a user',
    ({ post }) => post('/v1/messages/send-message', { content: { text: 'x' }, receiver: people.user.id }),
    everybody('INVALID_ROLE', { ADMIN: 201 }),
  ],
  ['GET canned replies', ({ get }) => get('/v1/canned-replies'), staffAlone(200)],
  ['POST a canned reply', ({ post }) => post('/v1/canned-replies', newBody), staffAlone(201)],
  ['PUT a canned reply', ({ put }) => put(`/v1/canned-replies/${reply}`, newBody), staffAlone(200)],
  [
    'DELETE a canned reply',
    ({ delete: remove }) => remove(`/v1/canned-replies/${'0'.repeat(24)}`),
    { ...staffAlone(404), ADMIN: 'MESSAGE_NOT_FOUND' },
  ],
];

describe.each(table)('%s', (_, call, expected) => {
  it.each(callers)('as %s', async (name) => {
    const { status, body } = await call(people[name]);
    expect(status < 400 ? status : body.message).toBe(expected[name]);
  });
});

it('returns no messages for the old cookie of a merged guest', async () => {
  const merged = people['merged guest'];
  expect((await merged.get('/v1/messages')).body).toMatchObject({ docs: [], totalDocs: 0 });
  expect((await merged.get<{ room: Room | null }>('/v1/rooms/me')).body).toEqual({ room: null });
});

it('serves the internal calls only to services', async () => {
  const lookUp = { body: { ids: ['a'.repeat(24)] } };
  expect((await chat.client.post('/internal/messages/lookup', { as: 'SYSTEM_ADMIN', ...lookUp })).status).toBe(404);
  expect((await chat.internal.post('/internal/messages/lookup', lookUp)).status).toBe(200);
});

it('shows nothing of a merge to other callers', async () => {
  expect((await people.user.get(`/v1/rooms/me?after=${randomUUID()}`)).body).not.toHaveProperty('merged');
});
