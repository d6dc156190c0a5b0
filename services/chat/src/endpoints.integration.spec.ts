import * as cannedReplies from '@gvg/contracts/chat/http/canned-replies';
import type { CannedReply } from '@gvg/contracts/chat/http/canned-replies';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import * as dashboard from '@gvg/contracts/chat/http/dashboard';
import * as messages from '@gvg/contracts/chat/http/messages';
import * as rooms from '@gvg/contracts/chat/http/rooms';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { testEndpoints } from '@gvg/testing/endpoint-table';
import type { EndpointRow } from '@gvg/testing/endpoint-table';
import type { TestCaller } from '@gvg/testing/test-client';
import { testGuestId, testUserId } from '@gvg/testing/token-keys';
import { startChatHarness } from './testing/chat-harness.ts';
import type { ChatHarness } from './testing/chat-harness.ts';

let chat: ChatHarness;

beforeAll(async () => {
  chat = await startChatHarness('endpoints');
});
afterAll(() => chat.close());

const isStaff = (caller: TestCaller) => caller === 'ADMIN' || caller === 'SYSTEM_ADMIN';
const receiverOf = (caller: TestCaller) => (isStaff(caller) ? { receiver: testUserId } : {});
const body = (caller: TestCaller) => ({ content: { text: 'Chào shop', link: '/product/a' }, ...receiverOf(caller) });

/** The guest's room for guests, otherwise the room of the table's user. */
async function roomFor(caller: TestCaller): Promise<string> {
  const as = caller === 'guest' ? 'guest' : 'USER';
  return (await chat.client.post<Message>('/v1/messages/send-message', { as, body: body(as) })).body.room._id;
}

const reply = () => ({
  title: 'Phí gửi',
  text: { vi: 'Phí gửi tính theo cân nặng.', en: 'Shipping depends on the weight.' },
});
const newReply = async () =>
  (await chat.client.post<CannedReply>('/v1/canned-replies', { as: 'ADMIN', body: reply() })).body;

const row = (endpoint: Endpoint, validInput: EndpointRow['validInput']): EndpointRow => ({ endpoint, validInput });

const rows: EndpointRow[] = [
  row(rooms.listRooms, () => ({
    query: { displayName: 'person', isRead: 'false', customer: testGuestId, limit: 2, count: 'exact' },
  })),
  row(rooms.getMyRoom, () => ({})),
  row(rooms.getRoom, async (caller) => ({ params: { id: await roomFor(caller) } })),
  row(rooms.updateRoom, async (caller) => ({ params: { id: await roomFor(caller) }, body: { isRead: true, seq: 1 } })),
  row(dashboard.getChatDashboard, () => ({ query: { from: '2026-11-01', to: '2026-11-14' } })),
  row(messages.listMessages, async (caller) => ({
    query: { room: await roomFor(caller), before: 5, after: 1, search: 'chào', limit: 2 },
  })),
  row(messages.sendMessage, (caller) => ({ body: body(caller) })),
  row(cannedReplies.listCannedReplies, () => ({ query: { limit: 2 } })),
  row(cannedReplies.createCannedReply, () => ({ body: reply() })),
  row(cannedReplies.updateCannedReply, async () => {
    const { _id, revision } = await newReply();
    return { params: { id: _id }, body: { ...reply(), revision } };
  }),
  row(cannedReplies.removeCannedReply, async () => ({ params: { id: (await newReply())._id } })),
];

const endpoints = [rooms, messages, cannedReplies, dashboard]
  .flatMap((folder) => Object.values(folder))
  .filter((value): value is typeof value & Endpoint => 'service' in value && 'path' in value);

it('has a row for every endpoint of chat', () => {
  expect(
    endpoints
      .filter((endpoint) => !rows.some((known) => known.endpoint === endpoint))
      .map(({ method, path }) => `${method} ${path}`),
  ).toEqual([]);
});

testEndpoints(rows, () => chat.client);
