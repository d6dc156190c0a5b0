import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { defineEndpoint } from '@gvg/contracts/definitions/endpoint';
import type { LimitClass } from '@gvg/contracts/definitions/endpoint';
import { createTestClient } from '@gvg/testing/test-client';
import type { TestClient } from '@gvg/testing/test-client';
import { startTestKeys } from '@gvg/testing/token-keys';
import type { TestKeys } from '@gvg/testing/token-keys';
import { mount } from '../http/endpoint.ts';
import { processEnvironment, redisEnvironment } from '../lifecycle/environment.ts';
import { createLogger } from '../telemetry/logger.ts';
import { closeRedis, connectRedis } from './redis.ts';
import { createRevokedSessions } from '../security/revoked-sessions.ts';
import type { RunningService } from '../lifecycle/service.ts';
import { defineService, startService } from '../lifecycle/service.ts';

const shared = { service: 'identity', response: z.object({}), errors: [] } as const;
const call = (path: `/v1/${string}`, access: 'public' | 'user' | 'staff', limit: LimitClass) =>
  defineEndpoint({ ...shared, method: 'GET', path, access, limit });

const open = call('/v1/open', 'public', 'credential');
const own = call('/v1/own', 'user', 'credential');
const staff = call('/v1/staff', 'staff', 'read');
const change = defineEndpoint({ ...shared, method: 'PUT', path: '/v1/own', access: 'user', limit: 'read' });
const calculate = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/own',
  access: 'public',
  limit: 'read',
  readOnly: true,
});

const sample = defineService({
  name: 'sample',
  environment: processEnvironment.extend(redisEnvironment.shape).extend({ JWKS_URL: z.url() }),
  needs: { redis: true, callers: true },
  start({ app }) {
    for (const endpoint of [open, own, staff, change, calculate]) mount(app, endpoint, () => ({}));
  },
});

const url = process.env['REDIS_URL'] as string;
const prefix = `test-kit-${randomBytes(4).toString('hex')}:`;

let keys: TestKeys;
let service: RunningService;
let client: TestClient;

const start = (redisUrl: string) =>
  startService(sample, {
    ENVIRONMENT: 'DEVELOPMENT',
    PORT: '0',
    LOG_LEVEL: 'silent',
    REDIS_URL: redisUrl,
    REDIS_PREFIX: prefix,
    JWKS_URL: keys.url,
  });
const bearer = async (options: Parameters<TestKeys['mint']>[0]) => ({
  authorization: `Bearer ${await keys.mint(options)}`,
});

beforeAll(async () => {
  keys = await startTestKeys();
  service = await start(url);
  client = createTestClient(() => `http://127.0.0.1:${service.port}`, { keys });
});
afterAll(async () => {
  await service.stop();
  await keys.close();
});

test('limits each user independently to twice the limit of an address', async () => {
  const headers = await bearer({ sub: 'b'.repeat(24) });
  const responses = await Promise.all(Array.from({ length: 9 }, () => client.get('/v1/own', { headers })));
  // Twice ten per minute; the burst is a third of it, rounded up.
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(7);
  const rejected = responses.find(({ status }) => status === 429);
  expect(rejected?.body).toMatchObject({ message: 'TOO_MANY_REQUESTS' });
  expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(await client.get('/v1/own', { headers: await bearer({ sub: 'c'.repeat(24) }) })).toMatchObject({
    status: 200,
  });
});

test('does not limit by address in services, because the gateway does', async () => {
  const responses = await Promise.all(Array.from({ length: 30 }, () => client.get('/v1/open')));
  expect(responses.every(({ status }) => status === 200)).toBe(true);
});

test('rejects a revoked session, also after a restart, and accepts other sessions', async () => {
  const redis = await connectRedis({ url, prefix, logger: createLogger({ name: 'test', level: 'silent' }) });
  const headers = await bearer({ roles: ['ADMIN'], sid: 'ended' });
  expect(await client.get('/v1/staff', { headers })).toMatchObject({ status: 200 });
  await createRevokedSessions(redis).revoke('ended');
  expect(await client.get('/v1/staff', { headers })).toMatchObject({
    status: 401,
    body: { message: 'INVALID_PERMISSION' },
  });
  await service.stop();
  service = await start(url);
  expect(await client.get('/v1/staff', { headers })).toMatchObject({
    status: 401,
    body: { message: 'INVALID_PERMISSION' },
  });
  expect(await client.get('/v1/staff', { as: 'ADMIN' })).toMatchObject({ status: 200 });
  await closeRedis(redis);
});

test('rejects tokens of a user below the lowest version with INVALID_TOKEN, and never lowers that version', async () => {
  const redis = await connectRedis({ url, prefix, logger: createLogger({ name: 'test', level: 'silent' }) });
  const sub = 'd'.repeat(24);
  const messageWith = async (version?: number) =>
    (await client.get('/v1/own', { headers: await bearer({ sub, ...(version === undefined ? {} : { version }) }) }))
      .body['message'];
  const revoked = createRevokedSessions(redis);
  expect(await messageWith()).toBeUndefined();
  await revoked.raiseLowestVersion(sub, 2);
  await revoked.raiseLowestVersion(sub, 1);
  expect([await messageWith(), await messageWith(1), await messageWith(2), await messageWith(3)]).toEqual([
    'INVALID_TOKEN',
    'INVALID_TOKEN',
    undefined,
    undefined,
  ]);
  await closeRedis(redis);
});

test('without Redis rejects staff and every write of a user with 503, and allows reads with a valid token', async () => {
  const withoutRedis = await start('redis://127.0.0.1:1');
  const clientWithoutRedis = createTestClient(() => `http://127.0.0.1:${withoutRedis.port}`, { keys });
  expect(await clientWithoutRedis.get('/v1/staff', { as: 'ADMIN' })).toMatchObject({
    status: 503,
    body: { message: 'SERVICE_UNAVAILABLE' },
  });
  expect(await clientWithoutRedis.get('/v1/own', { as: 'USER' })).toMatchObject({ status: 200 });
  expect(await clientWithoutRedis.put('/v1/own', { as: 'USER' })).toMatchObject({
    status: 503,
    body: { message: 'SERVICE_UNAVAILABLE' },
  });
  for (const as of ['USER', 'none'] as const)
    expect(await clientWithoutRedis.post('/v1/own', { as })).toMatchObject({ status: 200 });
  expect(await clientWithoutRedis.get('/v1/open')).toMatchObject({ status: 200 });
  expect(await clientWithoutRedis.get('/health/ready')).toMatchObject({
    status: 200,
    body: { ready: true, dependencies: { redis: { ready: false, required: false } } },
  });
  await withoutRedis.stop();
});
