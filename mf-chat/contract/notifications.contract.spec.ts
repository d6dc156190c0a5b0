import { createApi } from '@gvg/browser-kit';
import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  updateNotification,
} from '@gvg/contracts/notify/http/notifications';
import { getPreferences, updatePreferences } from '@gvg/contracts/notify/http/preferences';
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '@gvg/contracts/notify/http/push';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { queryOf } from '../src/features/notification/notification-filter.ts';
import { errorBody, id, listOf, notification, preferences } from './notifications.shapes.ts';
import { ids, states } from './notifications.states.ts';

const pact = httpPact({ consumer: 'mf-chat', provider: 'notify' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'USER' });
const asUser = { as: 'USER' as const };
const { integer } = matchers;

describe('contract of mf-chat with notify', () => {
  it('reads the notifications', async () => {
    const exchange = {
      ...asUser,
      description: 'the notifications',
      providerState: states.unread,
      response: listOf(notification(false)),
    };
    expect(
      await pact.exchange(listNotifications, exchange, (origin) => api(origin).call('listNotifications', {})),
    ).toMatchObject({ docs: [{ notify: { isRead: false } }] });
  });

  it('reads unread notifications of a type', async () => {
    const query = queryOf({ type: 'ORDER_STATUS', unread: true });
    const exchange = {
      ...asUser,
      query,
      description: 'unread notifications about orders',
      providerState: states.unread,
      response: listOf(notification(false)),
    };
    expect(
      await pact.exchange(listNotifications, exchange, (origin) => api(origin).call('listNotifications', { query })),
    ).toMatchObject({ totalDocs: 1 });
  });

  it('counts unread notifications', async () => {
    const exchange = {
      ...asUser,
      description: 'the number of unread notifications',
      providerState: states.unread,
      response: { counter: integer(1) },
    };
    expect(
      await pact.exchange(countUnreadNotifications, exchange, (origin) =>
        api(origin).call('countUnreadNotifications', {}),
      ),
    ).toEqual({ counter: 1 });
  });

  it('marks one as read', async () => {
    const input = { params: { id: ids.notification }, body: { isRead: true } };
    const exchange = {
      ...asUser,
      ...input,
      description: 'to mark a notification as read',
      providerState: states.unread,
      response: notification(true),
    };
    expect(
      await pact.exchange(updateNotification, exchange, (origin) => api(origin).call('updateNotification', input)),
    ).toMatchObject({ notify: { isRead: true } });
  });

  it('rejects a mark on a missing notification', async () => {
    const input = { params: { id: ids.notification }, body: { isRead: true } };
    const exchange = {
      ...asUser,
      ...input,
      description: 'to mark a notification of nobody as read',
      providerState: states.none,
      status: 404,
      response: errorBody(404, 'ORDER_NOTIFY_NOT_FOUND'),
    };
    await pact.exchange(updateNotification, exchange, (origin) =>
      expect(api(origin).call('updateNotification', input)).rejects.toMatchObject({ code: 'ORDER_NOTIFY_NOT_FOUND' }),
    );
  });

  it('marks all as read', async () => {
    const exchange = {
      ...asUser,
      description: 'to mark all notifications as read',
      providerState: states.unread,
      response: { counter: 0 },
    };
    expect(
      await pact.exchange(readAllNotifications, exchange, (origin) => api(origin).call('readAllNotifications', {})),
    ).toEqual({ counter: 0 });
  });

  it('reads and saves preferences', async () => {
    const reading = { ...asUser, description: 'the preferences', providerState: states.none, response: preferences };
    const read = await pact.exchange(getPreferences, reading, (origin) => api(origin).call('getPreferences', {}));
    const body = { ...read, push: { ...read.push, PROMOTION: false } };
    const saving = {
      ...asUser,
      body,
      description: 'preferences without push messages about promotions',
      providerState: states.none,
      response: { ...preferences, push: { ...preferences.push, PROMOTION: false } },
    };
    expect(
      await pact.exchange(updatePreferences, saving, (origin) => api(origin).call('updatePreferences', { body })),
    ).toMatchObject({ push: { PROMOTION: false } });
  });

  it('subscribes to push messages and ends a subscription', async () => {
    const asking = {
      ...asUser,
      description: 'the key of push messages',
      providerState: states.push,
      response: { key: matchers.string('BKey') },
    };
    expect(await pact.exchange(getPushKey, asking, (origin) => api(origin).call('getPushKey', {}))).toEqual({
      key: 'BKey',
    });
    const body = {
      endpoint: 'https://push.example/1',
      expirationTime: null,
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
      locale: 'en' as const,
    };
    const subscribing = {
      ...asUser,
      body,
      description: 'a subscription',
      providerState: states.push,
      response: { _id: id },
    };
    expect(
      await pact.exchange(subscribeToPush, subscribing, (origin) => api(origin).call('subscribeToPush', { body })),
    ).toHaveProperty('_id');
    const input = { params: { id: ids.subscription } };
    const ending = {
      ...asUser,
      ...input,
      description: 'to end a subscription',
      providerState: states.push,
      response: undefined,
    };
    await pact.exchange(unsubscribeFromPush, ending, (origin) => api(origin).call('unsubscribeFromPush', input));
  });
});
