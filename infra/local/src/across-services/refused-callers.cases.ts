import { Redis } from 'ioredis';
import { ObjectId } from 'mongodb';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { isWrite } from '@gvg/contracts/definitions/endpoint';
import type { ErrorBody } from '@gvg/contracts/errors';
import { closeAccount } from '@gvg/contracts/identity/http/account';
import { beginGoogleSignIn, endGoogleSignIn } from '@gvg/contracts/identity/http/auth';
import type { AuthResult } from '@gvg/contracts/identity/http/auth';
import { getPicture, uploadPicture } from '@gvg/contracts/upload/http/upload';
import { publicEndpoints } from '@gvg/contracts/public-endpoints';
import type { BrokerProxy } from '@gvg/messaging/broker/broker-proxy.fixtures';
import { eventually } from '@gvg/testing/eventually';
import { refusedTokens } from '@gvg/testing/refused-tokens';
import { createTestClient } from '@gvg/testing/test-client';
import { makeSigningKeys, mintFor } from '@gvg/testing/token-keys';
import { publicEntry, services } from '../site.ts';
import type { EveryService } from './every-service.fixtures.ts';

const redisUrl = process.env['REDIS_URL'] ?? '';
const foreignKeys = makeSigningKeys();

let proxy: BrokerProxy;
let redis: Redis;
let site: EveryService;
let guestCookie: Promise<string>;

/** Requested by browsers that follow a link or load a picture, and so without a token. */
const withoutTokens: readonly Endpoint[] = [beginGoogleSignIn, endGoogleSignIn, getPicture];
/** Endpoints of one process, or of the whole site through the gateway. */
const allEndpointsOf = (name: string) =>
  publicEndpoints.filter(
    (endpoint) => !withoutTokens.includes(endpoint) && (name === publicEntry || endpoint.service === name),
  );
/** Endpoints of a process that require a caller. */
const endpointsOf = (name: string) => allEndpointsOf(name).filter(({ access }) => access !== 'public');
const someId = 'f'.repeat(24);

type Answer = { call: string; status: number; message: string | undefined };

/**
 * Calls an endpoint with a token, no input, and a valid guest cookie. Without the cookie, a service that ignores a bad token would answer like one that rejects
 * it.
 */
async function call(name: string, { method, path }: Pick<Endpoint, 'method' | 'path'>, token: string): Promise<Answer> {
  const init = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
  const headers = { ...init.headers, authorization: `Bearer ${token}`, cookie: await guestCookie };
  const response = await fetch(`${site.url(name)}${path.replace(/:\w+/g, someId)}`, { ...init, method, headers });
  const body = (response.headers.get('content-type')?.includes('json') === true ? await response.json() : undefined) as
    Partial<ErrorBody> | undefined;
  return { call: `${name}: ${method} ${path}`, status: response.status, message: body?.message };
}

/** Sequentially, because a burst on a busy machine would be handled as if Redis were down. */
async function callAll(name: string, endpoints: readonly Endpoint[], token: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const endpoint of endpoints) answers.push(await call(name, endpoint, token));
  return answers;
}

/** Expects the same answer from every process for all calls of these endpoints. */
async function expectEverywhere(
  token: string,
  expected: Pick<Answer, 'status' | 'message'>,
  which: (endpoint: Endpoint) => boolean = () => true,
): Promise<void> {
  for (const name of called) {
    const answers = await callAll(name, endpointsOf(name).filter(which), token);
    expect(answers).toEqual(answers.map(({ call: asked }) => ({ call: asked, ...expected })));
  }
}

async function whileRedisIsAway(work: () => Promise<void>): Promise<void> {
  await proxy.disconnect();
  try {
    await work();
  } finally {
    await proxy.reconnect();
  }
}

const invalidToken = { status: 401, message: 'INVALID_TOKEN' };
const endedSession = { status: 401, message: 'INVALID_PERMISSION' };
const unavailable = { status: 503, message: 'SERVICE_UNAVAILABLE' };

/** The socket nodes have no HTTP calls. They reject the same tokens at the handshake (services/realtime, `handshake.integration.spec.ts`). */
const called = services.filter(({ folder }) => folder !== 'services/realtime').map(({ name }) => name);

const isRead = (endpoint: Endpoint) => !isWrite(endpoint);

/** All calls of a process. For the gateway, which only forwards them, one read and one write per service. */
function callsOf(name: string): readonly Endpoint[] {
  const all = allEndpointsOf(name);
  if (name !== publicEntry) return all;
  return [...new Map(all.map((endpoint) => [`${endpoint.service} ${isWrite(endpoint)}`, endpoint])).values()];
}

