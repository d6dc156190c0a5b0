import { StaleCache } from './stale-cache.ts';

const timeoutMs = 20;
const resolvesWith = (value: string) => () => Promise.resolve(value);
const never = () => new Promise<undefined>(() => {});

function createCache() {
  let now = 0;
  const cache = new StaleCache<string>({ freshMs: 1_000, staleMs: 10_000, maxEntries: 2, now: () => now });
  return { cache, advance: (by: number) => (now += by) };
}

test('returns a fresh value without loading and reloads an older one', async () => {
  const { cache, advance } = createCache();
  expect(await cache.get('a', resolvesWith('one'), { timeoutMs })).toBe('one');
  advance(999);
  expect(await cache.get('a', resolvesWith('two'), { timeoutMs })).toBe('one');
  advance(1);
  expect(await cache.get('a', resolvesWith('two'), { timeoutMs })).toBe('two');
});

test('returns the last good value until it is stale when loading times out, fails or yields nothing', async () => {
  const { cache, advance } = createCache();
  await cache.get('a', resolvesWith('one'), { timeoutMs });
  advance(2_000);
  let timeoutCount = 0;
  expect(await cache.get('a', never, { timeoutMs, onTimeout: () => timeoutCount++ })).toBe('one');
  expect(timeoutCount).toBe(1);
  cache.expire();
  expect(await cache.get('a', () => Promise.reject(new Error('down')), { timeoutMs })).toBe('one');
  expect(await cache.get('a', () => Promise.resolve(undefined), { timeoutMs })).toBe('one');
  advance(8_000);
  expect(await cache.get('a', () => Promise.reject(new Error('down')), { timeoutMs })).toBeUndefined();
});

test('shares one load per key and stores a late value for the next caller', async () => {
  const { cache } = createCache();
  let loadCount = 0;
  let resolveLoad: (value: string) => void = () => {};
  const load = () => {
    loadCount += 1;
    return new Promise<string>((resolve) => (resolveLoad = resolve));
  };
  expect(await Promise.all([cache.get('a', load, { timeoutMs }), cache.get('a', load, { timeoutMs })])).toEqual([undefined, undefined]);
  expect(loadCount).toBe(1);
  resolveLoad('one');
  expect(await cache.get('a', load, { timeoutMs })).toBe('one');
  expect(loadCount).toBe(1);
});

test('treats every value as no longer fresh after expire(), including values in flight', async () => {
  const { cache } = createCache();
  await cache.get('a', resolvesWith('one'), { timeoutMs });
  let resolveLoad: (value: string) => void = () => {};
  const inFlight = cache.get('b', () => new Promise<string>((resolve) => (resolveLoad = resolve)), { timeoutMs: 1_000 });
  cache.expire();
  resolveLoad('old');
  expect(await inFlight).toBe('old');
  expect(await cache.get('a', resolvesWith('two'), { timeoutMs })).toBe('two');
  expect(await cache.get('b', resolvesWith('new'), { timeoutMs })).toBe('new');
});

test('evicts the oldest entry beyond its limit', async () => {
  const { cache } = createCache();
  for (const key of ['a', 'b', 'c']) await cache.get(key, resolvesWith(key), { timeoutMs });
  expect(await cache.get('a', resolvesWith('again'), { timeoutMs })).toBe('again');
  expect(await cache.get('c', resolvesWith('again'), { timeoutMs })).toBe('c');
});
