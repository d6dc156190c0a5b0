import { randomBytes } from 'node:crypto';
import { eventually } from '@gvg/testing/eventually';
import { createLogger } from '../telemetry/logger.ts';
import { closeRedis, connectRedis } from './redis.ts';
import type { Redis } from './redis.ts';
import { VersionedCache } from './versioned-cache.ts';

const url = process.env['REDIS_URL'] as string;
const prefix = `test-versioned-${randomBytes(4).toString('hex')}:`;
const logger = createLogger({ name: 'versioned-cache', level: 'silent' });
const connect = () => connectRedis({ url, prefix, logger });

let reader: Redis;
let writer: Redis;
let source: string;
let name: string;
let loads: number;
const load = async () => {
  loads += 1;
  return source;
};
const cacheOf = (redis: Redis, changeMs?: number) =>
  new VersionedCache<string>(redis, { name, maxEntries: 10, ...(changeMs !== undefined && { changeMs }) });

beforeAll(async () => {
  [reader, writer] = [await connect(), await connect()];
});
afterAll(() => Promise.all([closeRedis(reader), closeRedis(writer)]));
beforeEach(() => {
  [source, loads, name] = ['first', 0, randomBytes(4).toString('hex')];
});

it('loads a key once while nothing changes, even for concurrent reads', async () => {
  const cache = cacheOf(reader);
  await cache.get('a', load);
  expect(await Promise.all(Array.from({ length: 10 }, () => cache.get('a', load)))).toEqual(Array(10).fill('first'));
  expect(loads).toBe(1);
  await cache.get('b', load);
  expect(loads).toBe(2);
});

it('loads again after a change by another process, and on each read during one', async () => {
  const cache = cacheOf(reader);
  await cache.get('a', load);
  await cacheOf(writer).change(async () => {
    expect(await cache.get('a', load)).toBe('first');
    source = 'second';
    expect(await cache.get('a', load)).toBe('second');
    await cacheOf(writer).change(async () => undefined);
    expect(await cache.get('a', load)).toBe('second');
    expect(loads).toBe(4);
  });
  await cache.get('a', load);
  await cache.get('a', load);
  expect(loads).toBe(5);
});

it('loads on each read after an unfinished change, until that expires', async () => {
  const cache = cacheOf(reader);
  await cache.get('a', load);
  await expect(cacheOf(writer, 500).change(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  source = 'second';
  for (let time = 0; time < 3; time += 1) await cache.get('a', load);
  expect(loads).toBe(4);
  await eventually(async () => {
    const before = loads;
    expect([await cache.get('a', load), await cache.get('a', load)]).toEqual(['second', 'second']);
    expect(loads).toBeLessThanOrEqual(before + 1);
  });
});

it('does not store a failed load', async () => {
  const cache = cacheOf(reader);
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', load)).toBe('first');
});

it('without Redis loads on each read, ignoring cached values, and rejects changes', async () => {
  const redis = await connect();
  const cache = cacheOf(redis);
  await cache.get('a', load);
  const ended = new Promise((resolve) => redis.once('end', resolve));
  redis.disconnect();
  await ended;
  source = 'second';
  expect(await cache.get('a', load)).toBe('second');
  const work = jest.fn();
  await expect(cache.change(work)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(work).not.toHaveBeenCalled();
  await redis.connect();
  source = 'third';
  expect(await cache.get('a', load)).toBe('third');
  await closeRedis(redis);
});
