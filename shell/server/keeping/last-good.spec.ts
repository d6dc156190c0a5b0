import { LastGood } from './last-good.ts';

const milliseconds = 20;
const answering = (value: string) => () => Promise.resolve(value);
const never = () => new Promise<undefined>(() => {});

function kept() {
  let now = 0;
  const store = new LastGood<string>({ fresh: 1_000, stale: 10_000, limit: 2, now: () => now });
  return { store, later: (by: number) => (now += by) };
}

test('a fresh answer is not asked for again, an older one is', async () => {
  const { store, later } = kept();
  expect(await store.get('a', answering('one'), { milliseconds })).toBe('one');
  later(999);
  expect(await store.get('a', answering('two'), { milliseconds })).toBe('one');
  later(1);
  expect(await store.get('a', answering('two'), { milliseconds })).toBe('two');
});

test('a late, failing or missing answer leaves the last good one in force until it is stale', async () => {
  const { store, later } = kept();
  await store.get('a', answering('one'), { milliseconds });
  later(2_000);
  let late = 0;
  expect(await store.get('a', never, { milliseconds, onLate: () => late++ })).toBe('one');
  expect(late).toBe(1);
  store.expire();
  expect(await store.get('a', () => Promise.reject(new Error('dead')), { milliseconds })).toBe('one');
  expect(await store.get('a', () => Promise.resolve(undefined), { milliseconds })).toBe('one');
  later(8_000);
  expect(await store.get('a', () => Promise.reject(new Error('dead')), { milliseconds })).toBeUndefined();
});

test('one question at a time; a late answer serves the next caller', async () => {
  const { store } = kept();
  let asked = 0;
  let answer: (value: string) => void = () => {};
  const ask = () => {
    asked += 1;
    return new Promise<string>((resolve) => (answer = resolve));
  };
  expect(await Promise.all([store.get('a', ask, { milliseconds }), store.get('a', ask, { milliseconds })])).toEqual([undefined, undefined]);
  expect(asked).toBe(1);
  answer('one');
  expect(await store.get('a', ask, { milliseconds })).toBe('one');
  expect(asked).toBe(1);
});

test('after a change nothing counts as fresh, not even an answer that was on its way', async () => {
  const { store } = kept();
  await store.get('a', answering('one'), { milliseconds });
  let answer: (value: string) => void = () => {};
  const onItsWay = store.get('b', () => new Promise<string>((resolve) => (answer = resolve)), { milliseconds: 1_000 });
  store.expire();
  answer('old');
  expect(await onItsWay).toBe('old');
  expect(await store.get('a', answering('two'), { milliseconds })).toBe('two');
  expect(await store.get('b', answering('new'), { milliseconds })).toBe('new');
});

test('keeps no more than its limit', async () => {
  const { store } = kept();
  for (const key of ['a', 'b', 'c']) await store.get(key, answering(key), { milliseconds });
  expect(await store.get('a', answering('again'), { milliseconds })).toBe('again');
  expect(await store.get('c', answering('again'), { milliseconds })).toBe('c');
});
