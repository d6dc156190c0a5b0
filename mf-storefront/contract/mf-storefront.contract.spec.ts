import { createApi } from '@gvg/browser-kit';
import { estimateCost } from '@gvg/contracts/catalogue/http/costs';
import { listProducers } from '@gvg/contracts/catalogue/http/producers';
import { listProducts } from '@gvg/contracts/catalogue/http/products';
import { listProductRatings } from '@gvg/contracts/catalogue/http/ratings';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { producersAddress } from '../src/features/catalogue/api/addresses.ts';
import { listAddress } from '../src/features/listing/api/addresses.ts';
import { ratingsAddress } from '../src/features/ratings/api/addresses.ts';
import { card, estimateRow, errorBody, listOf, producer } from './shapes.ts';
import { ids, states } from './states.ts';

const pact = httpPact({ consumer: 'mf-storefront', provider: 'catalogue' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en' });

describe('the page asks the catalogue for', () => {
  test('the freight of a product to a country', async () => {
    const body = { country: 'JP', lines: [{ product: ids.product, amount: 2 }] };
    const answer = { country: 'JP', rows: [{ ...estimateRow, surcharges: [] }] };
    const exchange = { description: 'the freight of two pieces', given: states.sendable, body, response: answer };
    expect(await pact.exchange(estimateCost, exchange, (origin) => api(origin).call('estimateCost', { body }))).toMatchObject({ rows: [{ total: 184_800 }] });
  });

  test('the freight of goods by their weight', async () => {
    const body = { country: 'JP', lines: [{ goodsType: 'HEAVY' as const, categoryType: 'PACKAGED_FOOD' as const, weightGrams: 2_000, amount: 1 }] };
    const exchange = { description: 'the freight of two kilograms', given: states.freight, body, response: { country: 'JP', rows: [estimateRow] } };
    expect(await pact.exchange(estimateCost, exchange, (origin) => api(origin).call('estimateCost', { body }))).toMatchObject({ country: 'JP' });
  });

  test('freight to where nothing is sent', async () => {
    const body = { country: 'AQ', lines: [{ goodsType: 'NORMAL' as const, categoryType: 'PACKAGED_FOOD' as const, weightGrams: 2_000, amount: 1 }] };
    const exchange = { description: 'freight to Antarctica', given: states.freight, body, status: 404, response: errorBody(404, 'RATE_NOT_FOUND') };
    await pact.exchange(estimateCost, exchange, (origin) => expect(api(origin).call('estimateCost', { body })).rejects.toMatchObject({ code: 'RATE_NOT_FOUND' }));
  });

  test('the brands to filter by', async () => {
    const exchange = { description: 'all brands', given: states.listed, query: { limit: 100 }, response: listOf(producer) };
    expect(await pact.exchange(listProducers, exchange, (origin) => api(origin).read(producersAddress))).toMatchObject({ docs: [{ name: { vi: 'Bánh tráng' } }] });
  });

  test('a filtered list', async () => {
    const exchange = { description: 'products of one kind', given: states.listed, query: { limit: 20, type: 'NORMAL' as const }, response: listOf(card) };
    expect(await pact.exchange(listProducts, exchange, (origin) => api(origin).read(listAddress({ type: 'NORMAL' }, 'en')))).toMatchObject({ docs: [{ price: 78_000 }] });
  });

  test('further ratings, of some stars', async () => {
    const answer = { docs: [], totalDocs: matchers.integer(0) };
    const exchange = { description: 'the second page of ratings with one star', given: states.rated, params: { id: ids.product }, query: { limit: 5, page: 2, stars: 1 }, response: answer };
    expect(await pact.exchange(listProductRatings, exchange, (origin) => api(origin).read(ratingsAddress(ids.product, { page: 2, stars: 1 })))).toMatchObject({ docs: [] });
  });
});
