import type { ChatDashboard } from '@gvg/contracts/chat/http/dashboard';
import type { Room } from '@gvg/contracts/chat/http/rooms';
import { vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { recordWaitingRooms } from '../../migrations/record-waiting-rooms.ts';
import { send, startChatHarness } from '../../testing/chat-harness.ts';
import type { ChatHarness } from '../../testing/chat-harness.ts';

let chat: ChatHarness;
let staff: TestCustomer;
let users: TestCustomer[];

const today = vietnamDayOf(new Date());
const read = async () => (await staff.get<ChatDashboard>(`/v1/dashboard/chat?from=${today}&to=${today}`)).body;
const waiting = async () => (await read()).unanswered.first.map(({ customer }) => customer.id);

beforeAll(async () => {
  chat = await startChatHarness('dashboard');
  staff = await chat.staff();
  users = [await chat.user(), await chat.user(), await chat.user(), await chat.user(), await chat.user()];
});
afterAll(() => chat.close());

it('lists customers without an answer, longest waiting first, until staff answers', async () => {
  expect(await read()).toMatchObject({ unanswered: { count: 0, first: [] } });
  const sentAt: string[] = [];
  for (const user of users) sentAt.push((await send(user, `Chào ${user.id}`)).body.createdAt);
  const [first, second, third, fourth] = users as [TestCustomer, TestCustomer, TestCustomer, TestCustomer];
  await send(first, 'Còn hàng không?');
  const { unanswered, days } = await read();
  expect(unanswered).toMatchObject({
    count: 5,
    first: [
      {
        customer: { kind: 'user', id: first.id, displayName: `Person ${first.id.slice(-4)}` },
        text: 'Còn hàng không?',
        since: sentAt[0],
      },
      { customer: { id: second.id }, since: sentAt[1] },
      { customer: { id: third.id }, since: sentAt[2] },
    ],
  });
  expect(days).toEqual([{ day: today, newRooms: 5 }]);

  await send(staff, 'Còn ạ', { receiver: first.id });
  expect(await waiting()).toEqual([second.id, third.id, fourth.id]);
  const again = (await send(first, 'Cho 2 hộp')).body.createdAt;
  expect(await waiting()).toEqual([second.id, third.id, fourth.id]);
  const stored = await chat.models.rooms.findOne({ 'customer.id': first.id }).lean();
  expect(stored?.waitingSince?.toISOString()).toBe(again);

  const { _id } = (await second.get<{ room: Room }>('/v1/rooms/me')).body.room;
  await staff.put(`/v1/rooms/${_id}`, { isRead: true });
  expect(await waiting()).toEqual([second.id, third.id, fourth.id]);
});

it('adds the start of waiting to rooms of earlier versions, once', async () => {
  const before = await chat.models.rooms.find({}, { waitingSince: 1 }).sort({ _id: 1 }).lean();
  await chat.models.rooms.updateMany({}, { $unset: { waitingSince: 1 } });
  expect(await recordWaitingRooms(chat.models)).toBe(5);
  expect(await chat.models.rooms.find({}, { waitingSince: 1 }).sort({ _id: 1 }).lean()).toEqual(before);
  expect(await recordWaitingRooms(chat.models)).toBe(0);
});
