import { memoizeFor } from './memoize-for.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a memoized function loads once for concurrent calls and again after its time', async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    return loads;
  };
  const read = memoizeFor(1_000, load);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(999);
  expect(await read()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await read()).toBe(2);
});

test('a memoized function reuses no rejection', async () => {
  const load = jest.fn<Promise<number>, []>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(1);
  const read = memoizeFor(1_000, load);
  await expect(read()).rejects.toThrow('down');
  expect(await read()).toBe(1);
});
