import { apiQuery, createQueryClient } from '@gvg/browser-kit';
import { destinationsQuery } from '@gvg/customer-ui/approximation';
import { getCategory, listCategories } from '@gvg/contracts/catalogue/http/categories';
import { listCosts } from '@gvg/contracts/catalogue/http/costs';
import { listCountries } from '@gvg/contracts/catalogue/http/countries';
import {
  getPageTemplateBySlug,
  getPageTemplateByType,
  listPageTemplates,
} from '@gvg/contracts/catalogue/http/page-templates';
import { getProducer } from '@gvg/contracts/catalogue/http/producers';
import { getProduct, listProducts } from '@gvg/contracts/catalogue/http/products';
import { listProductRatings } from '@gvg/contracts/catalogue/http/ratings';
import type { QueryKey } from '@gvg/query';
import { apiFor } from '@gvg/remote-server/api-client';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import {
  categoriesQuery,
  categoryQuery,
  originsQuery,
  producerQuery,
  productQuery,
} from '../src/features/catalogue/api/catalogue.ts';
import { bestSellersQuery, homepageQuery } from '../src/features/home/api/homepage.ts';
import { productsQuery } from '../src/features/listing/api/products.ts';
import { pageQuery } from '../src/features/page/api/page.ts';
import { costsQuery, rateTableQuery } from '../src/features/rates/api/rates.ts';
import { ratingsQuery } from '../src/features/ratings/api/ratings.ts';
import {
  card,
  category,
  cost,
  country,
  destination,
  errorBody,
  instant,
  listOf,
  producer,
  product,
  rating,
  text,
} from './shapes.ts';
import { ids, states } from './states.ts';

const pact = httpPact({ consumer: 'mf-storefront-server', provider: 'catalogue' });
const readAt =
  ({ queryKey }: { queryKey: QueryKey }) =>
  (origin: string) =>
    createQueryClient(apiFor(origin, 'vi')).query({ queryKey });
const expectRejection = (query: { queryKey: QueryKey }) => (origin: string) => expect(readAt(query)(origin)).rejects;
const { eachLike, string } = matchers;

