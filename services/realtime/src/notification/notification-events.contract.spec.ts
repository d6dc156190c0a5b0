import { notificationCreated, notificationRead } from '@gvg/contracts/notify/events';
import { matchers } from '@gvg/testing/http-pact';
import { eventPact } from '../testing/event-pact.fixtures.ts';
import { onNotificationCreated } from './on-notification-created.consumer.ts';
import { onNotificationRead } from './on-notification-read.consumer.ts';

const { regex, string } = matchers;
const _id = '64b0c0ffee0123456789abcd';
const user = '64b0c0ffee0123456789abce';

it("looks up the notification in notify's event, and sends it", async () => {
  const found = { target: { kind: 'staff' as const }, notification: { _id } };
  const fetchNotification = jest.fn().mockResolvedValue(found);
  const data = {
    _id: string(_id),
    typeNotify: regex('^[A-Z_]+$', 'ORDER_PLACED'),
    target: { kind: 'user', id: string(user) },
  };
  const sent = await eventPact('notify').sentAfter(
    (realtime) => onNotificationCreated({ ...realtime, fetchNotification }),
    notificationCreated,
    'somebody has a notification',
    data,
  );
  expect(fetchNotification).toHaveBeenCalledWith(_id);
  expect(sent).toEqual([['staff', 'NOTIFY', found.notification]]);
});

it('makes the pages of a reader count again', async () => {
  const data = { reader: { kind: regex('^(user|guest)$', 'user'), id: string(user) }, _id: string(_id) };
  expect(
    await eventPact('notify').sentAfter(onNotificationRead, notificationRead, 'a reader has read a notification', data),
  ).toEqual([[`user:${user}`, 'RESYNC', { reason: 'notifications' }]]);
});
