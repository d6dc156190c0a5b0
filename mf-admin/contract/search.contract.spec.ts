import { createApi } from '@gvg/browser-kit';
import { listPayments } from '@gvg/contracts/cart/http/payments';
import { searchCart } from '@gvg/contracts/cart/http/search';
import { searchCatalogue } from '@gvg/contracts/catalogue/http/search';
import { searchIdentity } from '@gvg/contracts/identity/http/search';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { ids, states } from './states.ts';

const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'ADMIN' });
const { boolean, eachLike, integer, regex, string } = matchers;
const asAdmin = { as: 'ADMIN' as const };

const id = regex(/^[0-9a-f]{24}$/, ids.order);
const instant = regex(/^\d{4}-\d{2}-\d{2}T.+Z$/, '2026-01-01T00:00:00.000Z');
const groupOf = (hit: object) => ({ count: integer(1), isMore: boolean(false), hits: eachLike(hit) });

it('finds orders, transfers and parcels by shared fields', async () => {
  const query = { q: '090 123 45 67', limit: 5 };
  const order = { code: string('GVGY7M3E7'), status: string('SHIPPED'), fullName: string('Bùi Gia Bảo') };
  const exchange = {
    ...asAdmin,
    query: query as never,
    description: 'everything of cart with a telephone number',
    providerState: states.searched,
    response: {
      orders: groupOf({
        ...order,
        ...{ phone: string('+84901234567'), country: string('JP'), pieces: integer(3), charged: integer(725_000) },
        ...{ due: integer(0), createdAt: instant },
      }),
      quotes: { count: 0, isMore: false, hits: [] },
      payments: groupOf({
        ...{ _id: id, amount: integer(90_000), bankReference: string('FT1'), status: string('UNMATCHED') },
        ...{ content: string('BUI GIA BAO 0901234567 MUA HO'), receivedAt: instant },
      }),
      parcels: groupOf({
        ...order,
        ...{ tracking: string('0901234567VN'), carrier: string('EMS'), direction: string('TO_CUSTOMER') },
      }),
    },
  };
  const pact = httpPact({ consumer: 'mf-admin', provider: 'cart' });
  expect(
    await pact.exchange(searchCart, exchange, (origin) => api(origin).call('searchCart', { query })),
  ).toMatchObject({ parcels: { hits: [{ direction: 'TO_CUSTOMER' }] } });
});

it('reads a transfer from the search on any page of the list', async () => {
  const query = { id: ids.payment, limit: 1 };
  const exchange = {
    ...asAdmin,
    query: query as never,
    description: 'a transfer alone',
    providerState: states.payment,
    response: {
      docs: eachLike({ _id: ids.payment, amount: integer(90_000), content: string('tien hang') }),
      totalDocs: 1,
    },
  };
  const pact = httpPact({ consumer: 'mf-admin', provider: 'cart' });
  expect(
    await pact.exchange(listPayments, exchange, (origin) => api(origin).call('listPayments', { query })),
  ).toMatchObject({ docs: [{ _id: ids.payment }] });
});

it('finds accounts', async () => {
  const query = { q: 'thu ha', limit: 5 };
  const exchange = {
    ...asAdmin,
    query: query as never,
    description: 'accounts with these words in their names',
    providerState: states.user,
    response: {
      users: groupOf({
        ...{ _id: id, displayName: string('Nguyễn Thu Hà'), email: string('thuha@mail.example') },
        ...{ roles: eachLike('USER'), isBlocked: boolean(false), createdAt: instant, isFoundByPhone: boolean(false) },
      }),
    },
  };
  const pact = httpPact({ consumer: 'mf-admin', provider: 'identity' });
  expect(
    await pact.exchange(searchIdentity, exchange, (origin) => api(origin).call('searchIdentity', { query })),
  ).toMatchObject({ users: { hits: [{ isFoundByPhone: false }] } });
});

it('finds products', async () => {
  const query = { q: 'banh trang', limit: 5 };
  const exchange = {
    ...asAdmin,
    query: query as never,
    description: 'products by words without accents',
    providerState: states.listed,
    response: {
      products: groupOf({
        ...{ _id: id, name: { vi: string('Bánh tráng'), en: string('Rice paper') }, price: integer(78_000) },
        ...{ stock: integer(10), isShowed: boolean(true), isDeleted: boolean(false), image: string('/a.png') },
      }),
    },
  };
  const pact = httpPact({ consumer: 'mf-admin', provider: 'catalogue' });
  expect(
    await pact.exchange(searchCatalogue, exchange, (origin) => api(origin).call('searchCatalogue', { query })),
  ).toMatchObject({ products: { hits: [{ isShowed: true }] } });
});
