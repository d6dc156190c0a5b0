import { StaleCache } from './stale-cache.ts';

const milliseconds = 20;
const resolvesWith = (value: string) => () => Promise.resolve(value);
const never = () => new Promise<undefined>(() => {});

function createCache() {
  let now = 0;
  const store = new StaleCache<string>({ freshMs: 1_000, staleMs: 10_000, maxEntries: 2, now: () => now });
  return { store, later: (by: number) => (now += by) };
}

test('a fresh answer is not asked for again, an older one is', async () => {
  const { store, later } = createCache();
  expect(await store.get('a', resolvesWith('one'), { timeoutMs: milliseconds })).toBe('one');
  later(999);
  expect(await store.get('a', resolvesWith('two'), { timeoutMs: milliseconds })).toBe('one');
  later(1);
  expect(await store.get('a', resolvesWith('two'), { timeoutMs: milliseconds })).toBe('two');
});

test('a late, failing or missing answer leaves the last good one in force until it is stale', async () => {
  const { store, later } = createCache();
  await store.get('a', resolvesWith('one'), { timeoutMs: milliseconds });
  later(2_000);
  let timeoutCount = 0;
  expect(await store.get('a', never, { timeoutMs: milliseconds, onTimeout: () => timeoutCount++ })).toBe('one');
  expect(timeoutCount).toBe(1);
  store.expire();
  expect(await store.get('a', () => Promise.reject(new Error('dead')), { timeoutMs: milliseconds })).toBe('one');
  expect(await store.get('a', () => Promise.resolve(undefined), { timeoutMs: milliseconds })).toBe('one');
  later(8_000);
  expect(await store.get('a', () => Promise.reject(new Error('dead')), { timeoutMs: milliseconds })).toBeUndefined();
});

test('one question at a time; a late answer serves the next caller', async () => {
  const { store } = createCache();
  let loadCount = 0;
  let resolveLoad: (value: string) => void = () => {};
  const load = () => {
    loadCount += 1;
    return new Promise<string>((resolve) => (resolveLoad = resolve));
  };
  expect(await Promise.all([store.get('a', load, { timeoutMs: milliseconds }), store.get('a', load, { timeoutMs: milliseconds })])).toEqual([undefined, undefined]);
  expect(loadCount).toBe(1);
  resolveLoad('one');
  expect(await store.get('a', load, { timeoutMs: milliseconds })).toBe('one');
  expect(loadCount).toBe(1);
});

test('after a change nothing counts as fresh, not even an answer that was on its way', async () => {
  const { store } = createCache();
  await store.get('a', resolvesWith('one'), { timeoutMs: milliseconds });
  let resolveLoad: (value: string) => void = () => {};
  const inFlight = store.get('b', () => new Promise<string>((resolve) => (resolveLoad = resolve)), { timeoutMs: 1_000 });
  store.expire();
  resolveLoad('old');
  expect(await inFlight).toBe('old');
  expect(await store.get('a', resolvesWith('two'), { timeoutMs: milliseconds })).toBe('two');
  expect(await store.get('b', resolvesWith('new'), { timeoutMs: milliseconds })).toBe('new');
});

test('keeps no more than its limit', async () => {
  const { store } = createCache();
  for (const key of ['a', 'b', 'c']) await store.get(key, resolvesWith(key), { timeoutMs: milliseconds });
  expect(await store.get('a', resolvesWith('again'), { timeoutMs: milliseconds })).toBe('again');
  expect(await store.get('c', resolvesWith('again'), { timeoutMs: milliseconds })).toBe('c');
});
