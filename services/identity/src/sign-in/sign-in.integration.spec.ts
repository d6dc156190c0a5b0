import { decodeJwt, decodeProtectedHeader } from 'jose';
import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import { accessToken } from '@gvg/contracts/identity/access-token';
import { testGuestId } from '@gvg/testing/token-keys';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { cookieIn, newPerson, password, signInCalls, startIdentityHarness } from '../testing/identity-harness.ts';
import { knownBrowserCookie } from './known-browser.ts';

let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;

beforeAll(async () => {
  identity = await startIdentityHarness('sign-in');
  calls = signInCalls(identity);
});
afterAll(() => identity.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const mailsOf = async (user: string) =>
  (await identity.models.mails.find({ user }).sort({ _id: 1 }).lean()).map(({ template }) => template);

async function makeStaff({
  roles = ['ADMIN'],
  emailVerified = true,
}: { roles?: string[]; emailVerified?: boolean } = {}) {
  const person = newPerson();
  const { body } = await calls.signUp(person);
  await identity.models.users.updateOne({ _id: body.user._id }, { roles, emailVerified });
  return person;
}

describe('signUp', () => {
  it('creates an account, signs in and requests the welcome mail', async () => {
    const person = newPerson({ email: ' Chị.Lan@Example.com ', displayName: '  Lan   Phạm ' });
    const { status, body } = await calls.signUp(person, { 'accept-language': 'vi' });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      email: 'Chị.Lan@Example.com',
      displayName: 'Lan   Phạm',
      roles: ['USER'],
      emailVerified: false,
      hasPassword: true,
      locale: 'vi',
      pendingEmail: null,
      addresses: [],
      revision: 1,
    });
    expect(await mailsOf(body.user._id)).toEqual(['WELCOME']);
    expect(await calls.getMe(body)).toMatchObject({ status: 200, body: { _id: body.user._id } });
  });

  it('returns an access token as specified by RFC 9068 and the rules', async () => {
    const { body } = await calls.signUp();
    expect(decodeProtectedHeader(body.accessToken)).toMatchObject({ alg: 'ES256', typ: accessToken.type });
    const { iat = 0, exp = 0, ...claims } = decodeJwt(body.accessToken);
    expect(claims).toEqual({
      iss: accessToken.issuer,
      aud: accessToken.audience,
      sub: body.user._id,
      roles: ['USER'],
      sid: body.refreshToken.split('.')[0],
      ver: 0,
    });
    expect(exp - iat).toBe(900);
  });

  it.each([
    ['the same address in other letters', { email: 'TAKEN@example.com' }, 'USER_WAS_EXISTED'],
    ['the same name in another case and width', { displayName: '  ｔaken  NAME ' }, 'DISPLAY_NAME_WAS_EXISTED'],
  ])('rejects %s', async (_, fields, message) => {
    await calls.signUp(newPerson({ email: 'taken@example.com', displayName: 'Taken name' }));
    expect(await calls.signUp(newPerson(fields))).toMatchObject({ status: 409, body: { message } });
  });

  it('accepts one of several concurrent registrations of the same address or name', async () => {
    const statuses = async (fields: () => object) =>
      (await Promise.all(Array.from({ length: 5 }, () => calls.signUp({ ...newPerson(), ...fields() }))))
        .map(({ status, body }) => body.message ?? status)
        .sort();
    expect(await statuses(() => ({ email: 'race@example.com' }))).toEqual([
      201,
      ...Array<string>(4).fill('USER_WAS_EXISTED'),
    ]);
    expect(await statuses(() => ({ displayName: 'Racing name' }))).toEqual([
      201,
      ...Array<string>(4).fill('DISPLAY_NAME_WAS_EXISTED'),
    ]);
  });

  it('distinguishes addresses that only look alike', async () => {
    await calls.signUp(newPerson({ email: 'strasse@example.com' }));
    for (const email of ['straße@example.com', 'ſtrasse@example.com', 'ｓtrasse@example.com'])
      expect((await calls.signUp(newPerson({ email }))).status).toBe(201);
  });
});

