import { ObjectId } from 'mongodb';
import type { Role } from '@gvg/contracts/definitions/caller';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import type { ErrorBody } from '@gvg/contracts/errors';
import type { AuthResult } from '@gvg/contracts/identity/http/auth';
import type { MailDelivery } from '@gvg/contracts/notify/http/mail-deliveries';
import { cartSettings } from '@gvg/testing/cart-settings';
import { eventually } from '@gvg/testing/eventually';
import { startEveryService } from './every-service.fixtures.ts';
import type { EveryService } from './every-service.fixtures.ts';
import { nameOf, requestOf, staffEndpoints } from './staff-calls.fixtures.ts';

/** All processes of the site start. */
jest.setTimeout(240_000);

const password = 'Banh7rang!';
let site: EveryService;
let guest: Record<string, string>;

beforeAll(async () => {
  site = await startEveryService({ redisUrl: process.env['REDIS_URL'] ?? '', withDemos: ['mailbox'] });
  guest = { cookie: await site.keys.guestCookie() };
});
afterAll(() => site.stop());

interface Answer<Body> {
  status: number;
  body: Body & Partial<ErrorBody>;
}

/** Sends a request through the gateway, like every client. */
async function send<Body = object>(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object | undefined } = {},
): Promise<Answer<Body>> {
  const response = await fetch(`${site.gatewayUrl}${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, body: (isJson ? await response.json() : {}) as Body & Partial<ErrorBody> };
}

const bearer = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` });

let people = 0;

/** Signs up a user with these roles. */
async function newPerson(...roles: Role[]): Promise<AuthResult & { id: string }> {
  people += 1;
  const person = { email: `person${people}@example.com`, password, displayName: `Person ${people}` };
  const signedUp = await send<AuthResult>('POST', '/v1/auth/sign-up', { body: person });
  expect(signedUp.status).toBe(201);
  const id = signedUp.body.user._id;
  await site
    .databaseOf('identity')
    .collection('users')
    .updateOne({ _id: new ObjectId(id) }, { $set: { roles, emailVerified: true } });
  const { status, body } = await send<AuthResult>('POST', '/v1/auth/sign-in', {
    body: { email: person.email, password },
  });
  expect(status).toBe(200);
  return { ...body, id };
}

interface Outcome {
  call: string;
  status: number;
  message: string | undefined;
}

async function tryCall(endpoint: Endpoint, headers: Record<string, string>): Promise<Outcome> {
  const { method, path, body } = requestOf(endpoint);
  const answer = await send(method, path, { headers, body });
  return { call: nameOf(endpoint), status: answer.status, message: answer.body.message };
}

/** Sequentially, because a burst on a busy machine would be handled as if Redis were down. */
async function tryAll(headers: Record<string, string>, endpoints = staffEndpoints): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const endpoint of endpoints) outcomes.push(await tryCall(endpoint, headers));
  return outcomes;
}

async function expectRefused(
  headers: Record<string, string>,
  refusal: { status: number; message: string },
  endpoints = staffEndpoints,
): Promise<void> {
  expect(await tryAll(headers, endpoints)).toEqual(
    endpoints.map((endpoint) => ({ call: nameOf(endpoint), ...refusal })),
  );
}

/** Expects that no call fails because of its caller or its input. */
async function expectAllowed(headers: Record<string, string>, endpoints: readonly Endpoint[]): Promise<void> {
  const refusals = ['INVALID_ROLE', 'INVALID_PAYLOAD', 'INVALID_ID', 'INVALID_ENUM_VALUE', 'CONFIRMATION_REQUIRED'];
  const outcomes = await tryAll(headers, endpoints);
  expect(
    outcomes.filter(({ status, message = '' }) => status === 401 || status >= 500 || refusals.includes(message)),
  ).toEqual([]);
}

const invalidToken = { status: 401, message: 'INVALID_TOKEN' };
const endedSession = { status: 401, message: 'INVALID_PERMISSION' };
const invalidRole = { status: 403, message: 'INVALID_ROLE' };

const ofStaff = staffEndpoints.filter(({ access }) => access === 'staff');
const ofSystem = staffEndpoints.filter(({ access }) => access === 'system');

it('includes calls for staff and for SYSTEM_ADMIN', () => {
  expect(ofStaff.length).toBeGreaterThan(40);
  expect(ofSystem.length).toBeGreaterThan(8);
});

