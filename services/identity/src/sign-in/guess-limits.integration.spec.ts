import { randomUUID } from 'node:crypto';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import {
  bearer,
  cookieIn,
  newPerson,
  password,
  signInCalls,
  startIdentityHarness,
} from '../testing/identity-harness.ts';
import { knownBrowserCookie } from './known-browser.ts';

let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;

beforeAll(async () => {
  identity = await startIdentityHarness('guessing', { LIMITS_SCALE: '1', TRUST_PROXY_HOPS: '1' });
  calls = signInCalls(identity);
});
afterAll(() => identity.close());

const wrong = 'Wrong7rang!';
let addresses = 0;
const nextAddress = () => {
  addresses += 1;
  return { 'x-forwarded-for': `10.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` };
};

async function codes(
  count: number,
  send: () => Promise<{ body: { message?: string } }>,
): Promise<(string | undefined)[]> {
  const all: (string | undefined)[] = [];
  for (let index = 0; index < count; index += 1) all.push((await send()).body.message);
  return all;
}

const fiveThenLimited = [...Array<string>(5).fill('INCORRECT_PASSWORD'), 'TOO_MANY_REQUESTS'];

it('slows down wrong passwords for one address from one client, whether or not there is an account', async () => {
  const person = newPerson();
  await calls.signUp(person);
  for (const email of [person.email, `${randomUUID()}@example.com`]) {
    const from = nextAddress();
    expect(await codes(6, () => calls.signIn({ email, password: wrong }, from))).toEqual(fiveThenLimited);
    const limited = await calls.signInAdmin({ email: email.toUpperCase(), password: wrong }, from);
    expect(limited).toMatchObject({ status: 429, body: { message: 'TOO_MANY_REQUESTS' } });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

it('does not affect other accounts on the same client, or the same account on another client', async () => {
  const [guessed, neighbour] = [newPerson(), newPerson()];
  await calls.signUp(guessed);
  await calls.signUp(neighbour);
  const from = nextAddress();
  await codes(6, () => calls.signIn({ email: guessed.email, password: wrong }, from));
  expect((await calls.signIn({ email: guessed.email, password }, from)).status).toBe(429);
  expect((await calls.signIn({ email: neighbour.email, password }, from)).status).toBe(200);
  expect((await calls.signIn({ email: guessed.email, password }, nextAddress())).status).toBe(200);
});

it('counts an IPv6 household as one client', async () => {
  const email = `${randomUUID()}@example.com`;
  let host = 0;
  const inOneHousehold = () =>
    calls.signIn({ email, password: wrong }, { 'x-forwarded-for': `2001:db8:0:1::${(host += 1)}` });
  expect(await codes(6, inOneHousehold)).toEqual(fiveThenLimited);
});

it('slows down an account that is guessed from many clients', async () => {
  const email = `${randomUUID()}@example.com`;
  const responses = await codes(60, () => calls.signIn({ email, password: wrong }, nextAddress()));
  expect(responses.slice(0, 40)).toEqual(Array(40).fill('INCORRECT_PASSWORD'));
  expect(responses).toContain('TOO_MANY_REQUESTS');
});

it('never slows down a browser that has signed in to the account', async () => {
  const person = newPerson();
  const signedUp = await calls.signUp(person);
  const from = nextAddress();
  const known = { ...from, cookie: `${knownBrowserCookie}=${cookieIn(signedUp, knownBrowserCookie)}` };
  await codes(6, () => calls.signIn({ email: person.email, password: wrong }, from));
  expect(await codes(8, () => calls.signIn({ email: person.email, password: wrong }, known))).toEqual(
    Array(8).fill('INCORRECT_PASSWORD'),
  );
  expect((await calls.signIn({ email: person.email, password }, known)).status).toBe(200);
});

it('resets the tries after the correct password', async () => {
  const person = newPerson();
  await calls.signUp(person);
  const from = nextAddress();
  await codes(4, () => calls.signIn({ email: person.email, password: wrong }, from));
  expect((await calls.signIn({ email: person.email, password }, from)).status).toBe(200);
  expect(await codes(6, () => calls.signIn({ email: person.email, password: wrong }, from))).toEqual(fiveThenLimited);
});

it('slows down guessing the password in an open session', async () => {
  const { body } = await calls.signUp();
  const from = nextAddress();
  const guess = () =>
    identity.client.put<{ message?: string }>('/v1/users/change-password', {
      headers: { ...bearer(body), ...from },
      body: { oldPassword: wrong, newPassword: 'Fresh7rang!' },
    });
  expect(await codes(6, guess)).toEqual(fiveThenLimited);
});

describe('strangers who deliberately fail to sign in', () => {
  const emptied = async (email: string) =>
    expect(await codes(60, () => calls.signIn({ email, password: wrong }, nextAddress()))).toContain(
      'TOO_MANY_REQUESTS',
    );

  it('do not prevent the owner from confirming or from changing password and address', async () => {
    const person = newPerson();
    const { body: session, headers } = await calls.signUp(person);
    await emptied(person.email);
    const as = {
      ...bearer(session),
      ...nextAddress(),
      cookie: `${knownBrowserCookie}=${cookieIn({ headers }, knownBrowserCookie)}`,
    };
    expect((await identity.client.post('/v1/auth/confirm', { headers: as, body: { password } })).status).toBe(204);
    const changed = await identity.client.put('/v1/users/change-password', {
      headers: as,
      body: { oldPassword: password, newPassword: 'Fresh7rang!' },
    });
    expect(changed.status).toBe(200);
    expect(
      (
        await identity.client.put('/v1/users/change-email', {
          headers: as,
          body: { email: newPerson().email, password: 'Fresh7rang!' },
        })
      ).status,
    ).toBe(200);
  });

  it('do not prevent the owner from requesting a mail by requesting many', async () => {
    const person = newPerson();
    const { body: session } = await calls.signUp(person);
    const statuses = [];
    for (let index = 0; index < 4; index += 1)
      statuses.push(
        (await identity.client.put('/v1/users/forgot-password', { query: { email: person.email } })).status,
      );
    expect(statuses).toContain(429);
    expect((await identity.client.put('/v1/users/verify-email', { headers: bearer(session) })).status).toBe(204);
  });

  it('do not use up the tries of an open session', async () => {
    const { body: session } = await calls.signUp();
    const guess = () =>
      identity.client.post<{ message?: string }>('/v1/auth/confirm', {
        headers: { ...bearer(session), ...nextAddress() },
        body: { password: wrong },
      });
    expect(await codes(6, guess)).toEqual(fiveThenLimited);
  });
});

it('allows sign-in, confirmation and change of password in a row', async () => {
  const person = newPerson();
  await calls.signUp(person);
  const from = nextAddress();
  const { body: session } = await calls.signIn({ email: person.email, password }, from);
  const as = { ...bearer(session), ...from };
  expect((await identity.client.post('/v1/auth/confirm', { headers: as, body: { password } })).status).toBe(204);
  expect(
    (
      await identity.client.put('/v1/users/change-password', {
        headers: as,
        body: { oldPassword: password, newPassword: 'Fresh7rang!' },
      })
    ).status,
  ).toBe(200);
});

it('sends an address few mails, whether or not it has an account', async () => {
  const person = newPerson();
  await calls.signUp(person);
  for (const email of [person.email, `${randomUUID()}@example.com`]) {
    const forgot = () => identity.client.put<{ message?: string }>('/v1/users/forgot-password', { query: { email } });
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await forgot()).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
  }
});

describe('without Redis', () => {
  let alone: IdentityHarness;
  beforeAll(async () => {
    alone = await startIdentityHarness('guessing-alone', {
      LIMITS_SCALE: '1',
      TRUST_PROXY_HOPS: '1',
      REDIS_URL: 'redis://127.0.0.1:1',
    });
  });
  afterAll(() => alone.close());

  it('limits in the memory of the instance', async () => {
    const email = `${randomUUID()}@example.com`;
    const from = nextAddress();
    expect(await codes(6, () => signInCalls(alone).signIn({ email, password: wrong }, from))).toEqual(fiveThenLimited);
  });
});
