import { lookUpNotifications } from '@gvg/contracts/notify/http/internal-notifications';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { createFetchNotifications } from './fetch-notifications.ts';

const { boolean, regex, string } = matchers;
const { exchange } = httpPact({ consumer: 'realtime', provider: 'notify' });
const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.source, '2026-11-24T02:12:00.000Z');
const ids = {
  notification: '64b0c0ffee0123456789ab01',
  gone: '64b0c0ffee0123456789ab02',
  user: '64b0c0ffee0123456789ab03',
};
const texts = { vi: string('Đơn hàng đã đặt'), en: string('Order placed') };

const fetchFrom = (url: string) => createFetchNotifications({ url, secret: 'secret of sixteen characters' });

it('reads a notification with its target', async () => {
  const found = await exchange(
    lookUpNotifications,
    {
      description: 'a notification of a user',
      providerState: `the notification ${ids.notification} is for the user ${ids.user}`,
      body: { ids: [ids.notification] },
      response: {
        docs: [
          {
            target: { kind: 'user', id: ids.user },
            notification: {
              _id: ids.notification,
              typeNotify: regex('^[A-Z_]+$', 'ORDER_PLACED'),
              notify: {
                title: texts,
                description: texts,
                image: null,
                link: regex('^/.*', '/user/orders'),
                isRead: boolean(false),
              },
              user: ids.user,
              createdAt: instant,
            },
          },
        ],
      },
    },
    (url) => fetchFrom(url)(ids.notification),
  );
  expect(found).toMatchObject({ target: { kind: 'user', id: ids.user }, notification: { _id: ids.notification } });
});

it('finds nothing for a missing notification', async () => {
  const request = {
    description: 'a notification that is gone',
    providerState: 'there are no notifications',
    body: { ids: [ids.gone] },
    response: { docs: [] },
  };
  expect(await exchange(lookUpNotifications, request, (url) => fetchFrom(url)(ids.gone))).toBeUndefined();
});
