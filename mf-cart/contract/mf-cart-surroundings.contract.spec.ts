import { createApi, createQueryClient } from '@gvg/browser-kit';
import { listMyQuotes } from '@gvg/contracts/cart/http/quotes';
import { listCountries } from '@gvg/contracts/catalogue/http/countries';
import { getPageTemplateByType } from '@gvg/contracts/catalogue/http/page-templates';
import { getMe, updateMe } from '@gvg/contracts/identity/http/account';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { requestedQuotesQuery } from '../src/features/quote/api/quotes.ts';
import { id } from './shapes.ts';

const { boolean, eachLike, integer, regex, string } = matchers;
const asUser = { as: 'USER' as const };
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'USER' });
const prepared = 'the shop was prepared';

it('lists the quotes that wait for an answer', async () => {
  const exchange = {
    ...asUser,
    query: { status: 'REQUESTED' as const },
    description: 'quotes without an answer',
    providerState: 'the user has bought nothing',
    response: { docs: [], totalDocs: 0 },
  };
  const pact = httpPact({ consumer: 'mf-cart', provider: 'cart' });
  expect(
    await pact.exchange(listMyQuotes, exchange, (origin) => createQueryClient(api(origin)).query(requestedQuotesQuery)),
  ).toMatchObject({ docs: [] });
});

describe('contract of mf-cart with the catalogue', () => {
  const pact = httpPact({ consumer: 'mf-cart', provider: 'catalogue' });

  it('lists the countries that the shop ships to', async () => {
    const query = { limit: 100, locale: 'en' as const, shippable: 'true' as const };
    const exchange = {
      query,
      description: 'countries to send to',
      providerState: 'freight goes to Japan by air, with a surcharge and a restriction',
      response: {
        docs: eachLike({ code: regex(/^[A-Z]{2}$/, 'JP'), name: { vi: string('Nhật Bản'), en: string('Japan') } }),
      },
    };
    expect(
      await pact.exchange(listCountries, exchange, (origin) => api(origin).call('listCountries', { query })),
    ).toMatchObject({ docs: [{ code: 'JP' }] });
  });

  it("reads the shop's contacts", async () => {
    const params = { type: 'FOOTER' as const };
    const exchange = {
      params,
      description: 'the contacts of the shop',
      providerState: prepared,
      response: { type: 'FOOTER', contacts: { messenger: string(''), zalo: string(''), whatsapp: string('') } },
    };
    expect(
      await pact.exchange(getPageTemplateByType, exchange, (origin) =>
        api(origin).call('getPageTemplateByType', { params }),
      ),
    ).toMatchObject({ contacts: { zalo: '' } });
  });
});

describe('contract of mf-cart with identity', () => {
  const pact = httpPact({ consumer: 'mf-cart', provider: 'identity' });
  const providerState = 'the user has a second factor';

  it('reads the account that orders', async () => {
    const response = {
      _id: id,
      email: string('ha@mail.example'),
      emailVerified: boolean(true),
      displayName: string('Hà'),
      addresses: [],
      revision: integer(1),
    };
    const exchange = { ...asUser, description: 'the buyer', providerState, response };
    expect(await pact.exchange(getMe, exchange, (origin) => api(origin).call('getMe', {}))).toMatchObject({
      addresses: [],
    });
  });

  it('adds an address', async () => {
    const address = {
      fullName: 'Nguyễn Thu Hà',
      phone: '+819012345678',
      country: 'JP',
      region: 'Osaka',
      city: '',
      line: 'Namba 2-3-1',
      postcode: '542-0076',
      isDefault: true,
    };
    const body = { addresses: [address] };
    const exchange = {
      ...asUser,
      body,
      description: 'an address of the buyer',
      providerState,
      response: { addresses: [address], revision: integer(2) },
    };
    expect(await pact.exchange(updateMe, exchange, (origin) => api(origin).call('updateMe', { body }))).toMatchObject({
      addresses: [{ country: 'JP' }],
    });
  });
});
