import * as chatEvents from '@gvg/contracts/chat/events';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import type { EventContract } from '@gvg/contracts/definitions/event';
import { auditRecorded, guestMerged } from '@gvg/contracts/identity/events';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import { verifyPublishedEvents } from '@gvg/testing/message-pact';
import { send, startChatHarness } from './testing/chat-harness.ts';
import type { ChatHarness } from './testing/chat-harness.ts';

const events: EventContract[] = [...Object.values(chatEvents), auditRecorded];
let chat: ChatHarness;
let collector: EventCollector;

beforeAll(async () => {
  chat = await startChatHarness('events');
  collector = await collectEvents(chat, events);
  const identity = await openPublisher(chat, 'identity');
  const [guest, user, staff] = [await chat.guest(), await chat.user(), await chat.staff()];
  const { room }: Message = (await send(guest, 'Chào')).body;
  await staff.put(`/v1/rooms/${room._id}`, { isRead: true });
  const { body: reply } = await staff.post<{ _id: string }>('/v1/canned-replies', { title: 'a', text: { vi: 'b' } });
  // Last, so that the verified audit event is one of a change: that of a new reply has `before: null`.
  await staff.put(`/v1/canned-replies/${reply._id}`, { title: 'a', text: { vi: 'c' } });
  await identity.publish({
    contract: guestMerged,
    subjectId: user.id,
    revision: 1,
    data: { guest: guest.id, user: user.id },
  });
  await eventually(() =>
    expect([...new Set(collector.published.map(({ type }) => type))].sort()).toEqual(
      events.map(({ type }) => type).sort(),
    ),
  );
  await send(user, 'Chào');
  await identity.close();
});
afterAll(async () => {
  await collector.close();
  await chat.close();
});

test('publishes events with the fields that consumers read', async () => {
  const latest = new Map(collector.published.map((event) => [event.type, event]));
  await verifyPublishedEvents({
    provider: 'chat',
    events: Object.fromEntries([...latest].map(([type, event]) => [type, () => event])),
  });
});
