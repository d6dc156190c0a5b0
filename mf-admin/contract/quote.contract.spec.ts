import { createApi, createQueryClient } from '@gvg/browser-kit';
import { readLink } from '@gvg/contracts/cart/http/lines';
import { getQuote } from '@gvg/contracts/cart/http/quotes';
import { estimateCost } from '@gvg/contracts/catalogue/http/costs';
import type { BodyFor } from '@gvg/contracts/definitions/endpoint';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { quoteQuery } from '../src/features/quotes/api/quotes.ts';
import { id, instant } from './shapes.ts';
import { ids, outsidePage, states } from './states.ts';

const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'ADMIN' });
const client = (baseUrl: string) => createQueryClient(api(baseUrl));
const { eachLike, integer, regex, string } = matchers;
const asStaff = { as: 'ADMIN' as const };

describe('contract of the quote page with cart', () => {
  const pact = httpPact({ consumer: 'mf-admin', provider: 'cart' });

  it('reads the requested lines and the answer', async () => {
    const exchange = {
      ...asStaff,
      params: { id: ids.answeredQuote },
      description: 'a quote that is answered',
      providerState: states.answeredQuote,
      response: {
        _id: id,
        user: id,
        country: regex(/^[A-Z]{2}$/, 'JP'),
        note: string(''),
        status: 'ANSWERED',
        lines: eachLike({
          _id: id,
          type: 'WITHOUT_SYSTEM',
          name: string('Nồi đất'),
          note: string(''),
          url: string(outsidePage),
          images: [],
          amount: integer(1),
          categoryType: string('PACKAGED_FOOD'),
        }),
        versions: eachLike({
          version: integer(1),
          lines: eachLike({
            line: id,
            price: integer(200_000),
            fee: integer(10_000),
            weightGrams: integer(1_200),
            goodsType: string('NORMAL'),
          }),
          note: string(''),
          goods: integer(200_000),
          serviceFee: integer(10_000),
          answeredAt: instant,
          answeredBy: string('Mai'),
        }),
        createdAt: instant,
        revision: integer(2),
      },
    };
    expect(
      await pact.exchange(getQuote, exchange, (origin) => client(origin).query(quoteQuery(ids.answeredQuote))),
    ).toMatchObject({ versions: [{ goods: 200_000 }] });
  });

  it('reads the error of a missing quote', async () => {
    const exchange = {
      ...asStaff,
      params: { id: ids.noQuote },
      description: 'a quote that is not there',
      providerState: states.noQuote,
      status: 404,
      response: { statusCode: 404, message: 'QUOTE_NOT_FOUND' },
    };
    await pact.exchange(getQuote, exchange, (origin) =>
      expect(client(origin).query(quoteQuery(ids.noQuote))).rejects.toMatchObject({ code: 'QUOTE_NOT_FOUND' }),
    );
  });

  it.each([
    [
      'name and price',
      states.outsidePage,
      { outcome: 'READ', name: string('Nồi đất'), price: integer(200_000) },
      { name: 'Nồi đất', price: 200_000 },
    ],
    [
      'a price in another currency',
      states.foreignPage,
      { outcome: 'READ', foreignPrice: { amount: 19.99, currency: 'EUR' } },
      { foreignPrice: { amount: 19.99, currency: 'EUR' } },
    ],
    ['that there is none', states.noOutsidePage, { outcome: 'NOT_REACHABLE' }, { outcome: 'NOT_REACHABLE' }],
  ])('reads the page of a pasted link: %s', async (what, providerState, response, expected) => {
    const body = { url: outsidePage };
    const exchange = { ...asStaff, body, description: `a pasted link: ${what}`, providerState, response };
    expect(await pact.exchange(readLink, exchange, (origin) => api(origin).call('readLink', { body }))).toMatchObject(
      expected,
    );
  });
});

describe('contract of the quote page with catalogue', () => {
  const pact = httpPact({ consumer: 'mf-admin', provider: 'catalogue' });
  const estimate = (body: BodyFor<typeof estimateCost>, description: string, providerState: string, row: object) =>
    pact.exchange(
      estimateCost,
      { ...asStaff, body, description, providerState, response: { rows: eachLike(row) } },
      (origin) => api(origin).call('estimateCost', { body }),
    );
  const goods = {
    goodsType: 'NORMAL' as const,
    categoryType: 'PACKAGED_FOOD' as const,
    weightGrams: 1_200,
    dimensionsMm: { length: 200, width: 150, height: 60 },
    amount: 3,
  };

  it('estimates the freight of goods and of a product', async () => {
    const lines = [goods, { product: ids.soldProduct, amount: 1 }];
    const row = {
      service: 'AIR',
      possible: true,
      transitDays: { min: integer(5), max: integer(7) },
      total: integer(1_000_000),
    };
    expect(
      await estimate({ country: 'JP', lines }, 'freight of goods and of a product', states.freightOfProduct, row),
    ).toMatchObject({ rows: [{ total: 1_000_000 }] });
  });

  it('reads that no service accepts the goods', async () => {
    const lines = [{ ...goods, categoryType: 'FRESH_FOOD' as const }];
    expect(
      await estimate({ country: 'JP', lines }, 'freight of goods that customs refuse', states.freight, {
        service: 'AIR',
        possible: false,
      }),
    ).toMatchObject({ rows: [{ possible: false }] });
  });
});
