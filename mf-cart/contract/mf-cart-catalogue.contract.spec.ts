import { createApi } from '@gvg/browser-kit';
import { estimateCost } from '@gvg/contracts/catalogue/http/costs';
import { getMyRating, rateProduct } from '@gvg/contracts/catalogue/http/ratings';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { estimateRow } from './shapes.ts';

const pact = httpPact({ consumer: 'mf-cart', provider: 'catalogue' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'USER' });
const asUser = { as: 'USER' as const };
const product = '6a0000000000000000000001';
const rated = `the user has rated the product ${product}`;
const delivered = `the product ${product} was delivered to the user, who has not rated it`;

describe('contract of mf-cart with the catalogue', () => {
  it("requests the freight of a quote's goods", async () => {
    const body = {
      country: 'JP',
      lines: [{ goodsType: 'NORMAL' as const, categoryType: 'PACKAGED_FOOD' as const, weightGrams: 1_460, amount: 1 }],
    };
    const exchange = {
      body,
      description: 'the freight of goods from outside',
      providerState: 'freight goes to Japan by air, with a surcharge and a restriction',
      response: { country: 'JP', rows: matchers.eachLike(estimateRow) },
    };
    expect(
      await pact.exchange(estimateCost, exchange, (origin) => api(origin).call('estimateCost', { body })),
    ).toMatchObject({ country: 'JP' });
  });

  it("reads the customer's own rating", async () => {
    const rating = {
      stars: matchers.integer(5),
      comment: matchers.string('Ngon'),
      images: matchers.eachLike(matchers.string('/v1/file-manager/files/a.png')),
      revision: matchers.integer(1),
    };
    const exchange = {
      ...asUser,
      query: { product },
      description: 'an own rating',
      providerState: rated,
      response: { rating },
    };
    expect(
      await pact.exchange(getMyRating, exchange, (origin) => api(origin).call('getMyRating', { query: { product } })),
    ).toMatchObject({ rating: { stars: 5 } });
  });

  it('reads that the product is not rated yet', async () => {
    const exchange = {
      ...asUser,
      query: { product },
      description: 'no rating',
      providerState: delivered,
      response: { rating: null },
    };
    expect(
      await pact.exchange(getMyRating, exchange, (origin) => api(origin).call('getMyRating', { query: { product } })),
    ).toEqual({ rating: null });
  });

  it('rates a product', async () => {
    const input = { params: { id: product }, body: { stars: 4 as const, comment: 'Ngon', images: [] } };
    const exchange = {
      ...asUser,
      ...input,
      description: 'a rating',
      providerState: delivered,
      response: { stars: 4, comment: 'Ngon' },
    };
    expect(
      await pact.exchange(rateProduct, exchange, (origin) => api(origin).call('rateProduct', input)),
    ).toMatchObject({ stars: 4 });
  });
});
