import { randomUUID } from 'node:crypto';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { closeRedis, connectRedis } from '@gvg/service-kit/data/redis';
import type { Redis } from '@gvg/service-kit/data/redis';
import { eventually } from '@gvg/testing/eventually';
import { withPlacementLock } from './placement-lock.ts';

let redis: Redis;

beforeAll(async () => {
  redis = await connectRedis({
    url: process.env['REDIS_URL'] ?? '',
    prefix: `test-placements-${randomUUID()}:`,
    logger: createLogger({ name: 'test', level: 'error' }),
  });
});
afterAll(() => closeRedis(redis));

it('runs one placement of a key at a time, even beyond its lease, and placements of other keys in parallel', async () => {
  let [running, most] = [0, 0];
  const place = (key: string, work: () => Promise<unknown>) =>
    withPlacementLock(redis, key, async () => {
      running += 1;
      most = Math.max(most, running);
      await work();
      running -= 1;
      return key;
    });
  const outliveLease = async () => {
    await redis.set('a lease that nobody renews', '', 'PX', 6_000);
    await eventually(async () => (await redis.exists('a lease that nobody renews')) === 0);
  };
  const nothing = async () => undefined;
  expect(await Promise.all([place('a', outliveLease), place('a', nothing), place('a', nothing)])).toEqual([
    'a',
    'a',
    'a',
  ]);
  expect(most).toBe(1);

  const bothRun = () => eventually(() => most === 2);
  await Promise.all([place('b', bothRun), place('c', bothRun)]);
  expect(most).toBe(2);
});

it('releases the key after a failure and after a process was killed', async () => {
  await expect(withPlacementLock(redis, 'd', () => Promise.reject(new Error('no stock')))).rejects.toThrow('no stock');
  expect(await withPlacementLock(redis, 'd', async () => 'placed')).toBe('placed');
  await redis.set('placement:e', 'of a killed process', 'PX', 5_000);
  expect(await withPlacementLock(redis, 'e', async () => 'placed')).toBe('placed');
});
