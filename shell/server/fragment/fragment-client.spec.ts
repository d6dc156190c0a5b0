import type { Fragment } from '@gvg/contracts/composition/fragment';
import type { RegisteredRemote } from '@gvg/contracts/composition/registry';
import { createLogger } from '@gvg/service-kit/logger';
import { FragmentClient } from './fragment-client.ts';

const remote: RegisteredRemote = { name: 'mf-sample', version: '1', assetsUrl: '/', entryUrl: '/', fragmentUrl: 'http://sample', preloads: {}, integrity: {}, routes: [], widgets: [] };
const moved: Fragment = { contract: 1, status: 301, location: '/new' };
const logger = createLogger({ name: 'shell', level: 'silent' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function afterTimeout<Value>(work: Promise<Value>): Promise<Value> {
  await jest.advanceTimersByTimeAsync(250);
  return work;
}

test('opens the circuit after three timeouts and retries after ten seconds', async () => {
  let requestCount = 0;
  const frozen = () => {
    requestCount += 1;
    return new Promise<Fragment>(() => {});
  };
  const fragments = new FragmentClient({ logger, load: frozen });
  for (let visitor = 0; visitor < 3; visitor += 1) expect(await afterTimeout(fragments.get(remote, `/?page=${visitor}`, 'vi'))).toBeUndefined();
  expect(requestCount).toBe(3);
  const startedAt = Date.now();
  const response = fragments.get(remote, '/', 'vi');
  await jest.advanceTimersByTimeAsync(1);
  expect(await response).toBeUndefined();
  expect(Date.now() - startedAt).toBeLessThan(10);
  expect(requestCount).toBe(3);
  await jest.advanceTimersByTimeAsync(10_000);
  void fragments.get(remote, '/', 'vi');
  expect(requestCount).toBe(4);
});

test('counts a timeout for each visitor that waits for the same address', async () => {
  const fragments = new FragmentClient({ logger, load: () => new Promise<Fragment>(() => {}) });
  for (let visitor = 0; visitor < 3; visitor += 1) await afterTimeout(fragments.get(remote, '/', 'vi'));
  const response = fragments.get(remote, '/', 'vi');
  await jest.advanceTimersByTimeAsync(1);
  await expect(response).resolves.toBeUndefined();
});

test('serves the last good fragment for ten minutes while the server is down', async () => {
  let alive = true;
  const fragments = new FragmentClient({ logger, load: () => (alive ? Promise.resolve(moved) : Promise.reject(new Error('down'))) });
  expect(await fragments.get(remote, '/', 'vi')).toEqual(moved);
  alive = false;
  await jest.advanceTimersByTimeAsync(9 * 60_000);
  expect(await fragments.get(remote, '/', 'vi')).toEqual(moved);
  await jest.advanceTimersByTimeAsync(2 * 60_000);
  expect(await fragments.get(remote, '/', 'vi')).toBeUndefined();
});

test('caches per release and skips remotes without a fragment server', async () => {
  const requestedUrls: string[] = [];
  const fragments = new FragmentClient({
    logger,
    load: (url) => {
      requestedUrls.push(url);
      return Promise.resolve(moved);
    },
  });
  await fragments.get(remote, '/', 'vi');
  await fragments.get({ ...remote, version: '2', fragmentUrl: 'http://newer' }, '/', 'vi');
  const { fragmentUrl: _, ...browserOnly } = remote;
  expect(await fragments.get(browserOnly, '/', 'vi')).toBeUndefined();
  expect(requestedUrls).toEqual(['http://sample', 'http://newer']);
});
