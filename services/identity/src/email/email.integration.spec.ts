import type { ErrorBody } from '@gvg/contracts/errors';
import type { AuthResult } from '@gvg/contracts/identity/http/auth';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { bearer, latestCode, latestMail, newPerson, password, publicOrigin, signInCalls, startIdentityHarness } from '../testing/identity-harness.ts';

let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;

beforeAll(async () => {
  identity = await startIdentityHarness('email');
  calls = signInCalls(identity);
});
beforeEach(() => identity.resetClock());
afterAll(() => identity.close());

const minutes = 60_000;
const signUp = async (fields = {}, headers = {}) => (await calls.signUp(newPerson(fields), headers)).body;
const verify = (authCode: string) => identity.client.put<ErrorBody>('/v1/users/verify', { body: { authCode } });
const requestVerification = (session: AuthResult) => identity.client.put<ErrorBody>('/v1/users/verify-email', { headers: bearer(session) });
const changeEmail = (session: AuthResult, email: string, presented = password) => identity.client.put<User & ErrorBody>('/v1/users/change-email', { headers: bearer(session), body: { email, password: presented } });
const me = async (session: AuthResult) => (await calls.getMe(session)).body;

const invalidToken = { status: 401, body: { message: 'INVALID_TOKEN' } };

describe('the welcome mail', () => {
  it('goes to the new account in the language of its page, with a link that is in no log', async () => {
    const session = await signUp({}, { 'accept-language': 'en' });
    const mail = await latestMail(identity, session.user._id, 'WELCOME');
    expect(mail?.body).toMatchObject({ template: 'WELCOME', to: session.user.email, displayName: session.user.displayName, locale: 'en' });
    expect(mail?.body.link).toMatch(new RegExp(`^${publicOrigin}/en/auth/verify#code=[\\w-]{43}$`));
    const vietnamese = await signUp({}, { 'accept-language': 'vi' });
    expect((await latestMail(identity, vietnamese.user._id, 'WELCOME'))?.body.link).toMatch(new RegExp(`^${publicOrigin}/auth/verify#code=`));
  });

  it('has the same link each time it is asked for, and is sent without one when the address was verified meanwhile', async () => {
    const session = await signUp();
    const code = await latestCode(identity, session.user._id, 'WELCOME');
    expect(await latestCode(identity, session.user._id, 'WELCOME')).toBe(code);
    await verify(code);
    const mail = await latestMail(identity, session.user._id, 'WELCOME');
    expect([mail?.status, mail?.body.link]).toEqual([200, undefined]);
  });
});