/** `running` returns a site whose processes reach Redis through `redisProxy`. */
export function testRefusedCallers(running: () => { site: EveryService; redisProxy: BrokerProxy }): void {
  beforeAll(() => {
    ({ site, redisProxy: proxy } = running());
    redis = new Redis(redisUrl);
    guestCookie = site.keys.guestCookie();
  });
  afterAll(() => redis.quit());

  test('every service has calls that require a caller', () => {
    expect(called.filter((name) => endpointsOf(name).length === 0)).toEqual([]);
  });

  describe.each(called)('%s', (name) => {
    it('accepts a valid token', async () => {
      // An upload without a form stores nothing.
      const answers = await callAll(
        name,
        allEndpointsOf(name).filter((endpoint) => isRead(endpoint) || endpoint === uploadPicture),
        await site.keys.mint({ roles: ['SYSTEM_ADMIN'] }),
      );
      expect(answers).not.toEqual([]);
      expect(answers.filter(({ status }) => status === 401 || status === 503)).toEqual([]);
    });

    it.each(refusedTokens)('rejects a token that is $name', async ({ make }) => {
      const foreign = await foreignKeys;
      const token = await make(
        { mint: site.keys.mint, mintForeign: (options) => mintFor(foreign, options) },
        { roles: ['SYSTEM_ADMIN'] },
      );
      const answers = await callAll(name, callsOf(name), token);
      expect(answers).toEqual(answers.map(({ call: asked }) => ({ call: asked, ...invalidToken })));
    });
  });

  it('rejects a token even if the gateway has a cached response', async () => {
    const path = '/v1/product-categories';
    const read = async () => (await fetch(`${site.gatewayUrl}${path}`)).headers.get('cache-status') ?? '';
    await eventually(async () => expect(await read()).toContain('hit'));
    expect(await call(publicEntry, { method: 'GET', path }, await site.keys.mint({ expiresIn: -60 }))).toMatchObject(
      invalidToken,
    );
  });

  describe('sessions', () => {
    const client = () => createTestClient(() => site.gatewayUrl, site);
    let people = 0;

    interface Person extends AuthResult {
      email: string;
    }

    async function signUp(): Promise<Person> {
      people += 1;
      const person = { email: `person${people}@example.com`, password: 'Banh7rang!', displayName: `Person ${people}` };
      const { status, body } = await client().post<AuthResult>('/v1/auth/sign-up', { body: person });
      expect(status).toBe(201);
      return { ...body, email: person.email };
    }

    /** Blocks a user as a SYSTEM_ADMIN who has just signed in. */
    async function block({ user }: Person): Promise<void> {
      const admin = await signUp();
      await site
        .databaseOf('identity')
        .collection('users')
        .updateOne({ _id: new ObjectId(admin.user._id) }, { $set: { roles: ['SYSTEM_ADMIN'], emailVerified: true } });
      const { body } = await client().post<AuthResult>('/v1/auth/sign-in', {
        body: { email: admin.email, password: 'Banh7rang!' },
      });
      const blocked = await client().put(`/v1/users/set-block/${user._id}`, {
        body: { isBlocked: true },
        headers: { authorization: `Bearer ${body.accessToken}` },
      });
      expect(blocked).toMatchObject({ status: 200, body: { isBlocked: true } });
    }

    /** Expects that neither the token nor its session is rejected, whatever else is wrong with the call. */
    async function expectAccepted({ accessToken }: Person, which: (endpoint: Endpoint) => boolean): Promise<void> {
      for (const { name } of services) {
        const answers = await callAll(name, endpointsOf(name).filter(which), accessToken);
        expect(answers.filter(({ status }) => status === 401 || status === 503)).toEqual([]);
      }
    }
    /** Writes that change nothing without their input. */
    const isIncompleteWrite = (endpoint: Endpoint) =>
      isWrite(endpoint) && (endpoint.body !== undefined || endpoint.params !== undefined) && endpoint !== closeAccount;

    it('are rejected in every service from the next call on after a block', async () => {
      const [person, other] = [await signUp(), await signUp()];
      await eventually(() => expectAccepted(person, isRead));
      await block(person);
      await expectEverywhere(person.accessToken, endedSession);
      await eventually(() => expectAccepted(other, (endpoint) => isRead(endpoint) || isIncompleteWrite(endpoint)));
    });

    it('stay rejected when Redis has lost them; during the outage no service accepts a write, and reads rely on the token', async () => {
      const [person, other] = [await signUp(), await signUp()];
      await block(person);
      await whileRedisIsAway(async () => {
        expect(await redis.del(`${site.redisPrefix}refused-session:${person.refreshToken.split('.')[0]}`)).toBe(1);
        await expectAccepted(person, isRead);
        for (const { accessToken } of [person, other]) await expectEverywhere(accessToken, unavailable, isWrite);
      });
      // The rule allows a second. This is the limit for a busy machine.
      await eventually(() => expectEverywhere(person.accessToken, endedSession));
      await eventually(() => expectAccepted(other, isIncompleteWrite));
    });

    it('are rejected in every service when they ended during an outage of Redis', async () => {
      const person = await signUp();
      await whileRedisIsAway(async () => {
        expect((await client().post('/v1/auth/sign-out', { body: { refreshToken: person.refreshToken } })).status).toBe(
          204,
        );
        await expectEverywhere(person.accessToken, unavailable, isWrite);
      });
      await eventually(() => expectEverywhere(person.accessToken, endedSession));
    });
  });
}
