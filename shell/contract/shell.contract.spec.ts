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
const productsListedState = 'products on sale are listed';

describe('shell page → catalogue', () => {
  const pact = httpPact({ consumer: 'shell', provider: 'catalogue' });

  test('lists suggestions for a keyword', async () => {
    const query = suggestionQuery('banh', 'vi');
    const exchange = { description: 'suggestions', providerState: productsListedState, query, response: docsOf(suggestion) };
    expect(await pact.exchange(listProducts, exchange, (origin) => api(origin).call('listProducts', { query }))).toMatchObject({ docs: [{ name: { vi: 'Bánh tráng' } }] });
  });

  test('lists the categories of the filter', async () => {
    const exchange = { description: 'all categories', providerState: productsListedState, query: { limit: 50 }, response: docsOf(namedDocument) };
    expect(await pact.exchange(listCategories, exchange, (origin) => api(origin).read(categoriesAddress))).toMatchObject({ docs: [{ name: { en: 'Rice paper' } }] });
  });

  test('lists the producers of the filter', async () => {
    const exchange = { description: 'all producers', providerState: productsListedState, query: { limit: 100 }, response: docsOf(namedDocument) };
    expect(await pact.exchange(listProducers, exchange, (origin) => api(origin).read(producersAddress))).toMatchObject({ docs: [{ name: { en: 'Rice paper' } }] });
  });
});

describe('shell page → identity', () => {
  const pact = httpPact({ consumer: 'shell', provider: 'identity' });

  test('begins a guest session on the first load', async () => {
    const sessionId = '0123456789abcdef0123456789abcdef';
    const signedSessionId = `${sessionId}.1767225600~key-1~${'s'.repeat(86)}`;
    const response = { sessionId: matchers.regex(/^[0-9a-f]{32}$/, sessionId), signedSessionId: matchers.regex(/^[0-9a-f]{32}\.\d+~[\w-]+~[\w-]{86}$/, signedSessionId) };
    const exchange = { description: 'a guest session', providerState: 'no guest session', response };
    expect(await pact.exchange(beginGuestSession, exchange, (origin) => api(origin).call('beginGuestSession', {}))).toEqual({ sessionId, signedSessionId });
  });
});
