import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { mongo } from 'mongoose';
import { z } from 'zod';
import { defineEndpoint } from '@gvg/contracts/definitions/endpoint';
import { idSchema, localizedText, revisionSchema } from '@gvg/contracts/values/primitives';
import { testEndpoints } from '@gvg/testing/endpoint-table';
import { refusedTokens } from '@gvg/testing/refused-tokens';
import { createTestClient } from '@gvg/testing/test-client';
import type { TestClient } from '@gvg/testing/test-client';
import { startTestKeys } from '@gvg/testing/token-keys';
import type { TestKeys } from '@gvg/testing/token-keys';
import { mount } from '../http/endpoint.ts';
import { processEnvironment } from './environment.ts';
import { ApiFailure } from '../http/api-failure.ts';
import { checkRevision } from '../data/revision.ts';
import type { RunningService } from './service.ts';
import { defineService, startService } from './service.ts';

const shared = { service: 'catalogue', limit: 'read', errors: [] } as const;
const thingSchema = z.object({ id: z.string(), colour: z.string() });

const readThing = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/things/:id',
  access: 'public',
  params: z.object({ id: idSchema }),
  response: thingSchema,
  cache: ['product'],
});
const readKind = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/kinds/:kind',
  access: 'public',
  params: z.object({ kind: z.enum(['A', 'B']) }),
  response: z.object({}),
});
const changeThing = defineEndpoint({
  ...shared,
  method: 'PATCH',
  path: '/v1/things/:id',
  access: 'staff',
  params: z.object({ id: idSchema }),
  body: z
    .strictObject({
      name: localizedText(10),
      colour: z.enum(['RED', 'BLUE']),
      amount: z.int().min(1),
      revision: revisionSchema,
    })
    .partial(),
  maxBodyBytes: 2_000,
  response: thingSchema,
});
const whoAmI = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/me',
  access: 'customer',
  response: z.object({ caller: z.unknown(), actor: z.unknown(), correlationId: z.string() }),
});
const settings = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: '/v1/settings',
  access: 'system',
  response: z.undefined(),
  status: 204,
});
const broken = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/broken',
  access: 'public',
  response: z.object({}),
});
const challenged = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/challenged',
  access: 'public',
  response: z.object({}),
});
const unreachable = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/unreachable',
  access: 'public',
  response: z.object({}),
});
const contractBreaker = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/liar',
  access: 'public',
  response: z.object({ amount: z.number() }),
});
const reserve = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/internal/reserve',
  access: 'service',
  response: z.object({ by: z.string() }),
});

const sample = defineService({
  name: 'sample',
  environment: processEnvironment.extend({ JWKS_URL: z.url() }),
  needs: { callers: true },
  start({ app, internalApp }) {
    mount(app, readThing, ({ params }) => ({ id: params.id, colour: 'RED' }));
    mount(app, readKind, () => ({}));
    mount(app, changeThing, ({ params, body }) => {
      checkRevision({ id: params.id, colour: 'RED', revision: 3 }, body.revision);
      return { id: params.id, colour: body.colour ?? 'RED' };
    });
    mount(app, whoAmI, ({ caller, context }) => ({ caller, ...context }));
    mount(app, settings, () => undefined);
    mount(app, broken, () => {
      throw new Error('E11000 duplicate key: secret collection');
    });
    mount(app, challenged, () => {
      throw new ApiFailure('SECOND_FACTOR_REQUIRED', { challenge: 'the-challenge', mustSetUp: true });
    });
    mount(app, unreachable, () => {
      throw new mongo.MongoNetworkError('connection 3 to 10.0.0.7:27017 closed');
    });
    mount(app, contractBreaker, () => ({ amount: 'many' }) as never);
    mount(internalApp, reserve, ({ caller }) => ({ by: caller.name }));
  },
});

const environmentOf = () => ({ ENVIRONMENT: 'DEVELOPMENT', PORT: '0', LOG_LEVEL: 'silent', JWKS_URL: keys.url });

/** Sends a request on a connection of the agent. */
async function getWith(agent: Agent, url: string) {
  const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return { status: response.statusCode, headers: response.headers };
}

const id = 'a'.repeat(24);
let keys: TestKeys;
let foreignKeys: TestKeys;
let service: RunningService;
let client: TestClient;
let internal: TestClient;

