import { notificationCreated, notificationRead } from '@gvg/contracts/notify/events';
import type { Envelope } from '@gvg/contracts/definitions/event';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import { verifyPublishedEvents } from '@gvg/testing/message-pact';
import { sampleReader } from './templates/buying/buying-contents.fixtures.ts';
import { startNotifyHarness } from './testing/notify-harness.ts';
import type { NotifyHarness } from './testing/notify-harness.ts';
import { newStaff, newUser } from './testing/test-readers.ts';

const events = [notificationCreated, notificationRead];
const published = new Map<string, Envelope>();
let notify: NotifyHarness;
let subscriber: EventPublisher;

beforeAll(async () => {
  notify = await startNotifyHarness('events');
  subscriber = await openPublisher(notify, 'subscriber');
  await subscriber.bus.subscribe({
    name: 'all',
    events,
    rebuild: async () => {},
    handle: (event) => void published.set(event.type, event),
  });
  const [staff, user] = [await newStaff(notify), await newUser(notify)];
  notify.identity.contacts.set(user.id, { ...sampleReader, _id: user.id });
  const text = { vi: 'Tết', en: '' };
  const { body } = await staff.post<Notification>('/v1/history-notify', {
    typeNotify: 'PROMOTION',
    notify: { title: text, description: text },
    user: user.id,
  });
  await user.read(body._id);
  await eventually(() => expect([...published.keys()].sort()).toEqual(events.map(({ type }) => type).sort()));
});
afterAll(async () => {
  await subscriber.close();
  await notify.close();
});

test('publishes events with the fields that consumers read', async () => {
  await verifyPublishedEvents({
    provider: 'notify',
    events: Object.fromEntries([...published].map(([type, event]) => [type, () => event])),
  });
});
