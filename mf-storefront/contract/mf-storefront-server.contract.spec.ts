import { addressOf } from '@gvg/browser-kit';
import type { Address } from '@gvg/browser-kit';
import { getCategory, listCategories } from '@gvg/contracts/http/categories';
import { listCosts } from '@gvg/contracts/http/costs';
import { listCountries } from '@gvg/contracts/http/countries';
import { getPageTemplateBySlug, getPageTemplateByType, listPageTemplates } from '@gvg/contracts/http/page-templates';
import { getProducer } from '@gvg/contracts/http/producers';
import { getProduct, listProducts } from '@gvg/contracts/http/products';
import { listProductRatings } from '@gvg/contracts/http/ratings';
import { httpPact, matchers } from '@gvg/testing/pact-http';
import { apiFor } from '../server/api.ts';
import {
  categoriesAddress,
  categoryAddress,
  destinationsAddress,
  originsAddress,
  producerAddress,
  productAddress,
} from '../src/features/catalogue/api/addresses.ts';
import { bestSellersAddress, homepageAddress } from '../src/features/home/api/addresses.ts';
import { listAddress } from '../src/features/listing/api/addresses.ts';
import { pageAddress } from '../src/features/page/api/addresses.ts';
import { costsAddress, rateTableAddress } from '../src/features/rates/api/addresses.ts';
import { ratingsAddress } from '../src/features/ratings/api/addresses.ts';
import { card, category, cost, country, failure, instant, listOf, producer, product, rating, text } from './shapes.ts';
import { ids, states } from './states.ts';

const pact = httpPact({ consumer: 'mf-storefront-server', provider: 'catalogue' });
const reading = (address: Address<unknown>) => (origin: string) => apiFor(origin, 'vi').read(address);
const refused = (address: Address<unknown>) => (origin: string) => expect(apiFor(origin, 'vi').read(address)).rejects;
const { eachLike, string } = matchers;