beforeAll(async () => {
  keys = await startTestKeys();
  foreignKeys = await startTestKeys();
  const environment = {
    ENVIRONMENT: 'DEVELOPMENT',
    PORT: '0',
    INTERNAL_PORT: '0',
    INTERNAL_SECRET: 'a secret of sixteen',
    LOG_LEVEL: 'silent',
    JWKS_URL: keys.url,
  };
  service = await startService(sample, environment);
  client = createTestClient(() => `http://127.0.0.1:${service.port}`, { keys });
  internal = createTestClient(() => `http://127.0.0.1:${service.internalPort}`, { keys });
});

afterAll(async () => {
  await service.stop();
  await Promise.all([keys.close(), foreignKeys.close()]);
});

describe('input', () => {
  test.each([
    ['a malformed id', '/v1/things/xyz', 'INVALID_ID', 'id'],
    ['an unknown enum value', '/v1/kinds/C', 'INVALID_ENUM_VALUE', 'kind'],
  ])('rejects %s in the path %s with %s', async (_, path, code, field) => {
    const { status, body } = await client.get(path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ statusCode: 400, message: code, details: [{ path: field }] });
  });

  test('rejects a malformed percent-encoding in the path with INVALID_PAYLOAD', async () => {
    expect(await client.get('/v1/things/%E0%A4%A')).toMatchObject({
      status: 400,
      body: { message: 'INVALID_PAYLOAD' },
    });
  });

  test('returns one row per invalid field, in the requested language', async () => {
    const request = { as: 'ADMIN', body: { name: { vi: 'quá dài để vừa ô này' }, amount: 0, surprise: true } } as const;
    const english = await client.patch(`/v1/things/${id}`, request);
    expect(english.body).toMatchObject({ message: 'INVALID_PAYLOAD' });
    expect(english.body['details']).toEqual([
      { path: 'name.vi', code: 'TOO_LONG', message: 'Must have at most 10 characters' },
      { path: 'amount', code: 'TOO_SMALL', message: 'Must be at least 1' },
      { path: 'surprise', code: 'UNKNOWN_KEY', message: 'This field is not known' },
    ]);
    const vietnamese = await client.patch(`/v1/things/${id}`, { ...request, headers: { 'accept-language': 'vi' } });
    expect(vietnamese.body['details']).toContainEqual({
      path: 'amount',
      code: 'TOO_SMALL',
      message: 'Phải từ 1 trở lên',
    });
  });

  test('responds with INVALID_ENUM_VALUE when all errors are unknown enum values', async () => {
    expect(await client.patch(`/v1/things/${id}`, { as: 'ADMIN', body: { colour: 'PINK' } })).toMatchObject({
      status: 400,
      body: { message: 'INVALID_ENUM_VALUE' },
    });
  });

  test('ignores unknown query keys', async () => {
    expect(await client.get(`/v1/things/${id}`, { query: { utm_source: 'mail' } })).toMatchObject({ status: 200 });
  });

  test.each([
    ['that is not JSON', 400, '{"name":'],
    ['that is not an object', 400, '[1]'],
    ['over the limit of the contract', 413, JSON.stringify({ name: { vi: 'x'.repeat(2_000) } })],
  ])('rejects a body %s with INVALID_PAYLOAD and status %i', async (_, status, body) => {
    const response = await fetch(`http://127.0.0.1:${service.port}/v1/things/${id}`, {
      method: 'PATCH',
      body,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await keys.mint({ roles: ['ADMIN'] })}` },
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ statusCode: status, message: 'INVALID_PAYLOAD' });
  });
});

describe('callers', () => {
  test.each([
    ['none', 401, 'INVALID_TOKEN'],
    ['guest', 401, 'INVALID_TOKEN'],
    ['USER', 403, 'INVALID_ROLE'],
    ['ADMIN', 403, 'INVALID_ROLE'],
    ['SYSTEM_ADMIN', 204, undefined],
  ] as const)('caller %s gets status %i from an endpoint for system administrators', async (as, status, code) => {
    const response = await client.put('/v1/settings', { as });
    expect(response.status).toBe(status);
    expect(response.body?.['message']).toBe(code);
  });

  test('checks access before the input', async () => {
    expect(await client.patch('/v1/things/xyz', { as: 'USER', body: { surprise: true } })).toMatchObject({
      status: 403,
    });
  });

  test.each(refusedTokens)('rejects $name with INVALID_TOKEN, even with a valid guest cookie', async ({ make }) => {
    const headers = {
      authorization: `Bearer ${await make({ mint: keys.mint, mintForeign: foreignKeys.mint })}`,
      cookie: await keys.guestCookie(),
    };
    expect(await client.get('/v1/me', { headers })).toMatchObject({
      status: 401,
      body: { message: 'INVALID_TOKEN' },
    });
    expect(await client.get(`/v1/things/${id}`, { headers })).toMatchObject({ status: 401 });
  });

  test('identifies a guest by the cookie and sets the guest as actor of events', async () => {
    const { body } = await client.get('/v1/me', { as: 'guest', headers: { 'x-request-id': 'request-of-the-test' } });
    expect(body).toEqual({
      caller: { kind: 'guest', id: '0123456789abcdef0123456789abcdef' },
      actor: { kind: 'guest', id: '0123456789abcdef0123456789abcdef' },
      correlationId: 'request-of-the-test',
    });
  });

  test.each([
    [
      'of another key set',
      async () => {
        const foreign = await startTestKeys();
        const cookie = await foreign.guestCookie();
        await foreign.close();
        return cookie;
      },
    ],
    ['older than 180 days', () => keys.guestCookie(undefined, 181 * 24 * 60 * 60)],
    ['with another id', async () => (await keys.guestCookie()).replace('=0', '=1')],
    ['of another form', async () => 'GUEST_SESSION_ID=hello'],
  ])('ignores a guest cookie %s', async (_, cookie) => {
    expect(await client.get('/v1/me', { headers: { cookie: await cookie() } })).toMatchObject({
      status: 401,
      body: { message: 'INVALID_TOKEN' },
    });
  });

  test('accepts a key that was added to the set later', async () => {
    const rotating = await startTestKeys();
    const other = await startService(sample, {
      ENVIRONMENT: 'DEVELOPMENT',
      PORT: '0',
      LOG_LEVEL: 'silent',
      JWKS_URL: rotating.url,
    });
    const otherClient = createTestClient(() => `http://127.0.0.1:${other.port}`, { keys: rotating });
    await rotating.rotate();
    expect(await otherClient.get('/v1/me', { as: 'USER' })).toMatchObject({ status: 200 });
    await other.stop();
    await rotating.close();
  });

  test('responds with 503 instead of INVALID_TOKEN while the key set is unreachable', async () => {
    const unreachableKeys = await startTestKeys();
    const token = await unreachableKeys.mint();
    const cookie = await unreachableKeys.guestCookie();
    await unreachableKeys.close();
    const other = await startService(sample, {
      ENVIRONMENT: 'DEVELOPMENT',
      PORT: '0',
      LOG_LEVEL: 'silent',
      JWKS_URL: unreachableKeys.url,
    });
    const otherClient = createTestClient(() => `http://127.0.0.1:${other.port}`, { keys });
    expect(await otherClient.get('/v1/me', { headers: { authorization: `Bearer ${token}` } })).toMatchObject({
      status: 503,
      body: { message: 'SERVICE_UNAVAILABLE' },
    });
    expect(await otherClient.get('/v1/me', { headers: { cookie } })).toMatchObject({ status: 503 });
    expect(await otherClient.get(`/v1/things/${id}`, { headers: { cookie } })).toMatchObject({ status: 200 });
    await other.stop();
  });

  test('accepts only services with the secret on the internal listener', async () => {
    const headers = { 'x-internal-secret': 'a secret of sixteen', 'x-internal-service': 'cart' };
    expect(await internal.post('/internal/reserve', { headers })).toMatchObject({ status: 200, body: { by: 'cart' } });
    expect(
      await internal.post('/internal/reserve', { headers: { ...headers, 'x-internal-secret': 'a secret of sixteem' } }),
    ).toMatchObject({ status: 401 });
    expect(await internal.post('/internal/reserve', { as: 'SYSTEM_ADMIN' })).toMatchObject({ status: 401 });
    expect(await client.post('/internal/reserve', { headers })).toMatchObject({ status: 404 });
  });
});

