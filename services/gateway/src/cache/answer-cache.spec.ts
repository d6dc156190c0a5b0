import { AnswerCache } from './answer-cache.ts';
import type { KeptAnswer } from './kept-answer.ts';
import type { Tag } from './tags.ts';

let now: number;
let cache: AnswerCache;

const answer = (tags: Tag[], body = 'x'): Omit<KeptAnswer, 'freshUntil'> => ({ body: Buffer.from(body), etag: '"1"', headers: [], tags, compressed: new Map() });
const isFresh = (key: string) => {
  const kept = cache.get(key);
  return kept !== undefined && cache.isFresh(kept);
};

beforeEach(() => {
  now = 0;
  cache = new AnswerCache({ maximumBytes: 1_000_000, freshFor: 60_000, settleTime: 1_500, now: () => now });
  now = 100_000;
});

test('an answer is given without asking for a minute', () => {
  cache.keep('/list', answer(['product']), cache.begin());
  now += 59_999;
  expect(isFresh('/list')).toBe(true);
  now += 1;
  expect(isFresh('/list')).toBe(false);
  expect(cache.get('/list')).toBeDefined();
});

test('a change takes away what it is a part of, and nothing else', () => {
  cache.keep('/products', answer(['product', 'category']), cache.begin());
  cache.keep('/products/a', answer(['product:a', 'category']), cache.begin());
  cache.keep('/products/b', answer(['product:b', 'category']), cache.begin());
  cache.keep('/categories', answer(['category']), cache.begin());
  cache.empty(['product', 'product:a']);
  expect(['/products', '/products/a', '/products/b', '/categories'].map(isFresh)).toEqual([false, false, true, true]);
  cache.empty(['category', 'category:z']);
  expect(isFresh('/products/b')).toBe(false);
});

test('an answer that was asked for before the change is not kept after it', () => {
  const begun = cache.begin();
  now += 5;
  cache.empty(['product', 'product:a']);
  now += 5;
  cache.keep('/products/a', answer(['product:a']), begun);
  expect(cache.get('/products/a')).toBeUndefined();
});

test('neither is one that was asked for before everything was cleared', () => {
  const begun = cache.begin();
  cache.clear();
  cache.keep('/products/a', answer(['product:a']), begun);
  expect(cache.get('/products/a')).toBeUndefined();
});

test('what is read right after a change is asked for again soon: a search index may lag', () => {
  cache.empty(['product', 'product:a']);
  now += 100;
  cache.keep('/products', answer(['product']), cache.begin());
  expect(isFresh('/products')).toBe(true);
  now += 1_400;
  expect(isFresh('/products')).toBe(false);
  cache.keep('/products', answer(['product']), cache.begin());
  now += 50_000;
  expect(isFresh('/products')).toBe(true);
});

test('memory has a bound: the answer that was not asked for longest goes', () => {
  const body = 'x'.repeat(40_000);
  for (let index = 0; index < 100; index += 1) {
    cache.keep(`/products/${index}`, answer([`product:${index}`], body), cache.begin());
    cache.get('/products/0');
  }
  expect(cache.get('/products/0')).toBeDefined();
  expect(cache.get('/products/1')).toBeUndefined();
  expect(cache.get('/products/99')).toBeDefined();
});

test('an answer too large to keep beside others is not kept', () => {
  cache.keep('/huge', answer(['product'], 'x'.repeat(100_000)), cache.begin());
  expect(cache.get('/huge')).toBeUndefined();
});