describe('contract of mf-storefront-server with the catalogue', () => {
  it('reads the best sellers of the home page', async () => {
    const exchange = {
      description: 'the best sellers',
      providerState: states.listed,
      query: { limit: 12, sort: 'BEST_SELLER' as const },
      response: listOf(card),
    };
    expect(await pact.exchange(listProducts, exchange, readAt(bestSellersQuery))).toMatchObject({
      docs: [{ name: { vi: 'Bánh tráng' } }],
    });
  });

  it('reads a search with every filter', async () => {
    const filters = {
      keyword: 'bánh',
      type: 'NORMAL',
      priority: '1',
      country: 'VN',
      minPrice: 1,
      maxPrice: 100_000_000,
      inStock: true,
      sort: 'PRICE_ASC',
      page: 2,
    } as const;
    const { keyword, inStock: _, ...rest } = filters;
    const query = {
      ...rest,
      name: keyword,
      locale: 'vi',
      inStock: 'true' as const,
      limit: 20,
      producer: ids.producer,
      category: ids.category,
    };
    const response = {
      docs: [],
      totalDocs: matchers.integer(1),
      totalPages: matchers.integer(1),
      page: 2,
      hasNextPage: false,
    };
    const search = productsQuery({ ...filters, producer: ids.producer, category: ids.category }, 'vi');
    expect(
      await pact.exchange(
        listProducts,
        { description: 'a page after the last of a search', providerState: states.listed, query, response },
        readAt(search),
      ),
    ).toMatchObject({ page: 2 });
  });

  it('reads a product', async () => {
    const exchange = {
      description: 'a product',
      providerState: states.product,
      params: { id: ids.product },
      response: product,
    };
    expect(await pact.exchange(getProduct, exchange, readAt(productQuery(ids.product)))).toMatchObject({
      price: 78_000,
      dimensionsMm: { length: 200 },
    });
  });

  it('reads a removed product, responding 410', async () => {
    const exchange = {
      description: 'a removed product',
      providerState: states.removed,
      params: { id: ids.removedProduct },
      status: 410,
      response: errorBody(410, 'PRODUCT_WAS_DELETED'),
    };
    await pact.exchange(getProduct, exchange, (origin) =>
      expectRejection(productQuery(ids.removedProduct))(origin).toMatchObject({
        status: 410,
        code: 'PRODUCT_WAS_DELETED',
      }),
    );
  });

  it('reads an unknown product, responding 404', async () => {
    const exchange = {
      description: 'an unknown product',
      params: { id: ids.unknownProduct },
      status: 404,
      response: errorBody(404, 'PRODUCT_NOT_FOUND'),
    };
    await pact.exchange(getProduct, exchange, (origin) =>
      expectRejection(productQuery(ids.unknownProduct))(origin).toMatchObject({
        status: 404,
        code: 'PRODUCT_NOT_FOUND',
      }),
    );
  });

  it('reads all categories, and one category', async () => {
    const all = {
      description: 'all categories',
      providerState: states.listed,
      query: { limit: 50 },
      response: listOf(category),
    };
    expect(await pact.exchange(listCategories, all, readAt(categoriesQuery))).toMatchObject({
      docs: [{ type: 'PACKAGED_FOOD' }],
    });
    const one = {
      description: 'a category',
      providerState: states.category,
      params: { id: ids.category },
      response: category,
    };
    expect(await pact.exchange(getCategory, one, readAt(categoryQuery(ids.category)))).toMatchObject({
      type: 'PACKAGED_FOOD',
    });
  });

  it('reads a producer', async () => {
    const exchange = {
      description: 'a producer',
      providerState: states.producer,
      params: { id: ids.producer },
      response: producer,
    };
    expect(await pact.exchange(getProducer, exchange, readAt(producerQuery(ids.producer)))).toMatchObject({
      name: { vi: 'Bánh tráng' },
    });
  });

  it('reads countries of origin and destination countries', async () => {
    const origins = {
      description: 'where goods come from',
      providerState: states.listed,
      query: { limit: 100, locale: 'vi', producing: 'true' as const },
      response: listOf(country),
    };
    expect(await pact.exchange(listCountries, origins, readAt(originsQuery('vi')))).toMatchObject({
      docs: [{ code: 'JP' }],
    });
    const destinations = {
      description: 'where goods go to',
      providerState: states.freight,
      query: { limit: 100, locale: 'vi', shippable: 'true' as const },
      response: listOf(destination),
    };
    expect(await pact.exchange(listCountries, destinations, readAt(destinationsQuery('vi')))).toMatchObject({
      docs: [{ code: 'JP', currency: 'JPY', vndPerUnit: 170 }],
    });
  });

  it('reads the current freight rates', async () => {
    const exchange = {
      description: 'the freight rates',
      providerState: states.freight,
      query: { limit: 100 },
      response: listOf(cost),
    };
    expect(await pact.exchange(listCosts, exchange, readAt(costsQuery(1)))).toMatchObject({
      docs: [{ service: 'AIR' }],
    });
  });

  it('reads the ratings of a product', async () => {
    const exchange = {
      description: 'the first ratings of a product',
      providerState: states.rated,
      params: { id: ids.product },
      query: { limit: 5 },
      response: listOf(rating),
    };
    expect(await pact.exchange(listProductRatings, exchange, readAt(ratingsQuery(ids.product)))).toMatchObject({
      docs: [{ stars: 5 }],
    });
  });

  it('reads the page templates of home page and rate table', async () => {
    const home = {
      description: 'the home page’s words',
      providerState: states.prepared,
      params: { type: 'HOMEPAGE' as const },
      response: { type: 'HOMEPAGE', banners: [], introduction: { vi: string(''), en: string('') }, posts: [] },
    };
    expect(await pact.exchange(getPageTemplateByType, home, readAt(homepageQuery))).toMatchObject({
      type: 'HOMEPAGE',
    });
    const rates = {
      description: 'the rate table’s words',
      providerState: states.prepared,
      params: { type: 'RATE_TABLE' as const },
      response: { type: 'RATE_TABLE', title: text, introduction: text, notes: { vi: string(''), en: string('') } },
    };
    expect(await pact.exchange(getPageTemplateByType, rates, readAt(rateTableQuery))).toMatchObject({
      type: 'RATE_TABLE',
    });
  });

  it('reads a text page, and the list of text pages', async () => {
    const page = {
      description: 'a page of text',
      providerState: states.page,
      params: { slug: 'guide' },
      response: { type: 'PAGE', slug: 'guide', title: text, body: text },
    };
    expect(await pact.exchange(getPageTemplateBySlug, page, readAt(pageQuery('guide')))).toMatchObject({
      slug: 'guide',
    });
    const response = { docs: eachLike({ slug: string('guide'), updatedAt: instant }) };
    const list = {
      description: 'the pages of text',
      providerState: states.page,
      query: { limit: 100, page: 1, type: 'PAGE' as const },
      response,
    };
    expect(
      await pact.exchange(
        listPageTemplates,
        list,
        readAt(apiQuery('listPageTemplates', { query: { limit: 100, page: 1, type: 'PAGE' } })),
      ),
    ).toMatchObject({ docs: [{ slug: 'guide' }] });
  });
});