describe('signIn', () => {
  it('accepts the address in any case', async () => {
    const person = newPerson();
    await calls.signUp(person);
    expect(await calls.signIn({ email: person.email.toUpperCase(), password })).toMatchObject({
      status: 200,
      body: { user: { email: person.email } },
    });
  });

  it('returns the same error for a wrong password, an unknown address, and an account without a password', async () => {
    const [known, foreign] = [newPerson(), newPerson()];
    await calls.signUp(known);
    const { body } = await calls.signUp(foreign);
    await identity.models.users.updateOne({ _id: body.user._id }, { passwordHash: null });
    for (const email of [known.email, foreign.email, 'nobody@example.com']) {
      for (const signIn of [calls.signIn, calls.signInAdmin]) {
        const { status, body: failure } = await signIn({ email, password: 'Wrong7rang!' });
        expect({ status, ...failure, requestId: '' }).toEqual({
          statusCode: 401,
          status: 401,
          message: 'INCORRECT_PASSWORD',
          requestId: '',
        });
      }
    }
  });

  it('reports a blocked account only after the correct password', async () => {
    const person = newPerson();
    const { body } = await calls.signUp(person);
    await identity.models.users.updateOne({ _id: body.user._id }, { isBlocked: true });
    expect(await calls.signIn({ email: person.email, password: 'Wrong7rang!' })).toMatchObject({
      status: 401,
      body: { message: 'INCORRECT_PASSWORD' },
    });
    expect(await calls.signIn({ email: person.email, password })).toMatchObject({
      status: 403,
      body: { message: 'USER_WAS_BLOCKED' },
    });
  });

  it('limits an account to 50 sessions and ends the least recently used one', async () => {
    const person = newPerson();
    const { body: first } = await calls.signUp(person);
    const { user } = first;
    const [stored] = await identity.models.sessions.find({ user: user._id }).lean();
    const others = Array.from({ length: 49 }, (_, index) => ({
      ...stored!,
      _id: `other-${user._id}-${index}`,
      lastUsedAt: new Date(Date.now() + 60_000),
    }));
    await identity.models.sessions.insertMany(others);
    await calls.signIn({ email: person.email, password });
    expect(await identity.models.sessions.countDocuments({ user: user._id })).toBe(50);
    expect(await calls.getMe(first)).toMatchObject({ status: 401, body: { message: 'INVALID_PERMISSION' } });
  });
});

describe('signInAdmin', () => {
  it.each(['ADMIN', 'SYSTEM_ADMIN'])('signs in a verified %s', async (role) => {
    const { email } = await makeStaff({ roles: ['USER', role] });
    expect(await calls.signInAdmin({ email, password })).toMatchObject({
      status: 200,
      body: { user: { roles: ['USER', role] } },
    });
  });

  it('rejects a user and an unverified address only after the correct password', async () => {
    const user = await makeStaff({ roles: ['USER'] });
    const unverified = await makeStaff({ emailVerified: false });
    for (const { email } of [user, unverified])
      expect(await calls.signInAdmin({ email, password: 'Wrong7rang!' })).toMatchObject({
        status: 401,
        body: { message: 'INCORRECT_PASSWORD' },
      });
    expect(await calls.signInAdmin({ email: user.email, password })).toMatchObject({
      status: 403,
      body: { message: 'INVALID_ROLE' },
    });
    expect(await calls.signInAdmin({ email: unverified.email, password })).toMatchObject({
      status: 403,
      body: { message: 'EMAIL_NOT_VERIFIED' },
    });
  });
});

describe('a browser', () => {
  it('merges its guest and deletes the guest cookie', async () => {
    const cookie = await identity.keys.guestCookie();
    const signedUp = await calls.signUp(newPerson(), { cookie });
    expect(signedUp.body.mergedGuest?.eventId).toMatch(/^[0-9a-f-]{36}$/);
    expect(cookieIn(signedUp, guestCookieName)).toBe('');
  });

  it('merges nothing without a guest, or with a forged cookie', async () => {
    expect((await calls.signUp()).body.mergedGuest).toBeUndefined();
    const forged = (await identity.keys.guestCookie()).replace(testGuestId, 'f'.repeat(32));
    const signedUp = await calls.signUp(newPerson(), { cookie: forged });
    expect(signedUp.body.mergedGuest).toBeUndefined();
    expect(cookieIn(signedUp, guestCookieName)).toBeUndefined();
  });

  it('is announced by mail if it is new for an account that has signed in before', async () => {
    const person = newPerson();
    const signedUp = await calls.signUp(person);
    const { _id } = signedUp.body.user;
    const cookie = `${knownBrowserCookie}=${cookieIn(signedUp, knownBrowserCookie)}`;
    await calls.signIn({ email: person.email, password }, { cookie });
    expect(await mailsOf(_id)).toEqual(['WELCOME']);
    await calls.signIn({ email: person.email, password }, { 'user-agent': firefox });
    expect(await mailsOf(_id)).toEqual(['WELCOME', 'NEW_SIGN_IN']);
    expect(await identity.models.mails.findOne({ user: _id, template: 'NEW_SIGN_IN' }).lean()).toMatchObject({
      signIn: { browser: 'Firefox', system: 'Linux' },
    });
  });

  it('is known only for the account that has signed in', async () => {
    const [first, second] = [newPerson(), newPerson()];
    const signedUp = await calls.signUp(first);
    const other = await calls.signUp(second);
    const cookie = `${knownBrowserCookie}=${cookieIn(signedUp, knownBrowserCookie)}`;
    const forged = cookie.replace(signedUp.body.user._id, other.body.user._id);
    for (const header of [cookie, forged]) await calls.signIn({ email: second.email, password }, { cookie: header });
    expect(await mailsOf(other.body.user._id)).toEqual(['WELCOME', 'NEW_SIGN_IN', 'NEW_SIGN_IN']);
  });

  it('gets a cookie that scripts cannot read', async () => {
    const line = (await calls.signUp()).headers.getSetCookie().find((cookie) => cookie.startsWith(knownBrowserCookie));
    expect(line).toMatch(/Path=\/v1; .*HttpOnly; SameSite=Lax/);
  });
});
