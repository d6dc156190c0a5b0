import { createApi, createQueryClient } from '@gvg/browser-kit';
import { estimateCost } from '@gvg/contracts/catalogue/http/costs';
import { listCategories } from '@gvg/contracts/catalogue/http/categories';
import { countProducers, listProducts } from '@gvg/contracts/catalogue/http/products';
import { listProductRatings } from '@gvg/contracts/catalogue/http/ratings';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { categoriesQuery } from '../src/features/catalogue/api/catalogue.ts';
import { productsQuery } from '../src/features/listing/api/products.ts';
import { producerCountsQuery } from '../src/features/producers/api/producers.ts';
import { suggestionsQuery } from '../src/features/suggestions/api/suggestions.ts';
import { ratingsQuery } from '../src/features/ratings/api/ratings.ts';
import { card, category, estimateRow, errorBody, listOf, named, producer, suggestion } from './shapes.ts';
import { ids, states } from './states.ts';

const pact = httpPact({ consumer: 'mf-storefront', provider: 'catalogue' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en' });
const client = (baseUrl: string) => createQueryClient(api(baseUrl));

describe('contract of mf-storefront with the catalogue', () => {
  it('requests the freight estimate of a product to a country', async () => {
    const body = { country: 'JP', lines: [{ product: ids.product, amount: 2 }] };
    const response = { country: 'JP', rows: [{ ...estimateRow, surcharges: [] }] };
    const exchange = { description: 'the freight of two pieces', providerState: states.sendable, body, response };
    expect(
      await pact.exchange(estimateCost, exchange, (origin) => api(origin).call('estimateCost', { body })),
    ).toMatchObject({ rows: [{ total: 184_800 }] });
  });

  it('requests the freight estimate of goods by weight', async () => {
    const body = {
      country: 'JP',
      lines: [{ goodsType: 'HEAVY' as const, categoryType: 'PACKAGED_FOOD' as const, weightGrams: 2_000, amount: 1 }],
    };
    const exchange = {
      description: 'the freight of two kilograms',
      providerState: states.freight,
      body,
      response: { country: 'JP', rows: [estimateRow] },
    };
    expect(
      await pact.exchange(estimateCost, exchange, (origin) => api(origin).call('estimateCost', { body })),
    ).toMatchObject({ country: 'JP' });
  });

  it('requests the freight estimate to a country without rates, responding 404', async () => {
    const body = {
      country: 'AQ',
      lines: [{ goodsType: 'NORMAL' as const, categoryType: 'PACKAGED_FOOD' as const, weightGrams: 2_000, amount: 1 }],
    };
    const exchange = {
      description: 'freight to Antarctica',
      providerState: states.freight,
      body,
      status: 404,
      response: errorBody(404, 'RATE_NOT_FOUND'),
    };
    await pact.exchange(estimateCost, exchange, (origin) =>
      expect(api(origin).call('estimateCost', { body })).rejects.toMatchObject({ code: 'RATE_NOT_FOUND' }),
    );
  });

  it('reads the producers of a list with their counts', async () => {
    const query = { limit: 8, name: 'banh', type: 'NORMAL' as const, producerName: 'lo banh' };
    const exchange = {
      description: 'brands of a list by name',
      providerState: states.listed,
      query,
      response: listOf({ ...producer, count: matchers.integer(3) }),
    };
    const counts = producerCountsQuery({ keyword: 'banh', type: 'NORMAL', producer: ids.producer, page: 2 }, 'lo banh');
    expect(await pact.exchange(countProducers, exchange, (origin) => client(origin).query(counts))).toMatchObject({
      docs: [{ count: 3 }],
    });
  });

  it('reads the categories for the filter drawer', async () => {
    const exchange = {
      description: 'all categories',
      providerState: states.listed,
      query: { limit: 50 },
      response: listOf(category),
    };
    expect(
      await pact.exchange(listCategories, exchange, (origin) => client(origin).query(categoriesQuery)),
    ).toMatchObject({ docs: [{ name: { en: 'Rice paper' } }] });
  });

  it('requests suggestions for a keyword', async () => {
    const query = { name: 'banh', locale: 'vi', limit: 20, groups: 'true' as const };
    const exchange = {
      description: 'suggestions',
      providerState: states.listed,
      query,
      response: {
        docs: matchers.eachLike(suggestion),
        totalDocs: matchers.integer(1),
        categories: matchers.eachLike(named),
        producers: matchers.eachLike(named),
      },
    };
    expect(
      await pact.exchange(listProducts, exchange, (origin) => client(origin).query(suggestionsQuery('banh', 'vi'))),
    ).toMatchObject({ docs: [{ name: { vi: 'Bánh tráng' } }] });
  });

  it('reads a filtered product list', async () => {
    const exchange = {
      description: 'products of one kind',
      providerState: states.listed,
      query: { limit: 20, type: 'NORMAL' as const },
      response: listOf(card),
    };
    expect(
      await pact.exchange(listProducts, exchange, (origin) =>
        client(origin).query(productsQuery({ type: 'NORMAL' }, 'en')),
      ),
    ).toMatchObject({ docs: [{ price: 78_000 }] });
  });

  it('reads the second page of ratings with one star', async () => {
    const response = { docs: [], totalDocs: matchers.integer(0) };
    const exchange = {
      description: 'the second page of ratings with one star',
      providerState: states.rated,
      params: { id: ids.product },
      query: { limit: 5, page: 2, stars: 1 },
      response,
    };
    expect(
      await pact.exchange(listProductRatings, exchange, (origin) =>
        client(origin).query(ratingsQuery(ids.product, { page: 2, stars: 1 })),
      ),
    ).toMatchObject({ docs: [] });
  });
});
