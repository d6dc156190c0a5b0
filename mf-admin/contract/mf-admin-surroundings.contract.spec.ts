import { createApi, createQueryClient } from '@gvg/browser-kit';
import { unreadCountQuery } from '@gvg/customer-ui/unread-notifications';
import { listCountries } from '@gvg/contracts/catalogue/http/countries';
import { listRooms } from '@gvg/contracts/chat/http/rooms';
import { countUnreadNotifications } from '@gvg/contracts/notify/http/notifications';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { unreadRoomsQuery } from '../src/area/messages-link.tsx';
import { countriesQuery } from '../src/features/costs/api/costs.ts';
import { states } from './states.ts';

const { eachLike, integer, regex, string } = matchers;
const asStaff = { as: 'ADMIN' as const };
const client = (baseUrl: string) => createQueryClient(createApi({ baseUrl, locale: 'en', token: () => 'ADMIN' }));

it('counts unread conversations', async () => {
  const exchange = {
    ...asStaff,
    query: { limit: 1, isRead: 'false' as const },
    description: 'how many rooms are unread',
    providerState: states.unanswered,
    response: { totalDocs: integer(1) },
  };
  const pact = httpPact({ consumer: 'mf-admin', provider: 'chat' });
  expect(await pact.exchange(listRooms, exchange, (origin) => client(origin).query(unreadRoomsQuery))).toMatchObject({
    totalDocs: 1,
  });
});

it('counts unread notifications', async () => {
  const exchange = { ...asStaff, description: 'how many notifications are unread', response: { counter: integer(2) } };
  const pact = httpPact({ consumer: 'mf-admin', provider: 'notify' });
  expect(
    await pact.exchange(countUnreadNotifications, exchange, (origin) => client(origin).query(unreadCountQuery)),
  ).toEqual({ counter: 2 });
});

it('lists all countries', async () => {
  const exchange = {
    ...asStaff,
    query: { limit: 100 },
    description: 'all countries',
    providerState: states.freight,
    response: {
      docs: eachLike({ code: regex(/^[A-Z]{2}$/, 'JP'), name: { vi: string('Nhật Bản'), en: string('Japan') } }),
    },
  };
  const pact = httpPact({ consumer: 'mf-admin', provider: 'catalogue' });
  expect(await pact.exchange(listCountries, exchange, (origin) => client(origin).query(countriesQuery))).toMatchObject({
    docs: [{ code: 'JP' }],
  });
});
