import { createApi } from '@gvg/browser-kit';
import { listCategories } from '@gvg/contracts/catalogue/http/categories';
import { beginGuestSession } from '@gvg/contracts/identity/http/identity';
import { listProducers } from '@gvg/contracts/catalogue/http/producers';
import { listProducts } from '@gvg/contracts/catalogue/http/products';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { categoriesAddress, producersAddress } from '../src/filter/addresses.ts';
import { suggestionQuery } from '../src/search/suggestion-query.ts';
import { docsOf, namedDocument, suggestion } from './shapes.ts';

const api = (baseUrl: string) => createApi({ baseUrl, locale: 'vi' });
const given = 'products on sale are listed';

describe('the page asks the catalogue for', () => {
  const pact = httpPact({ consumer: 'shell', provider: 'catalogue' });

  test('suggestions while a keyword is typed', async () => {
    const query = suggestionQuery('banh', 'vi');
    const exchange = { description: 'suggestions', given, query, response: docsOf(suggestion) };
    expect(await pact.exchange(listProducts, exchange, (origin) => api(origin).call('listProducts', { query }))).toMatchObject({ docs: [{ name: { vi: 'Bánh tráng' } }] });
  });

  test('the categories of the filter', async () => {
    const exchange = { description: 'all categories', given, query: { limit: 50 }, response: docsOf(namedDocument) };
    expect(await pact.exchange(listCategories, exchange, (origin) => api(origin).read(categoriesAddress))).toMatchObject({ docs: [{ name: { en: 'Rice paper' } }] });
  });

  test('the producers of the filter', async () => {
    const exchange = { description: 'all producers', given, query: { limit: 100 }, response: docsOf(namedDocument) };
    expect(await pact.exchange(listProducers, exchange, (origin) => api(origin).read(producersAddress))).toMatchObject({ docs: [{ name: { en: 'Rice paper' } }] });
  });
});

describe('the page asks identity for', () => {
  const pact = httpPact({ consumer: 'shell', provider: 'identity' });

  test('a guest session on its first load', async () => {
    const answer = { sessionId: matchers.regex(/^[0-9a-f]{32}$/, '0123456789abcdef0123456789abcdef') };
    const exchange = { description: 'a guest session', given: 'no guest session', response: answer };
    expect(await pact.exchange(beginGuestSession, exchange, (origin) => api(origin).call('beginGuestSession', {}))).toEqual({ sessionId: '0123456789abcdef0123456789abcdef' });
  });
});