describe('the remote’s server asks the catalogue for', () => {
  test('the best sellers of the home page', async () => {
    const exchange = { description: 'the best sellers', given: states.listed, query: { limit: 12, sort: 'BEST_SELLER' as const }, answer: listOf(card) };
    expect(await pact.exchange(listProducts, exchange, reading(bestSellersAddress))).toMatchObject({ docs: [{ name: { vi: 'Bánh tráng' } }] });
  });

  test('a search with every filter', async () => {
    const filters = { keyword: 'bánh', type: 'NORMAL', priority: '1', country: 'VN', minPrice: 1, maxPrice: 100_000_000, inStock: true, sort: 'PRICE_ASC', page: 2 } as const;
    const { keyword, inStock: _, ...rest } = filters;
    const query = { ...rest, name: keyword, locale: 'vi', inStock: 'true' as const, limit: 20, producer: ids.producer, category: ids.category };
    const answer = { docs: [], totalDocs: matchers.integer(1), totalPages: matchers.integer(1), page: 2, hasNextPage: false };
    const address = listAddress({ ...filters, producer: ids.producer, category: ids.category }, 'vi');
    expect(await pact.exchange(listProducts, { description: 'a page after the last of a search', given: states.listed, query, answer }, reading(address))).toMatchObject({ page: 2 });
  });

  test('a product', async () => {
    const exchange = { description: 'a product', given: states.product, params: { id: ids.product }, answer: product };
    expect(await pact.exchange(getProduct, exchange, reading(productAddress(ids.product)))).toMatchObject({ price: 78_000, dimensionsMm: { length: 200 } });
  });

  test('a product that was removed', async () => {
    const exchange = { description: 'a removed product', given: states.removed, params: { id: ids.removedProduct }, status: 410, answer: failure(410, 'PRODUCT_WAS_DELETED') };
    await pact.exchange(getProduct, exchange, (origin) => refused(productAddress(ids.removedProduct))(origin).toMatchObject({ status: 410, code: 'PRODUCT_WAS_DELETED' }));
  });

  test('a product that never was', async () => {
    const exchange = { description: 'an unknown product', params: { id: ids.unknownProduct }, status: 404, answer: failure(404, 'PRODUCT_NOT_FOUND') };
    await pact.exchange(getProduct, exchange, (origin) => refused(productAddress(ids.unknownProduct))(origin).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' }));
  });

  test('all categories, and one', async () => {
    const all = { description: 'all categories', given: states.listed, query: { limit: 50 }, answer: listOf(category) };
    expect(await pact.exchange(listCategories, all, reading(categoriesAddress))).toMatchObject({ docs: [{ type: 'PACKAGED_FOOD' }] });
    const one = { description: 'a category', given: states.category, params: { id: ids.category }, answer: category };
    expect(await pact.exchange(getCategory, one, reading(categoryAddress(ids.category)))).toMatchObject({ type: 'PACKAGED_FOOD' });
  });

  test('a producer', async () => {
    const exchange = { description: 'a producer', given: states.producer, params: { id: ids.producer }, answer: producer };
    expect(await pact.exchange(getProducer, exchange, reading(producerAddress(ids.producer)))).toMatchObject({ name: { vi: 'Bánh tráng' } });
  });

  test('countries that goods come from, and those they go to', async () => {
    const origins = { description: 'where goods come from', given: states.listed, query: { limit: 100, locale: 'vi', producing: 'true' as const }, answer: listOf(country) };
    expect(await pact.exchange(listCountries, origins, reading(originsAddress('vi')))).toMatchObject({ docs: [{ code: 'JP' }] });
    const destinations = { description: 'where goods go to', given: states.freight, query: { limit: 100, locale: 'vi', shippable: 'true' as const }, answer: listOf(country) };
    expect(await pact.exchange(listCountries, destinations, reading(destinationsAddress('vi')))).toMatchObject({ docs: [{ code: 'JP' }] });
  });

  test('the freight rates in force', async () => {
    const exchange = { description: 'the freight rates', given: states.freight, query: { limit: 100 }, answer: listOf(cost) };
    expect(await pact.exchange(listCosts, exchange, reading(costsAddress))).toMatchObject({ docs: [{ service: 'AIR' }] });
  });

  test('a product’s ratings', async () => {
    const exchange = { description: 'the first ratings of a product', given: states.rated, params: { id: ids.product }, query: { limit: 5 }, answer: listOf(rating) };
    expect(await pact.exchange(listProductRatings, exchange, reading(ratingsAddress(ids.product)))).toMatchObject({ docs: [{ stars: 5 }] });
  });

  test('what the home page and the rate table say', async () => {
    const home = { description: 'the home page’s words', given: states.prepared, params: { type: 'HOMEPAGE' as const }, answer: { type: 'HOMEPAGE', banners: [], introduction: { vi: string(''), en: string('') }, posts: [] } };
    expect(await pact.exchange(getPageTemplateByType, home, reading(homepageAddress))).toMatchObject({ type: 'HOMEPAGE' });
    const rates = { description: 'the rate table’s words', given: states.prepared, params: { type: 'RATE_TABLE' as const }, answer: { type: 'RATE_TABLE', title: text, introduction: text, notes: { vi: string(''), en: string('') } } };
    expect(await pact.exchange(getPageTemplateByType, rates, reading(rateTableAddress))).toMatchObject({ type: 'RATE_TABLE' });
  });

  test('a page of text, and the list of them', async () => {
    const page = { description: 'a page of text', given: states.page, params: { slug: 'guide' }, answer: { type: 'PAGE', slug: 'guide', title: text, body: text } };
    expect(await pact.exchange(getPageTemplateBySlug, page, reading(pageAddress('guide')))).toMatchObject({ slug: 'guide' });
    const answer = { docs: eachLike({ slug: string('guide'), updatedAt: instant }) };
    const list = { description: 'the pages of text', given: states.page, query: { limit: 100, type: 'PAGE' as const }, answer };
    expect(await pact.exchange(listPageTemplates, list, reading(addressOf('listPageTemplates', { query: { limit: 100, type: 'PAGE' } })))).toMatchObject({ docs: [{ slug: 'guide' }] });
  });
});
