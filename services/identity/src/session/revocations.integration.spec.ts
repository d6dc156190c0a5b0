import { z } from 'zod';
import { defineEndpoint } from '@gvg/contracts/definitions/endpoint';
import { openBrokerProxy } from '@gvg/messaging/broker/broker-proxy.fixtures';
import type { BrokerProxy } from '@gvg/messaging/broker/broker-proxy.fixtures';
import { createWithTransaction } from '@gvg/service-kit/data/database';
import { mount } from '@gvg/service-kit/http/endpoint';
import { processEnvironment, redisEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { closeRedis, connectRedis } from '@gvg/service-kit/data/redis';
import { createRevokedSessions } from '@gvg/service-kit/security/revoked-sessions';
import { defineService, startService } from '@gvg/service-kit/lifecycle/service';
import type { RunningService } from '@gvg/service-kit/lifecycle/service';
import { eventually } from '@gvg/testing/eventually';
import { createTestClient } from '@gvg/testing/test-client';
import type { TestClient } from '@gvg/testing/test-client';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { bearer, signInCalls, startIdentityHarness } from '../testing/identity-harness.ts';
import { revocationModel } from './revocation.model.ts';
import { openRevocations } from './revocations.ts';

const shared = { service: 'cart', limit: 'read', errors: [], access: 'user', response: z.object({}) } as const;
const read = defineEndpoint({ ...shared, method: 'GET', path: '/v1/thing' });
const write = defineEndpoint({ ...shared, method: 'PUT', path: '/v1/thing' });

/** Another service that knows identity only by its key set and Redis. */
const otherService = defineService({
  name: 'other',
  environment: processEnvironment.extend(redisEnvironment.shape).extend({ JWKS_URL: z.url() }),
  needs: { redis: true, callers: true },
  start({ app }) {
    mount(app, read, () => ({}));
    mount(app, write, () => ({}));
  },
});

let proxy: BrokerProxy;
let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;
let other: RunningService;
let client: TestClient;

beforeAll(async () => {
  proxy = await openBrokerProxy(process.env['REDIS_URL'] ?? '');
  identity = await startIdentityHarness('revocations', { REDIS_URL: proxy.url });
  calls = signInCalls(identity);
  const { REDIS_PREFIX = '' } = identity.environment;
  const environment = {
    ENVIRONMENT: 'DEVELOPMENT',
    PORT: '0',
    LOG_LEVEL: 'silent',
    REDIS_URL: proxy.url,
    REDIS_PREFIX,
    JWKS_URL: `${identity.url}/v1/auth/jwks`,
  };
  other = await startService(otherService, environment);
  client = createTestClient(() => `http://127.0.0.1:${other.port}`, { keys: identity.keys });
});

afterAll(async () => {
  await other.stop();
  await identity.close();
  await proxy.disconnect();
});

type Session = { accessToken: string };
const status = async (method: 'get' | 'put', session: Session) => {
  const response = await client[method]<{ message?: string }>('/v1/thing', { headers: bearer(session) });
  return response.body.message ?? response.status;
};
const begin = async () => (await calls.signUp()).body;

/** Revocations of another instance of identity, for cases that no call of this one causes. */
async function openOwnRevocations() {
  const { REDIS_URL: url = '', REDIS_PREFIX: prefix = '' } = identity.environment;
  const logger = createLogger({ name: 'test', level: 'silent' });
  const redis = await connectRedis({ url, prefix, logger });
  const { connection } = identity;
  const revocations = await openRevocations({ model: revocationModel(connection), redis, logger });
  const close = async () => {
    revocations.close();
    await closeRedis(redis);
  };
  return { redis, revocations, close };
}

it('rejects the access token of an ended session in another service', async () => {
  const session = await begin();
  expect(await status('put', session)).toBe(200);
  await calls.signOut(session.refreshToken);
  expect(await status('get', session)).toBe('INVALID_PERMISSION');
});

describe('while Redis is unavailable', () => {
  it('waits, serves only reads by the token, and takes effect once Redis is back', async () => {
    const [ended, untouched] = [await begin(), await begin()];
    await proxy.disconnect();
    expect((await calls.signOut(ended.refreshToken)).status).toBe(204);
    expect([await status('get', ended), await status('put', ended)]).toEqual([200, 'SERVICE_UNAVAILABLE']);
    expect(await status('put', untouched)).toBe('SERVICE_UNAVAILABLE');

    await proxy.reconnect();
    await eventually(async () => expect(await status('get', ended)).toBe('INVALID_PERMISSION'));
    await eventually(async () => expect(await status('put', untouched)).toBe(200));
    expect(await status('put', ended)).toBe('INVALID_PERMISSION');
  });

  it('copies a revocation again when Redis has lost it', async () => {
    const session = await begin();
    await calls.signOut(session.refreshToken);
    const redis = await connectRedis({
      url: process.env['REDIS_URL'] ?? '',
      prefix: identity.environment['REDIS_PREFIX'] ?? '',
      logger: createLogger({ name: 'test', level: 'silent' }),
    });
    await proxy.disconnect();
    await redis.del(`refused-session:${session.refreshToken.split('.')[0]}`);
    await closeRedis(redis);
    await proxy.reconnect();
    await eventually(async () => expect(await status('get', session)).toBe('INVALID_PERMISSION'));
  });

  it('copies a revocation at the next start of an instance', async () => {
    const session = await begin();
    const model = revocationModel(identity.connection);
    const sid = session.refreshToken.split('.')[0] ?? '';
    await model.create({ _id: `session:${sid}`, type: 'SESSION', subject: sid, until: new Date(Date.now() + 60_000) });
    expect(await status('get', session)).toBe(200);
    await identity.restart();
    expect(await status('get', session)).toBe('INVALID_PERMISSION');
  });
});

describe('a change of roles', () => {
  it('rejects earlier tokens with INVALID_TOKEN until a refresh', async () => {
    const session = await begin();
    const { redis, revocations, close } = await openOwnRevocations();
    const id = session.user._id;
    await createWithTransaction(identity.connection)(async (transaction) => {
      await identity.models.users.updateOne(
        { _id: id },
        { roles: ['USER', 'ADMIN'], tokenVersion: 1, emailVerified: true },
        { session: transaction.session },
      );
      await revocations.raiseLowestVersion(transaction, id, 1);
    });
    expect(await status('get', session)).toBe('INVALID_TOKEN');
    const next = await calls.refresh(session.refreshToken);
    expect(next.body.user.roles).toEqual(['USER', 'ADMIN']);
    expect(await status('put', next.body)).toBe(200);

    // A late one changes nothing.
    await createRevokedSessions(redis).raiseLowestVersion(id, 0);
    expect(await status('get', session)).toBe('INVALID_TOKEN');
    await close();
  });
});

it('records nothing in a failed transaction', async () => {
  const session = await begin();
  const sid = session.refreshToken.split('.')[0] ?? '';
  const { revocations, close } = await openOwnRevocations();
  const failing = createWithTransaction(identity.connection)(async (transaction) => {
    await revocations.revokeSessions(transaction, [sid]);
    throw new Error('the reason of the revocation could not be written');
  });
  await expect(failing).rejects.toThrow('could not be written');
  expect(await status('get', session)).toBe(200);
  await close();
});
