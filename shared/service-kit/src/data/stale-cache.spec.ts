import { StaleCache } from './stale-cache.ts';

const resolvesWith = (value: string) => () => Promise.resolve(value);
const rejects = () => Promise.reject(new Error('down'));

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

describe('StaleCache', () => {
  it('returns a fresh value without loading and reloads an older one', async () => {
    expect(await cache.get('a', resolvesWith('one'))).toBe('one');
    advance(999);
    expect(await cache.get('a', resolvesWith('two'))).toBe('one');
    advance(2);
    expect(await cache.get('a', resolvesWith('two'))).toBe('two');
  });

  it('returns the last good value until it is stale when loading fails or yields nothing', async () => {
    await cache.get('a', resolvesWith('one'));
    advance(2_000);
    expect(await cache.get('a', rejects)).toBe('one');
    expect(await cache.get('a', () => Promise.resolve(undefined))).toBe('one');
    advance(8_000);
    expect(await cache.get('a', () => Promise.resolve(undefined))).toBeUndefined();
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

  it('shares one load per key', async () => {
    const { load, resolve, loadCount } = pendingLoad();
    const values = Promise.all([cache.get('a', load), cache.get('a', load)]);
    resolve('one');
    expect(await values).toEqual(['one', 'one']);
    expect(loadCount()).toBe(1);
  });

  it('treats every value as no longer fresh after expire(), including values of pending loads', async () => {
    await cache.get('a', resolvesWith('one'));
    const { load, resolve } = pendingLoad();
    const pending = cache.get('b', load);
    cache.expire();
    const newer = cache.get('b', resolvesWith('new'));
    resolve('old');
    expect(await pending).toBe('old');
    expect(await newer).toBe('new');
    expect(await cache.get('b', resolvesWith('newest'))).toBe('new');
    expect(await cache.get('a', resolvesWith('two'))).toBe('two');
  });

  it('keeps the last good value of an entry that expires during its load', async () => {
    await cache.get('a', resolvesWith('one'));
    advance(2_000);
    const { load, resolve } = pendingLoad();
    const pending = cache.get('a', load);
    cache.expire();
    resolve(undefined);
    expect(await pending).toBe('one');
    expect(await cache.get('a', rejects)).toBe('one');
  });

  it('returns undefined to the caller of a load that expires and yields nothing', async () => {
    const { load, resolve } = pendingLoad();
    const pending = cache.get('a', load);
    cache.expire();
    resolve(undefined);
    expect(await pending).toBeUndefined();
  });

  it('evicts the least recently used entry beyond its limit', async () => {
    for (const key of ['a', 'b', 'c']) await cache.get(key, resolvesWith(key));
    expect(await cache.get('c', resolvesWith('again'))).toBe('c');
    expect(await cache.get('a', resolvesWith('again'))).toBe('again');
  });
});
