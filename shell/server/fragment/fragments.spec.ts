import type { Fragment } from '@gvg/contracts/composition/fragment';
import type { RegisteredRemote } from '@gvg/contracts/composition/registry';
import { createLogger } from '@gvg/service-kit/logger';
import { Fragments } from './fragments.ts';

const remote: RegisteredRemote = { name: 'mf-sample', version: '1', assetsUrl: '/', entryUrl: '/', fragmentUrl: 'http://sample', preloads: {}, integrity: {}, routes: ['/'], widgets: [] };
const moved: Fragment = { contract: 1, status: 301, location: '/new' };
const logger = createLogger({ name: 'shell', level: 'silent' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function patiently<Value>(work: Promise<Value>): Promise<Value> {
  await jest.advanceTimersByTimeAsync(250);
  return work;
}

test('a frozen server costs three visitors 250 ms each, then nobody for ten seconds, then one trial', async () => {
  let asked = 0;
  const frozen = () => {
    asked += 1;
    return new Promise<Fragment>(() => {});
  };
  const fragments = new Fragments({ logger, ask: frozen });
  for (let visitor = 0; visitor < 3; visitor += 1) expect(await patiently(fragments.get(remote, `/?page=${visitor}`, 'vi'))).toBeUndefined();
  expect(asked).toBe(3);
  const startedAt = Date.now();
  const answer = fragments.get(remote, '/', 'vi');
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toBeUndefined();
  expect(Date.now() - startedAt).toBeLessThan(10);
  expect(asked).toBe(3);
  await jest.advanceTimersByTimeAsync(10_000);
  void fragments.get(remote, '/', 'vi');
  expect(asked).toBe(4);
});

test('the same address on a frozen server counts for each visitor who waited', async () => {
  const fragments = new Fragments({ logger, ask: () => new Promise<Fragment>(() => {}) });
  for (let visitor = 0; visitor < 3; visitor += 1) await patiently(fragments.get(remote, '/', 'vi'));
  const answer = fragments.get(remote, '/', 'vi');
  await jest.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toBeUndefined();
});

test('a dead server leaves the last good page in force for ten minutes', async () => {
  let alive = true;
  const fragments = new Fragments({ logger, ask: () => (alive ? Promise.resolve(moved) : Promise.reject(new Error('dead'))) });
  expect(await fragments.get(remote, '/', 'vi')).toEqual(moved);
  alive = false;
  await jest.advanceTimersByTimeAsync(9 * 60_000);
  expect(await fragments.get(remote, '/', 'vi')).toEqual(moved);
  await jest.advanceTimersByTimeAsync(2 * 60_000);
  expect(await fragments.get(remote, '/', 'vi')).toBeUndefined();
});

test('another release, and a remote without fragments, are asked for themselves', async () => {
  const asked: string[] = [];
  const fragments = new Fragments({
    logger,
    ask: (url) => {
      asked.push(url);
      return Promise.resolve(moved);
    },
  });
  await fragments.get(remote, '/', 'vi');
  await fragments.get({ ...remote, version: '2', fragmentUrl: 'http://newer' }, '/', 'vi');
  const { fragmentUrl: _, ...browserOnly } = remote;
  expect(await fragments.get(browserOnly, '/', 'vi')).toBeUndefined();
  expect(asked).toEqual(['http://sample', 'http://newer']);
});
