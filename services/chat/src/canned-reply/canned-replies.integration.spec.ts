import type { CannedReply } from '@gvg/contracts/chat/http/canned-replies';
import { auditRecorded } from '@gvg/contracts/identity/events';
import type { AuditRecord } from '@gvg/contracts/identity/events';
import type { Page } from '@gvg/contracts/definitions/paging';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { sortCannedReplies } from '../migrations/sort-canned-replies.ts';
import { startChatHarness } from '../testing/chat-harness.ts';
import type { ChatHarness } from '../testing/chat-harness.ts';

let chat: ChatHarness;
let collector: EventCollector;
let staff: TestCustomer;

beforeAll(async () => {
  chat = await startChatHarness('canned');
  collector = await collectEvents(chat, [auditRecorded]);
  staff = await chat.staff();
});
afterAll(async () => {
  await collector.close();
  await chat.close();
});

const create = async (title: string) =>
  (await staff.post<CannedReply>('/v1/canned-replies', { title, text: { vi: 'Chào bạn', en: 'Hello' } })).body;

it('lists replies by title, changes and removes them, each with an audit record', async () => {
  const [second, first] = [await create('b'), await create('a')];
  expect((await staff.get<Page<CannedReply>>('/v1/canned-replies')).body.docs).toEqual([first, second]);

  const path = `/v1/canned-replies/${first._id}`;
  const text = { vi: 'Xin chào', en: '' };
  expect(await staff.put<CannedReply>(path, { title: 'c', text, revision: 1 })).toMatchObject({
    status: 200,
    body: { title: 'c', text, revision: 2 },
  });
  expect(await staff.put(path, { title: 'd', text, revision: 1 })).toMatchObject({
    status: 409,
    body: { message: 'VERSION_CONFLICT', current: { title: 'c', revision: 2 } },
  });
  expect((await staff.delete(path)).status).toBe(204);
  expect((await staff.delete(path)).body.message).toBe('MESSAGE_NOT_FOUND');
  expect((await staff.put(path, { title: 'd', text })).body.message).toBe('MESSAGE_NOT_FOUND');

  const records = () =>
    collector.published.map(({ data }) => data as AuditRecord).filter(({ subject }) => subject.id === first._id);
  await eventually(() => expect(records()).toHaveLength(3));
  expect(records()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'canned-reply.create', before: null, actor: { kind: 'user', id: staff.id } }),
      expect.objectContaining({
        action: 'canned-reply.update',
        before: { title: 'a', text: first.text },
        after: { title: 'c', text },
      }),
      expect.objectContaining({ action: 'canned-reply.remove', after: null }),
    ]),
  );
});

it('sorts replies by Vietnamese collation, even those of an earlier version', async () => {
  for (const title of ['Đã gửi', 'Dạ', 'ấm', 'An tâm']) await create(title);
  const { cannedReplies } = chat.models;
  await cannedReplies.collection.updateOne({ title: 'Dạ' }, { $unset: { titleOrder: '' } });
  expect(await sortCannedReplies({ cannedReplies })).toBe(1);
  expect(await sortCannedReplies({ cannedReplies })).toBe(0);
  const titles = (await staff.get<Page<CannedReply>>('/v1/canned-replies?limit=100')).body.docs.map(
    ({ title }) => title,
  );
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('vi').compare));
});

it('applies both of two concurrent changes', async () => {
  const { _id } = await create('x');
  const text = { vi: 'y', en: '' };
  const statuses = await Promise.all(
    ['1', '2', '3'].map(async (title) => (await staff.put(`/v1/canned-replies/${_id}`, { title, text })).status),
  );
  expect(statuses).toEqual([200, 200, 200]);
  expect(
    (await staff.get<Page<CannedReply>>('/v1/canned-replies?limit=100')).body.docs.find((reply) => reply._id === _id)
      ?.revision,
  ).toBe(4);
});
