import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { closeRedis, connectRedis } from '@gvg/service-kit/data/redis';
import type { Redis } from '@gvg/service-kit/data/redis';
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

it('runs one placement of a key at a time, also one that takes longer than its lease, and those of other keys beside it', async () => {
  let [running, most] = [0, 0];
  const place = (key: string, milliseconds: number) =>
    withPlacementLock(redis, key, async () => {
      running += 1;
      most = Math.max(most, running);
      await delay(milliseconds);
      running -= 1;
      return key;
    });
  const first = place('a', 6_000);
  expect(await Promise.all([first, place('a', 1), place('a', 1)])).toEqual(['a', 'a', 'a']);
  expect(most).toBe(1);

  await Promise.all([place('b', 100), place('c', 100)]);
  expect(most).toBe(2);
});

it('frees the key after a failure, and after a process that was killed', async () => {
  await expect(withPlacementLock(redis, 'd', () => Promise.reject(new Error('no stock')))).rejects.toThrow('no stock');
  expect(await withPlacementLock(redis, 'd', async () => 'placed')).toBe('placed');
  await redis.set('placement:e', 'of a killed process', 'PX', 5_000);
  expect(await withPlacementLock(redis, 'e', async () => 'placed')).toBe('placed');
});