describe('responses', () => {
  test('return the id of a sign-in that waits for a second factor', async () => {
    const { status, body } = await client.get('/v1/challenged');
    expect({ status, ...body, requestId: '' }).toEqual({
      status: 401,
      statusCode: 401,
      message: 'SECOND_FACTOR_REQUIRED',
      challenge: 'the-challenge',
      mustSetUp: true,
      requestId: '',
    });
  });

  test('responds to an unexpected error with GENERAL_ERROR without details', async () => {
    const { status, body, text } = await client.get('/v1/broken');
    expect({ status, body }).toEqual({
      status: 500,
      body: { statusCode: 500, message: 'GENERAL_ERROR', requestId: expect.stringMatching(/^[\w-]{8,}$/) },
    });
    expect(text).not.toContain('E11000');
  });

  test('responds with SERVICE_UNAVAILABLE while the database is unavailable, without its address', async () => {
    const { status, body, headers, text } = await client.get('/v1/unreachable');
    expect({ status, code: body['message'], retryAfter: headers.get('retry-after') }).toEqual({
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
      retryAfter: '5',
    });
    expect(text).not.toContain('27017');
  });

  test('responds with GENERAL_ERROR to a response that breaks its contract outside production', async () => {
    expect(await client.get('/v1/liar')).toMatchObject({ status: 500, body: { message: 'GENERAL_ERROR' } });
  });

  test('responds to an outdated revision with VERSION_CONFLICT and the current state', async () => {
    const { status, body } = await client.patch(`/v1/things/${id}`, { as: 'ADMIN', body: { revision: 2 } });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { message: 'VERSION_CONFLICT', current: { revision: 3, colour: 'RED' } },
    });
    expect(await client.patch(`/v1/things/${id}`, { as: 'ADMIN', body: { revision: 3 } })).toMatchObject({
      status: 200,
    });
  });

  test('responds to unknown routes with NOT_FOUND', async () => {
    expect(await client.get('/v1/nothing')).toMatchObject({ status: 404, body: { message: 'NOT_FOUND' } });
    expect(await client.delete(`/v1/things/${id}`)).toMatchObject({ status: 404 });
  });

  test('allows caches to store public responses and revalidate them by ETag, and forbids storing others', async () => {
    const { headers } = await client.get(`/v1/things/${id}`);
    expect(headers.get('cache-control')).toBe('public, no-cache');
    const again = await client.get(`/v1/things/${id}`, {
      headers: { 'if-none-match': headers.get('etag') as string, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
    expect((await client.get(`/v1/things/${id}`, { as: 'ADMIN' })).headers.get('cache-control')).toBe(
      'private, no-store',
    );
    expect((await client.get('/v1/me', { as: 'guest' })).headers.get('cache-control')).toBe('private, no-store');
    expect((await client.get('/v1/things/xyz')).headers.get('cache-control')).toBe('no-store');
  });

  test('sets the request id and security headers on every response', async () => {
    const { headers } = await client.get('/v1/nothing', { headers: { 'x-request-id': 'not a good id' } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('operation', () => {
  test('serves health and metrics, labelled by route pattern', async () => {
    expect(await client.get('/health/live')).toMatchObject({ status: 200, body: { live: true } });
    expect(await client.get('/health/ready')).toMatchObject({ status: 200, body: { ready: true } });
    await client.get(`/v1/things/${id}`);
    const { text } = await client.get('/metrics');
    expect(text).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/v1\/things\/:id"[^}]*\} \d/);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).not.toContain(id);
  });

  test('stop finishes requests in flight and accepts no new ones', async () => {
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const slow = defineService({
      ...sample,
      start({ app }) {
        mount(app, broken, async () => {
          begun.resolve();
          await release.promise;
          return {};
        });
      },
    });
    const running = await startService(slow, {
      ENVIRONMENT: 'DEVELOPMENT',
      PORT: '0',
      LOG_LEVEL: 'silent',
      JWKS_URL: keys.url,
    });
    const response = fetch(`http://127.0.0.1:${running.port}/v1/broken`);
    await begun.promise;
    const stopped = running.stop();
    await expect(fetch(`http://127.0.0.1:${running.port}/health/live`)).rejects.toThrow();
    release.resolve();
    expect((await response).status).toBe(200);
    await stopped;
  });

  test('a drained service keeps open connections until clients close them, and accepts no new ones', async () => {
    const stopped: string[] = [];
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const drained = defineService({
      ...sample,
      start({ app, onDrain, onStop }) {
        mount(app, readKind, async () => {
          begun.resolve();
          await release.promise;
          return {};
        });
        mount(app, broken, () => ({}));
        onDrain(() => void stopped.push('consumers'));
        onStop(() => void stopped.push('the rest'));
      },
    });
    const running = await startService(drained, environmentOf());
    const [idle, busy] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];
    const url = `http://127.0.0.1:${running.port}`;
    expect((await getWith(idle, `${url}/v1/broken`)).headers['keep-alive']).toBe('timeout=30');
    const slow = getWith(busy, `${url}/v1/kinds/A`);
    await begun.promise;

    let isOver = false;
    const over = running.drain().then(() => (isOver = true));
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
    expect(stopped).toEqual(['consumers']);
    expect(await getWith(idle, `${url}/v1/broken`)).toMatchObject({ status: 200, headers: { connection: 'close' } });
    release.resolve();
    expect(await slow).toMatchObject({ status: 200 });
    expect(isOver).toBe(false);
    expect(await getWith(busy, `${url}/v1/broken`)).toMatchObject({ status: 200, headers: { connection: 'close' } });
    await over;
    await running.stop();
    expect(stopped).toEqual(['consumers', 'the rest']);
    for (const agent of [idle, busy]) agent.destroy();
  });

  test('a drained service closes its sockets, and stops at once during the drain', async () => {
    const ended: string[] = [];
    const running = await startService(
      defineService({ ...sample, start: () => ({ drain: async () => void ended.push('sockets') }) }),
      environmentOf(),
    );
    const agent = new Agent({ keepAlive: true });
    await getWith(agent, `http://127.0.0.1:${running.port}/health/live`);
    const over = running.drain();
    await running.stop();
    await over;
    expect(ended).toEqual(['sockets']);
    agent.destroy();
  });

  test('runs the shutdown hooks when the start fails', async () => {
    const stopped: string[] = [];
    const failing = defineService({
      ...sample,
      start({ onStop }) {
        onStop(() => void stopped.push('first'));
        onStop(() => void stopped.push('second'));
        throw new ApiFailure('SERVICE_UNAVAILABLE');
      },
    });
    await expect(
      startService(failing, { ENVIRONMENT: 'DEVELOPMENT', PORT: '0', LOG_LEVEL: 'silent', JWKS_URL: keys.url }),
    ).rejects.toThrow('SERVICE_UNAVAILABLE');
    expect(stopped).toEqual(['second', 'first']);
  });
});

describe('needs', () => {
  const base = { ENVIRONMENT: 'DEVELOPMENT', PORT: '0', LOG_LEVEL: 'silent' };

  test('leaves unneeded dependencies out of the context and of the environment', async () => {
    const contexts: object[] = [];
    const bare = defineService({
      name: 'bare',
      environment: processEnvironment,
      needs: {},
      start: (context) => void contexts.push(context),
    });
    await (await startService(bare, base)).stop();
    for (const dependency of ['connection', 'withTransaction', 'bus', 'redis', 'authenticate'])
      expect(contexts[0]).not.toHaveProperty(dependency);
  });

  test('are checked at compile time', () => {
    // @ts-expect-error: the environment has no REDIS_URL
    defineService({ name: 'wrong', environment: processEnvironment, needs: { redis: true }, start: () => undefined });
    // @ts-expect-error: own keys without a key set
    defineService({
      name: 'wrong',
      environment: processEnvironment,
      needs: { callers: 'own-keys' },
      start: () => undefined,
    });
    defineService({
      name: 'wrong',
      environment: processEnvironment,
      needs: {},
      // @ts-expect-error: no database is needed
      start: ({ connection }) => void connection,
    });
  });

  test('fails to start when an endpoint needs callers and the definition does not', async () => {
    const wrong = defineService({
      name: 'wrong',
      environment: processEnvironment,
      needs: {},
      start: ({ app }) => mount(app, whoAmI, () => ({}) as never),
    });
    await expect(startService(wrong, base)).rejects.toThrow('GET /v1/me needs callers');
  });

  test('serves public endpoints without callers', async () => {
    const open = defineService({
      name: 'open',
      environment: processEnvironment,
      needs: {},
      start: ({ app }) =>
        mount(app, readThing, ({ params, caller }) => ({ id: params.id, colour: `${typeof caller}` })),
    });
    const running = await startService(open, base);
    const response = await fetch(`http://127.0.0.1:${running.port}/v1/things/${id}`, {
      headers: { authorization: 'Bearer nonsense' },
    });
    expect([response.status, await response.json()]).toEqual([200, { id, colour: 'undefined' }]);
    await running.stop();
  });

  test('serves both listeners with the handlers that the start returns', async () => {
    const proxy = defineService({
      name: 'proxy',
      environment: processEnvironment,
      needs: {},
      start: () => ({
        handler: (_request, response) => void response.end('public'),
        internalHandler: (_request, response) => void response.end('internal'),
      }),
    });
    const running = await startService(proxy, { ...base, INTERNAL_PORT: '0' });
    const bodies = [running.port, running.internalPort].map(async (port) =>
      (await fetch(`http://127.0.0.1:${port}/health/live`)).text(),
    );
    expect(await Promise.all(bodies)).toEqual(['public', 'internal']);
    await running.stop();
  });
});

testEndpoints(
  [
    { endpoint: readThing, validInput: () => ({ params: { id } }) },
    { endpoint: readKind, validInput: () => ({ params: { kind: 'A' } }) },
    { endpoint: changeThing, validInput: () => ({ params: { id }, body: { name: { vi: 'Bánh' }, amount: 2 } }) },
    { endpoint: whoAmI, validInput: () => ({}) },
    { endpoint: settings, validInput: () => ({}) },
  ],
  () => client,
);