describe('every call of staff', () => {
  const refused: string[] = [];
  const refusedPerson = async (...roles: Role[]) => {
    const person = await newPerson(...roles);
    refused.push(person.id);
    return person;
  };

  it('is rejected for an anonymous caller and a guest', async () => {
    await expectRefused({}, invalidToken);
    await expectRefused(guest, invalidToken);
  });

  it('is rejected for a USER', async () => {
    await expectRefused(bearer(await refusedPerson('USER')), invalidRole);
  });

  it('is rejected for an ADMIN who was blocked a second ago', async () => {
    const [boss, blocked] = [await newPerson('SYSTEM_ADMIN'), await refusedPerson('USER', 'ADMIN')];
    const block = await send('PUT', `/v1/users/set-block/${blocked.id}`, {
      headers: bearer(boss),
      body: { isBlocked: true },
    });
    expect(block.status).toBe(200);
    await expectRefused(bearer(blocked), endedSession);
  });

  it('is rejected for a SYSTEM_ADMIN who was demoted a second ago, and for their continued session', async () => {
    const [boss, demoted] = [await newPerson('SYSTEM_ADMIN'), await refusedPerson('USER', 'SYSTEM_ADMIN')];
    const change = await send('PUT', `/v1/users/set-role/${demoted.id}`, {
      headers: bearer(boss),
      body: { roles: ['USER'] },
    });
    expect(change.status).toBe(200);
    await expectRefused(bearer(demoted), invalidToken);
    const { body } = await send<AuthResult>('POST', '/v1/auth/refresh-token', {
      body: { refreshToken: demoted.refreshToken },
    });
    await expectRefused(bearer(body), invalidRole);
  });

  /** Adds a bank account, because a new shop accepts no transfers. */
  const openAccount = async () =>
    expect(
      await send('PUT', '/v1/settings/cart', { headers: bearer(await newPerson('SYSTEM_ADMIN')), body: cartSettings }),
    ).toMatchObject({ status: 200 });

  it('is allowed for an ADMIN, except those of SYSTEM_ADMIN', async () => {
    await openAccount();
    const admin = bearer(await newPerson('USER', 'ADMIN'));
    await expectAllowed(admin, ofStaff);
    await expectRefused(admin, invalidRole, ofSystem);
  });

  it('is allowed for a SYSTEM_ADMIN', async () => {
    await expectAllowed(bearer(await newPerson('SYSTEM_ADMIN')), staffEndpoints);
  });

  it('leaves no audit record when it was rejected', async () => {
    const records = site.databaseOf('identity').collection('audit_records');
    await eventually(async () =>
      expect(await records.countDocuments({ action: 'settings.update' })).toBeGreaterThan(0),
    );
    expect(await records.countDocuments({ 'actor.id': { $in: refused } })).toBe(0);
  });
});

it('two SYSTEM_ADMINs who demote each other concurrently leave one', async () => {
  const users = site.databaseOf('identity').collection('users');
  const [one, two] = [await newPerson('SYSTEM_ADMIN'), await newPerson('SYSTEM_ADMIN')];
  const ids = [one, two].map(({ id }) => new ObjectId(id));
  await users.updateMany({ roles: 'SYSTEM_ADMIN', _id: { $nin: ids } }, { $set: { roles: ['USER'] } });
  const demote = (by: AuthResult, other: { id: string }) =>
    send('PUT', `/v1/users/set-role/${other.id}`, { headers: bearer(by), body: { roles: ['USER'] } });
  const answers = await Promise.all([demote(one, two), demote(two, one)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await users.countDocuments({ roles: 'SYSTEM_ADMIN' })).toBe(1);
});

describe('the mail log', () => {
  interface Mail {
    to: string[];
    links: string[];
  }
  const mails = async (): Promise<Mail[]> =>
    ((await (await fetch(`${site.url('mailbox')}/api/mails`)).json()) as { mails: Mail[] }).mails;

  it('contains no code and no link', async () => {
    const [boss, admin] = [await newPerson('SYSTEM_ADMIN'), await newPerson('USER', 'ADMIN')];
    const email = 'made.for.the.log@example.com';
    const made = await send('POST', '/v1/users', {
      headers: bearer(admin),
      body: { displayName: 'Made for the log', email, locale: 'vi' },
    });
    expect(made.status).toBe(201);
    await send('PUT', `/v1/users/forgot-password?email=${encodeURIComponent(email)}`);
    const sent = await eventually(
      async () => {
        const found = (await mails()).filter(({ to }) => to.includes(email));
        expect(found.length).toBeGreaterThan(1);
        return mails();
      },
      { timeoutMs: 30_000 },
    );
    const links = sent.flatMap((mail) => mail.links);
    const codes = links.flatMap((link) => new URL(link).hash.split('code=')[1] ?? []);
    expect(codes.length).toBeGreaterThan(2);

    for (const reader of [admin, boss]) {
      const headers = bearer(reader);
      const list = await send<{ docs: MailDelivery[] }>('GET', '/v1/mail-deliveries?limit=100', { headers });
      const opened: string[] = [JSON.stringify(list.body)];
      for (const { _id } of list.body.docs) {
        const { status, body } = await send('GET', `/v1/mail-deliveries/${_id}`, { headers });
        expect(status).toBe(200);
        opened.push(JSON.stringify(body));
      }
      const shown = opened.join('\n');
      expect(shown).toContain('Made for the log');
      for (const secret of codes) expect(shown).not.toContain(secret);
      expect(shown).not.toMatch(/https?:\/\/|#code=|@example\.com/);
    }
  });
});
