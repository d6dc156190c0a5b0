import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import type { Fragment } from '@gvg/contracts/composition/fragment';
import type { RegisteredRemote } from '@gvg/contracts/composition/registry';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { FragmentRejectedError } from './fetch-fragment.ts';
import { FragmentClient } from './fragment-client.ts';

const remote: RegisteredRemote = {
  name: 'mf-sample',
  version: '1',
  assetsUrl: '/',
  pageContract: pageContractVersion,
  entryUrl: '/',
  fragmentUrl: 'http://sample',
  preloads: {},
  integrity: {},
  routes: [],
  widgets: [],
};
const moved: Fragment = { contract: 1, status: 301, location: '/new' };
const visitor = { locale: 'vi', isCrawler: false } as const;
const logger = createLogger({ name: 'shell', level: 'silent' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function afterTimeout<Value>(work: Promise<Value>): Promise<Value> {
  await jest.advanceTimersByTimeAsync(250);
  return work;
}

test('opens the circuit after three failures and retries after ten seconds', async () => {
  let requestCount = 0;
  const broken = () => {
    requestCount += 1;
    return Promise.reject(new Error('500'));
  };
  const fragments = new FragmentClient({ logger, fetch: broken });
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await fragments.get(remote, `/?page=${attempt}`, visitor)).toBeUndefined();
  expect(requestCount).toBe(3);
  await jest.advanceTimersByTimeAsync(10_000);
  await fragments.get(remote, '/', visitor);
  expect(requestCount).toBe(4);
});

test('keeps the circuit closed when fragments arrive too late for their documents', async () => {
  const late = new Map<string, PromiseWithResolvers<Fragment>>();
  const fragments = new FragmentClient({
    logger,
    fetch: (_url, path) => {
      if (path === '/') return Promise.resolve(moved);
      const pending = Promise.withResolvers<Fragment>();
      late.set(path, pending);
      return pending.promise;
    },
  });
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await afterTimeout(fragments.get(remote, `/late/${attempt}`, visitor))).toBeUndefined();
  expect(await fragments.get(remote, '/', visitor)).toEqual({ fragment: moved, isStale: false });
  late.get('/late/0')?.resolve(moved);
  expect(await afterTimeout(fragments.get(remote, '/late/0', visitor))).toEqual({ fragment: moved, isStale: true });
});

test('keeps the circuit closed when the server rejects paths', async () => {
  const fetch = (_url: string, path: string) =>
    path === '/' ? Promise.resolve(moved) : Promise.reject(new FragmentRejectedError('400'));
  const fragments = new FragmentClient({ logger, fetch });
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await fragments.get(remote, `/rejected/${attempt}`, visitor)).toBeUndefined();
  expect(await fragments.get(remote, '/', visitor)).toEqual({ fragment: moved, isStale: false });
});

test('waits longer for crawlers than for visitors', async () => {
  const { promise, resolve } = Promise.withResolvers<Fragment>();
  const fragments = new FragmentClient({ logger, fetch: () => promise });
  const crawled = fragments.get(remote, '/', { locale: 'vi', isCrawler: true });
  expect(await afterTimeout(fragments.get(remote, '/', visitor))).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1_500);
  resolve(moved);
  expect(await crawled).toEqual({ fragment: moved, isStale: false });
});

test('serves the last good fragment for ten minutes while the server is down', async () => {
  let alive = true;
  const fragments = new FragmentClient({
    logger,
    fetch: () => (alive ? Promise.resolve(moved) : Promise.reject(new Error('down'))),
  });
  expect(await fragments.get(remote, '/', visitor)).toEqual({ fragment: moved, isStale: false });
  alive = false;
  await jest.advanceTimersByTimeAsync(9 * 60_000);
  expect(await fragments.get(remote, '/', visitor)).toEqual({ fragment: moved, isStale: true });
  await jest.advanceTimersByTimeAsync(2 * 60_000);
  expect(await fragments.get(remote, '/', visitor)).toBeUndefined();
});

test('requests fragments from each release and skips remotes without a fragment server', async () => {
  const requestedUrls: string[] = [];
  const fragments = new FragmentClient({
    logger,
    fetch: (url) => {
      requestedUrls.push(url);
      return Promise.resolve(moved);
    },
  });
  await fragments.get(remote, '/', visitor);
  await fragments.get({ ...remote, version: '2', fragmentUrl: 'http://newer' }, '/', visitor);
  const { fragmentUrl: _, ...browserOnly } = remote;
  expect(await fragments.get(browserOnly, '/', visitor)).toBeUndefined();
  expect(requestedUrls).toEqual(['http://sample', 'http://newer']);
});
