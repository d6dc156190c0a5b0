import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { listSessions } from '@gvg/contracts/identity/http/account';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { bearer, newPerson, password, signInCalls, startIdentityHarness } from '../testing/identity-harness.ts';
import { browserSessionCookie } from './browser-session.ts';

let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;

beforeAll(async () => {
  identity = await startIdentityHarness('sessions');
  calls = signInCalls(identity);
});
afterAll(() => identity.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const list = async (session: { accessToken: string }) =>
  (
    await identity.client.get<ResponseBodyOf<typeof listSessions>>('/v1/users/me/sessions', {
      headers: bearer(session),
    })
  ).body.docs;
const end = (session: { accessToken: string }, id: string) =>
  identity.client.delete(`/v1/users/me/sessions/${id}`, { headers: bearer(session) });

async function signInTwice() {
  const person = newPerson();
  const here = (await calls.signUp(person, { 'user-agent': firefox })).body;
  const there = (await calls.signIn({ email: person.email, password }, { 'user-agent': safari })).body;
  return { here, there };
}

it("lists the account's browsers, this one first", async () => {
  const { here, there } = await signInTwice();
  expect(await list(here)).toMatchObject([
    { browser: 'Firefox', system: 'Linux', isCurrent: true },
    { browser: 'Safari', system: 'iOS', isCurrent: false },
  ]);
  expect((await list(there)).map(({ browser }) => browser)).toEqual(['Safari', 'Firefox']);
});

it("ends one of the account's sessions", async () => {
  const { here, there } = await signInTwice();
  const [, other] = await list(here);
  expect((await end(here, other!._id)).status).toBe(204);
  expect(await list(here)).toHaveLength(1);
  expect(await calls.getMe(there)).toMatchObject({ status: 401, body: { message: 'INVALID_PERMISSION' } });
});

it("does not end another user's session", async () => {
  const { here } = await signInTwice();
  const stranger = (await calls.signUp()).body;
  const [own] = await list(here);
  expect(await end(stranger, own!._id)).toMatchObject({ status: 404, body: { message: 'NOT_FOUND' } });
  expect((await calls.getMe(here)).status).toBe(200);
});

describe('another sign-in in the same browser', () => {
  const cookiesOf = ({ headers }: { headers: Headers }) => ({
    cookie: headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  });

  it('ends only the session that it replaces, even of another account', async () => {
    const [one, other] = [newPerson(), newPerson()];
    await calls.signUp(one);
    const elsewhere = await calls.signUp(other);
    const first = await calls.signIn({ email: one.email, password });
    const second = await calls.signIn({ email: one.email, password }, cookiesOf(first));
    expect(await calls.getMe(first.body)).toMatchObject({ status: 401, body: { message: 'INVALID_PERMISSION' } });
    expect(await calls.refresh(first.body.refreshToken)).toMatchObject({
      status: 401,
      body: { message: 'INVALID_PERMISSION' },
    });
    const third = await calls.signIn({ email: other.email, password }, cookiesOf(second));
    expect((await calls.getMe(second.body)).status).toBe(401);
    for (const { body } of [third, elsewhere]) expect((await calls.getMe(body)).status).toBe(200);
    expect(await list(third.body)).toHaveLength(2);
  });

  it('ends nothing for a forged cookie or a failed sign-in', async () => {
    const person = newPerson();
    const { body, headers } = await calls.signUp(person);
    const [sid] = body.refreshToken.split('.');
    await calls.signIn(
      { email: person.email, password },
      { cookie: `${browserSessionCookie}=${sid}.${'x'.repeat(43)}` },
    );
    await calls.signIn({ email: person.email, password: 'Wrong7rang!' }, cookiesOf({ headers }));
    expect((await calls.getMe(body)).status).toBe(200);
  });
});