describe('verifyEmail', () => {
  it('takes a code once', async () => {
    const session = await signUp();
    const code = await latestCode(identity, session.user._id, 'WELCOME');
    expect((await verify(code)).status).toBe(204);
    expect(await me(session)).toMatchObject({ emailVerified: true, revision: 2 });
    expect(await verify(code)).toMatchObject(invalidToken);
  });

  it('takes one of several that use a code at once', async () => {
    const session = await signUp();
    const code = await latestCode(identity, session.user._id, 'WELCOME');
    const responses = await Promise.all(Array.from({ length: 5 }, () => verify(code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 401, 401, 401, 401]);
  });

  it('refuses a code 30 minutes after its mail was sent, not after it was requested', async () => {
    const session = await signUp();
    identity.advance(120 * minutes);
    const code = await latestCode(identity, session.user._id, 'WELCOME');
    identity.advance(31 * minutes);
    expect(await verify(code)).toMatchObject(invalidToken);
    expect((await latestMail(identity, session.user._id, 'WELCOME'))?.body.link).toBeUndefined();
  });

  it('refuses an unknown code, and one of another purpose', async () => {
    const session = await signUp();
    await identity.client.put('/v1/users/forgot-password', { query: { email: session.user.email } });
    expect(await verify('x'.repeat(43))).toMatchObject(invalidToken);
    const reset = await identity.client.put<ErrorBody>('/v1/users/reset-password', { body: { newPassword: 'Other7rang!', authCode: await latestCode(identity, session.user._id, 'WELCOME') } });
    expect(reset).toMatchObject(invalidToken);
  });
});

describe('requestVerification', () => {
  it('sends a new link, after which the one before no longer works', async () => {
    const session = await signUp();
    const welcome = await latestCode(identity, session.user._id, 'WELCOME');
    expect((await requestVerification(session)).status).toBe(204);
    const code = await latestCode(identity, session.user._id, 'VERIFY_EMAIL');
    expect(await verify(welcome)).toMatchObject(invalidToken);
    expect((await verify(code)).status).toBe(204);
    expect((await latestMail(identity, session.user._id, 'VERIFY_EMAIL'))).toMatchObject({ status: 403, body: { message: 'ACTION_NOT_ALLOWED' } });
    expect(await requestVerification(session)).toMatchObject({ status: 403, body: { message: 'ACTION_NOT_ALLOWED' } });
  });
});

describe('changeEmail', () => {
  it('takes the new address once it is verified, and writes to the old one', async () => {
    const session = await signUp();
    const id = session.user._id;
    const next = 'New.Address@example.com';
    expect(await changeEmail(session, next)).toMatchObject({ status: 200, body: { email: session.user.email, pendingEmail: next } });
    expect((await latestMail(identity, id, 'VERIFY_NEW_EMAIL'))?.body.to).toBe(next);
    expect((await latestMail(identity, id, 'EMAIL_CHANGE_REQUESTED'))?.body).toMatchObject({ to: session.user.email, newEmail: 'N***@example.com' });

    expect((await verify(await latestCode(identity, id, 'VERIFY_NEW_EMAIL'))).status).toBe(204);
    expect(await me(session)).toMatchObject({ email: next, pendingEmail: null, emailVerified: true });
    expect((await latestMail(identity, id, 'EMAIL_CHANGE_REQUESTED'))?.body.to).toBe(session.user.email);
    expect((await calls.signIn({ email: next, password })).status).toBe(200);
    expect((await calls.signIn({ email: session.user.email, password })).body.message).toBe('INCORRECT_PASSWORD');
  });

  it('refuses a wrong password, and an address that has an account', async () => {
    const session = await signUp();
    const other = await signUp();
    expect(await changeEmail(session, 'x@example.com', 'Wrong7rang!')).toMatchObject({ status: 401, body: { message: 'INCORRECT_PASSWORD' } });
    expect(await changeEmail(session, other.user.email.toUpperCase())).toMatchObject({ status: 409, body: { message: 'USER_WAS_EXISTED' } });
    expect(await me(session)).toMatchObject({ pendingEmail: null });
  });

  it('refuses an address at its verification that has got an account meanwhile', async () => {
    const session = await signUp();
    const email = 'contested@example.com';
    await changeEmail(session, email);
    await signUp({ email });
    expect(await verify(await latestCode(identity, session.user._id, 'VERIFY_NEW_EMAIL'))).toMatchObject({ status: 409, body: { message: 'USER_WAS_EXISTED' } });
  });

  it('forgets an earlier new address for the latest one', async () => {
    const session = await signUp();
    await changeEmail(session, 'first.choice@example.com');
    const first = await latestCode(identity, session.user._id, 'VERIFY_NEW_EMAIL');
    await changeEmail(session, 'second.choice@example.com');
    expect(await verify(first)).toMatchObject(invalidToken);
    expect((await requestVerification(session)).status).toBe(204);
    await verify(await latestCode(identity, session.user._id, 'VERIFY_NEW_EMAIL'));
    expect(await me(session)).toMatchObject({ email: 'second.choice@example.com' });
  });
});

describe('getMailContent', () => {
  it('answers services alone', async () => {
    const session = await signUp();
    const mail = await identity.models.mails.findOne({ user: session.user._id }).lean();
    const path = `/internal/mails/${mail!._id.toHexString()}`;
    expect((await identity.client.get(path)).status).toBe(404);
    const { status } = await fetch(`${identity.internalUrl}${path}`);
    expect(status).toBe(401);
  });

  it('refuses a mail to a closed account, and an unknown one', async () => {
    const session = await signUp();
    await identity.models.users.updateOne({ _id: session.user._id }, { isClosed: true });
    expect(await latestMail(identity, session.user._id, 'WELCOME')).toMatchObject({ status: 410, body: { message: 'USER_WAS_DELETED' } });
    expect(await identity.internal.get(`/internal/mails/${'f'.repeat(24)}`)).toMatchObject({ status: 403, body: { message: 'ACTION_NOT_ALLOWED' } });
  });
});

describe('getUserContacts', () => {
  it('returns open accounts of the list', async () => {
    const [first, second, closed] = [await signUp(), await signUp(), await signUp()];
    await identity.models.users.updateOne({ _id: closed.user._id }, { isClosed: true });
    const ids = [first, second, closed].map(({ user }) => user._id);
    const { body } = await identity.internal.post<{ docs: { _id: string }[] }>('/internal/users/contacts', { body: { ids: [...ids, 'f'.repeat(24)] } });
    const { _id, displayName, email } = first.user;
    expect(body.docs).toHaveLength(2);
    expect(body.docs).toContainEqual({ _id, displayName, email, avatar: null, emailVerified: false, locale: 'en' });
  });
});
