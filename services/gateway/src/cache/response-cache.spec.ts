import type { CacheTag } from '@gvg/contracts/definitions/cache-tags';
import { ResponseCache } from './response-cache.ts';
import type { CachedResponse } from './cached-response.ts';

let now: number;
let cache: ResponseCache;

const createResponse = (tags: CacheTag[], body = 'x'): Omit<CachedResponse, 'freshUntil'> => ({
  etag: '"1"',
  headers: [],
  tags,
  bodies: new Map([['identity', { encoding: 'identity', body: Buffer.from(body) }]]),
});
const startFetch = () => cache.startFetch();
const isFresh = (key: string) => {
  const cached = cache.get(key);
  return cached !== undefined && cache.isFresh(cached);
};

beforeEach(() => {
  now = 0;
  cache = new ResponseCache({ maxBytes: 1_000_000, freshForMs: 60_000, now: () => now });
  now = 100_000;
});

test('keeps a response fresh for a minute and returns it as stale afterwards', () => {
  cache.store('/list', createResponse(['product']), startFetch());
  now += 59_999;
  expect(isFresh('/list')).toBe(true);
  now += 1;
  expect(isFresh('/list')).toBe(false);
  expect(cache.get('/list')).toBeDefined();
});

test('invalidates only the responses that carry a changed tag', () => {
  cache.store('/products', createResponse(['product', 'category']), startFetch());
  cache.store('/products/a', createResponse(['product:a', 'category']), startFetch());
  cache.store('/products/b', createResponse(['product:b', 'category']), startFetch());
  cache.store('/categories', createResponse(['category']), startFetch());
  cache.invalidate(['product', 'product:a']);
  expect(['/products', '/products/a', '/products/b', '/categories'].map(isFresh)).toEqual([false, false, true, true]);
  cache.invalidate(['category', 'category:z']);
  expect(isFresh('/products/b')).toBe(false);
});

test('does not store a response whose fetch started before an invalidation', () => {
  const fetch = startFetch();
  now += 5;
  cache.invalidate(['product', 'product:a']);
  now += 5;
  cache.store('/products/a', createResponse(['product:a']), fetch);
  expect(cache.get('/products/a')).toBeUndefined();
});

test('does not store a response whose fetch started before the cache was cleared', () => {
  const fetch = startFetch();
  cache.clear();
  cache.store('/products/a', createResponse(['product:a']), fetch);
  expect(cache.get('/products/a')).toBeUndefined();
});

test('shortens freshness right after an invalidation, because a search index may lag', () => {
  cache.invalidate(['product', 'product:a']);
  now += 100;
  cache.store('/products', createResponse(['product']), startFetch());
  expect(isFresh('/products')).toBe(true);
  now += 1_400;
  expect(isFresh('/products')).toBe(false);
  cache.store('/products', createResponse(['product']), startFetch());
  now += 50_000;
  expect(isFresh('/products')).toBe(true);
});

test('expires a response at once that was fetched within the settle time and arrives after it', () => {
  cache.invalidate(['product', 'product:a']);
  now += 1_400;
  const fetch = startFetch();
  now += 1_000;
  expect(cache.store('/products', createResponse(['product']), fetch)).toBe(true);
  expect([cache.get('/products') !== undefined, isFresh('/products')]).toEqual([true, false]);
});

test('evicts the least recently used response when memory is full', () => {
  const body = 'x'.repeat(40_000);
  for (let index = 0; index < 100; index += 1) {
    cache.store(`/products/${index}`, createResponse([`product:${index}`], body), startFetch());
    cache.get('/products/0');
  }
  expect(cache.get('/products/0')).toBeDefined();
  expect(cache.get('/products/1')).toBeUndefined();
  expect(cache.get('/products/99')).toBeDefined();
});

test('does not store a response above the maximum entry size', () => {
  cache.store('/huge', createResponse(['product'], 'x'.repeat(100_000)), startFetch());
  expect(cache.get('/huge')).toBeUndefined();
});

test('counts an encoding added to a response', () => {
  const response = createResponse(['product'], 'x'.repeat(40_000));
  cache.store('/products', response, startFetch());
  const stored = cache.get('/products') as CachedResponse;
  stored.bodies.set('br', { encoding: 'br', body: Buffer.alloc(40_000) });
  cache.resize('/products', stored);
  expect(cache.get('/products')).toBeUndefined();
});

test('ignores an encoding of a response that was replaced meanwhile', () => {
  const outdated = { ...createResponse(['product'], 'x'.repeat(40_000)), freshUntil: 0 };
  cache.store('/products', outdated, startFetch());
  cache.store('/products', createResponse(['product']), startFetch());
  outdated.bodies.set('br', { encoding: 'br', body: Buffer.alloc(40_000) });
  cache.resize('/products', outdated);
  expect(cache.get('/products')).toBeDefined();
  cache.invalidate(['product']);
  expect(cache.get('/products')).toBeUndefined();
});
