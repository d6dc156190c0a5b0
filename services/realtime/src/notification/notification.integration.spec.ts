import { cartChanged, orderPlaced, paymentReceived, quoteAnswered } from '@gvg/contracts/cart/events';
import { notificationCreated, notificationRead } from '@gvg/contracts/notify/events';
import type { NotificationTarget } from '@gvg/contracts/notify/http/notification-schema';
import { eventually } from '@gvg/testing/eventually';
import { newGuest, newId, startRealtimeHarness } from '../testing/realtime-harness.ts';
import type { RealtimeHarness } from '../testing/realtime-harness.ts';
import type { TestSocket } from '../testing/test-socket.ts';

let site: RealtimeHarness;
beforeAll(async () => {
  site = await startRealtimeHarness('notification');
});
afterAll(() => site.close());

async function notifyOf(target: NotificationTarget): Promise<string> {
  const _id = newId();
  const texts = { vi: 'Thông báo', en: 'Notification' };
  const notification = {
    _id,
    typeNotify: 'PROMOTION' as const,
    notify: { title: texts, description: texts, image: null, link: '/', isRead: false },
    user: null,
    createdAt: new Date().toISOString(),
  };
  site.notify.docs.set(_id, { notification, target });
  await site.publish(notificationCreated, _id, { _id, typeNotify: 'PROMOTION', target });
  return _id;
}

const idsAt = (socket: TestSocket) => (socket.of('NOTIFY') as { _id: string }[]).map(({ _id }) => _id);

it('sends a notification only to its target', async () => {
  const [sub, guestId] = [newId(), newGuest()];
  const sockets = {
    user: await site.user({ sub }, 0),
    other: await site.user({ sub: newId() }, 1),
    guest: await site.guest(guestId, 1),
    staff: await site.staff({ sub: newId() }, 0),
  };
  const [user, guest, staff, all] = [
    await notifyOf({ kind: 'user', id: sub }),
    await notifyOf({ kind: 'guest', id: guestId }),
    await notifyOf({ kind: 'staff' }),
    await notifyOf({ kind: 'all' }),
  ];
  const expected = { user: [user, all], other: [all], guest: [guest], staff: [staff, all] };
  await eventually(() =>
    expect(
      Object.fromEntries(Object.entries(sockets).map(([name, socket]) => [name, idsAt(socket).toSorted()])),
    ).toEqual(Object.fromEntries(Object.entries(expected).map(([name, ids]) => [name, ids.toSorted()]))),
  );
});

it('makes the other tabs of a reader count again', async () => {
  const sub = newId();
  const tabs = await Promise.all([site.user({ sub }, 0), site.user({ sub }, 1)]);
  await site.publish(notificationRead, sub, { reader: { kind: 'user', id: sub }, _id: null });
  for (const tab of tabs) expect(await tab.next('RESYNC')).toEqual({ reason: 'notifications' });
});

it('sends changes of a cart to its customer, and of orders and quotes to customer and staff', async () => {
  const [sub, order, quote] = [newId(), newId(), newId()];
  const [user, staff, other] = await Promise.all([
    site.user({ sub }, 0),
    site.staff({ sub: newId() }, 1),
    site.user({ sub: newId() }, 1),
  ]);
  const fields = { _id: order, code: 'GVG7K3F2Q', user: sub };
  await site.publish(cartChanged, sub, { customer: { kind: 'user', id: sub }, totalAmount: 3 });
  await site.publish(orderPlaced, order, { ...fields, status: 'AWAITING_DEPOSIT', due: 510_000 });
  await site.publish(paymentReceived, newId(), { ...fields, _id: newId(), order, amount: 1_000, due: 509_000 });
  await site.publish(quoteAnswered, quote, { _id: quote, user: sub, status: 'ANSWERED', version: 1 });
  const changes = [{ order, code: 'GVG7K3F2Q', status: 'AWAITING_DEPOSIT' }, { order, code: 'GVG7K3F2Q' }, { quote }];
  for (const socket of [user, staff])
    await eventually(() => expect(socket.of('ORDER')).toEqual(expect.arrayContaining(changes)));
  expect([user.of('CART'), staff.of('CART')]).toEqual([[{ totalAmount: 3 }], []]);
  expect(other.received.filter(({ event }) => event !== 'PRESENCE')).toEqual([]);
});
