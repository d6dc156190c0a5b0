import { StaleCache } from './stale-cache.ts';

const timeoutMs = 20;
const resolvesWith = (value: string) => () => Promise.resolve(value);
const rejects = () => Promise.reject(new Error('down'));
const never = () => new Promise<undefined>(() => {});

function pendingLoad() {
  let loadCount = 0;
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  const load = () => {
    loadCount += 1;
    return promise;
  };
  return { load, resolve, reject, loadCount: () => loadCount };
}

let cache: StaleCache<string>;

beforeEach(() => {
  jest.useFakeTimers();
  cache = new StaleCache<string>({ freshMs: 1_000, staleMs: 10_000, maxEntries: 2 });
});
afterEach(() => jest.useRealTimers());

const advance = (byMs: number) => jest.advanceTimersByTime(byMs);

/** What `get` returns once its timeout has elapsed. */
async function afterTimeout<Result>(result: Promise<Result>): Promise<Result> {
  await jest.advanceTimersByTimeAsync(timeoutMs);
  return result;
}

describe('StaleCache', () => {
  it('returns a fresh value without loading and reloads an older one', async () => {
    expect(await cache.get('a', resolvesWith('one'), { timeoutMs })).toBe('one');
    advance(999);
    expect(await cache.get('a', resolvesWith('two'), { timeoutMs })).toBe('one');
    advance(2);
    expect(await cache.get('a', resolvesWith('two'), { timeoutMs })).toBe('two');
  });

  it('returns the last good value until it is stale when loading times out, fails or yields nothing', async () => {
    await cache.get('a', resolvesWith('one'), { timeoutMs });
    advance(2_000);
    let timeoutCount = 0;
    expect(await afterTimeout(cache.get('a', never, { timeoutMs, onTimeout: () => timeoutCount++ }))).toBe('one');
    expect(timeoutCount).toBe(1);
    cache.expire();
    expect(await cache.get('a', rejects, { timeoutMs })).toBe('one');
    expect(await cache.get('a', () => Promise.resolve(undefined), { timeoutMs })).toBe('one');
    advance(8_000);
    expect(await cache.get('a', () => Promise.resolve(undefined), { timeoutMs })).toBeUndefined();
  });

  it('rejects with the error of the load for every caller when there is no last good value', async () => {
    const { load, reject } = pendingLoad();
    const results = Promise.allSettled([cache.get('a', load), cache.get('a', load)]);
    reject(new Error('down'));
    expect(await results).toEqual([
      expect.objectContaining({ reason: new Error('down') }),
      expect.objectContaining({ reason: new Error('down') }),
    ]);
    expect(await cache.get('a', resolvesWith('one'))).toBe('one');
  });

  it('shares one load per key and stores a late value for the next caller', async () => {
    const { load, resolve, loadCount } = pendingLoad();
    expect(
      await afterTimeout(Promise.all([cache.get('a', load, { timeoutMs }), cache.get('a', load, { timeoutMs })])),
    ).toEqual([undefined, undefined]);
    expect(loadCount()).toBe(1);
    resolve('one');
    expect(await cache.get('a', load, { timeoutMs })).toBe('one');
    expect(loadCount()).toBe(1);
  });

  it('lets each caller of a shared load wait for its own timeout', async () => {
    const { load, resolve } = pendingLoad();
    expect(await afterTimeout(cache.get('a', load, { timeoutMs }))).toBeUndefined();
    const patient = cache.get('a', load, { timeoutMs: 1_000 });
    await jest.advanceTimersByTimeAsync(500);
    resolve('one');
    expect(await patient).toBe('one');
  });

  it('treats every value as no longer fresh after expire(), including values of pending loads', async () => {
    await cache.get('a', resolvesWith('one'), { timeoutMs });
    const { load, resolve } = pendingLoad();
    const pending = cache.get('b', load, { timeoutMs: 1_000 });
    cache.expire();
    const newer = cache.get('b', resolvesWith('new'), { timeoutMs });
    resolve('old');
    expect(await pending).toBe('old');
    expect(await newer).toBe('new');
    expect(await cache.get('b', resolvesWith('newest'), { timeoutMs })).toBe('new');
    expect(await cache.get('a', resolvesWith('two'), { timeoutMs })).toBe('two');
  });

  it('keeps the last good value of an entry that expires during its load', async () => {
    await cache.get('a', resolvesWith('one'), { timeoutMs });
    advance(2_000);
    const { load, resolve } = pendingLoad();
    const pending = cache.get('a', load, { timeoutMs: 1_000 });
    cache.expire();
    resolve(undefined);
    expect(await pending).toBe('one');
    expect(await cache.get('a', rejects, { timeoutMs })).toBe('one');
  });

  it('returns undefined to the caller of a load that expires and yields nothing', async () => {
    const { load, resolve } = pendingLoad();
    const pending = cache.get('a', load);
    cache.expire();
    resolve(undefined);
    expect(await pending).toBeUndefined();
  });

  it('evicts the least recently used entry beyond its limit', async () => {
    for (const key of ['a', 'b', 'c']) await cache.get(key, resolvesWith(key), { timeoutMs });
    expect(await cache.get('c', resolvesWith('again'), { timeoutMs })).toBe('c');
    expect(await cache.get('a', resolvesWith('again'), { timeoutMs })).toBe('again');
  });
});
