import { createHash } from 'node:crypto';
import type { ErrorBody } from '@gvg/contracts/errors';
import type { AuthResult } from '@gvg/contracts/identity/http/auth';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { eventually } from '@gvg/testing/eventually';
import { googleAccountModel } from '../google/google-account.model.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import {
  bearer,
  latestCode,
  latestMail,
  newPerson,
  password,
  publicOrigin,
  signInCalls,
  startIdentityHarness,
} from '../testing/identity-harness.ts';

let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;

beforeAll(async () => {
  identity = await startIdentityHarness('email');
  calls = signInCalls(identity);
});
beforeEach(() => identity.resetClock());
afterAll(() => identity.close());

const minutes = 60_000;
const newPassword = 'Fresh7rang!';
const signUp = async (fields = {}, headers = {}) => (await calls.signUp(newPerson(fields), headers)).body;
/** Verifies without a session unless `headers` contain one. */
const verify = (authCode: string, shown: { password?: string; newPassword?: string } = {}, headers = {}) =>
  identity.client.put<ErrorBody>('/v1/users/verify', { body: { authCode, ...shown }, headers });
const verifyFrom = (session: AuthResult, authCode: string) => verify(authCode, {}, bearer(session));
const look = (authCode: string, headers = {}) =>
  identity.client.post<{ email: string; needs: string } & ErrorBody>('/v1/users/verify/look', {
    body: { authCode },
    headers,
  });
const requestVerification = (session: AuthResult) =>
  identity.client.put<ErrorBody>('/v1/users/verify-email', { headers: bearer(session) });
const changeEmail = (session: AuthResult, email: string, presented: string | undefined = password) =>
  identity.client.put<User & ErrorBody>('/v1/users/change-email', {
    headers: bearer(session),
    body: { email, password: presented },
  });
const me = async (session: AuthResult) => (await calls.getMe(session)).body;
const welcomeCode = (session: AuthResult) => latestCode(identity, session.user._id, 'WELCOME');

const invalidToken = { status: 401, body: { message: 'INVALID_TOKEN' } };
const refused = { status: 401, body: { message: 'INVALID_PERMISSION' } };

describe('the welcome mail', () => {
  it('goes to the new account in the language of its page, with a link that is not logged', async () => {
    const session = await signUp({}, { 'accept-language': 'en' });
    const mail = await latestMail(identity, session.user._id, 'WELCOME');
    expect(mail?.body).toMatchObject({
      template: 'WELCOME',
      to: session.user.email,
      displayName: session.user.displayName,
      locale: 'en',
    });
    expect(mail?.body.link).toMatch(new RegExp(`^${publicOrigin}/en/auth/verify#code=[\\w-]{43}$`));
    const vietnamese = await signUp({}, { 'accept-language': 'vi' });
    expect((await latestMail(identity, vietnamese.user._id, 'WELCOME'))?.body.link).toMatch(
      new RegExp(`^${publicOrigin}/auth/verify#code=`),
    );
  });

  it('has a new link at each attempt to send it; three of them work, and using one ends all', async () => {
    const session = await signUp();
    const codes: string[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      codes.push(await welcomeCode(session));
      identity.advance(1_000);
    }
    expect(new Set(codes).size).toBe(4);
    const works = await Promise.all(codes.map(async (code) => (await look(code)).status));
    expect(works).toEqual([401, 200, 200, 200]);
    expect((await verify(codes[1]!, { password })).status).toBe(204);
    for (const code of codes) expect(await look(code)).toMatchObject(invalidToken);
  });

  it('is sent without a link when the address was verified meanwhile', async () => {
    const session = await signUp();
    await verify(await welcomeCode(session), { password });
    const mail = await latestMail(identity, session.user._id, 'WELCOME');
    expect([mail?.status, mail?.body.link]).toEqual([200, undefined]);
  });

  it('is not sent to an address from before addresses were validated', async () => {
    const session = await signUp();
    await identity.models.users.updateOne(
      { _id: session.user._id },
      { email: 'junk,victim@example.com', emailKey: 'junk,victim@example.com' },
    );
    expect(await latestMail(identity, session.user._id, 'WELCOME')).toMatchObject({
      status: 403,
      body: { message: 'ACTION_NOT_ALLOWED' },
    });
    expect((await calls.signIn({ email: 'junk,victim@example.com', password })).status).toBe(200);
  });
});

describe('the code of a mail', () => {
  it('is stored only as a hash, for one account, purpose and address', async () => {
    const session = await signUp();
    const code = await welcomeCode(session);
    const rows = await identity.models.authCodes.find({ user: session.user._id }).lean();
    expect(rows).toMatchObject([
      {
        _id: createHash('sha256').update(code).digest('base64url'),
        purpose: 'VERIFY_EMAIL',
        emailKey: session.user.email,
      },
    ]);
    const collections = await identity.connection.db!.collections();
    for (const collection of collections) expect(JSON.stringify(await collection.find().toArray())).not.toContain(code);
  });
});

describe('lookAtVerification', () => {
  it('returns the address and the required input without using the code', async () => {
    const session = await signUp();
    const code = await welcomeCode(session);
    for (let opened = 0; opened < 5; opened += 1)
      expect(await look(code)).toMatchObject({ status: 200, body: { email: session.user.email, needs: 'PASSWORD' } });
    expect(await look(code, bearer(session))).toMatchObject({ body: { needs: 'NOTHING' } });
    expect(await look(code, bearer(await signUp()))).toMatchObject({ body: { needs: 'PASSWORD' } });
    expect(await me(session)).toMatchObject({ emailVerified: false });
    expect((await verify(code, { password })).status).toBe(204);
  });

  it('requires nothing for a verified address, and a password for a new one', async () => {
    const session = await signUp();
    await requestVerification(session);
    await identity.models.users.updateOne({ _id: session.user._id }, { emailVerified: true });
    expect((await look(await welcomeCode(session))).body).toMatchObject({ needs: 'NOTHING' });
    await changeEmail(session, 'looked.at@example.com');
    const code = await latestCode(identity, session.user._id, 'VERIFY_NEW_EMAIL');
    expect((await look(code)).body).toEqual({ email: 'looked.at@example.com', needs: 'PASSWORD' });
    expect((await look(code, bearer(session))).body).toMatchObject({ needs: 'NOTHING' });
  });

  it('rejects a code that is unknown, has another purpose, or is 30 minutes old', async () => {
    const session = await signUp();
    await identity.client.put('/v1/users/forgot-password', { query: { email: session.user.email } });
    expect(await look('x'.repeat(43))).toMatchObject(invalidToken);
    expect(await look(await eventually(() => latestCode(identity, session.user._id, 'RESET_PASSWORD')))).toMatchObject(
      invalidToken,
    );
    const code = await welcomeCode(session);
    identity.advance(31 * minutes);
    expect(await look(code)).toMatchObject(invalidToken);
  });
});

describe('verifyEmail', () => {
  it('accepts a code once from a signed-in user, whose sessions continue', async () => {
    const session = await signUp();
    const code = await welcomeCode(session);
    expect((await verifyFrom(session, code)).status).toBe(204);
    expect(await me(session)).toMatchObject({ emailVerified: true, revision: 2 });
    expect(await verifyFrom(session, code)).toMatchObject(invalidToken);
  });

  it('accepts one of several concurrent uses of a code', async () => {
    const session = await signUp();
    const code = await welcomeCode(session);
    const responses = await Promise.all(Array.from({ length: 5 }, () => verifyFrom(session, code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 401, 401, 401, 401]);
  });

  it('accepts one of two codes of an account that are used concurrently', async () => {
    const session = await signUp();
    const codes = [await welcomeCode(session), await welcomeCode(session)];
    const responses = await Promise.all(codes.map((code) => verifyFrom(session, code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 401]);
  });

  it('requires a password from a client that is not signed in, and keeps the code valid without one', async () => {
    const session = await signUp();
    const code = await welcomeCode(session);
    expect(await verify(code)).toMatchObject({ status: 403, body: { message: 'CONFIRMATION_REQUIRED' } });
    expect(await verify(code, {}, bearer(await signUp()))).toMatchObject({
      status: 403,
      body: { message: 'CONFIRMATION_REQUIRED' },
    });
    expect(await verify(code, { password: 'Wrong7rang!' })).toMatchObject({
      status: 401,
      body: { message: 'INCORRECT_PASSWORD' },
    });
    expect(await verify(code, { password, newPassword })).toMatchObject({
      status: 400,
      body: { message: 'INVALID_PAYLOAD' },
    });
    expect(await verify(code, { newPassword: password })).toMatchObject({
      status: 400,
      body: { message: 'NEW_PASSWORD_BE_OLD_PASSWORD' },
    });
    expect(await me(session)).toMatchObject({ emailVerified: false });
    expect((await verify(code, { password })).status).toBe(204);
  });

  it('signs nobody in, and ends earlier sessions when the current password was provided', async () => {
    const session = await signUp();
    const response = await verify(await welcomeCode(session), { password });
    expect([response.status, response.text, response.headers.getSetCookie()]).toEqual([204, '', []]);
    expect(await calls.getMe(session)).toMatchObject(refused);
    expect(await calls.refresh(session.refreshToken)).toMatchObject(refused);
    expect((await calls.signIn({ email: session.user.email, password })).body.user).toMatchObject({
      emailVerified: true,
    });
  });

  it('leaves a squatter no password, session, token, known browser, link or pending address once the owner sets a password', async () => {
    const squatter = newPerson();
    const { body: session } = await calls.signUp(squatter);
    await changeEmail(session, 'squatter@example.com');
    const theirs = await latestCode(identity, session.user._id, 'VERIFY_NEW_EMAIL');
    const code = await welcomeCode(session);
    expect((await verify(code, { newPassword })).status).toBe(204);
    expect(await calls.getMe(session)).toMatchObject(refused);
    expect(await calls.refresh(session.refreshToken)).toMatchObject(refused);
    expect(await calls.signIn({ email: squatter.email, password })).toMatchObject({
      status: 401,
      body: { message: 'INCORRECT_PASSWORD' },
    });
    expect(await verify(theirs, { password })).toMatchObject(invalidToken);
    const owner = await calls.signIn({ email: squatter.email, password: newPassword });
    expect(owner.body.user).toMatchObject({ _id: session.user._id, emailVerified: true, pendingEmail: null });
    expect((await latestMail(identity, session.user._id, 'PASSWORD_CHANGED'))?.body.to).toBe(squatter.email);
  });

  it('rejects a password that was changed while it was checked', async () => {
    const session = await signUp();
    const code = await welcomeCode(session);
    const [verified] = await Promise.all([
      verify(code, { password }),
      identity.client.put('/v1/users/change-password', {
        headers: bearer(session),
        body: { oldPassword: password, newPassword },
      }),
    ]);
    expect([204, 401]).toContain(verified.status);
    expect(
      (await calls.signIn({ email: session.user.email, password })).status === 200 &&
        (await calls.signIn({ email: session.user.email, password: newPassword })).status === 200,
    ).toBe(false);
  });

  it('rejects a code 30 minutes after its mail was sent, not after the request', async () => {
    const session = await signUp();
    identity.advance(120 * minutes);
    const code = await welcomeCode(session);
    identity.advance(31 * minutes);
    expect(await verify(code, { password })).toMatchObject(invalidToken);
    identity.advance(24 * 60 * minutes);
    expect((await latestMail(identity, session.user._id, 'WELCOME'))?.body.link).toBeUndefined();
  });

  it('rejects an unknown code, and one with another purpose', async () => {
    const session = await signUp();
    await identity.client.put('/v1/users/forgot-password', { query: { email: session.user.email } });
    expect(await verify('x'.repeat(43))).toMatchObject(invalidToken);
    const reset = await identity.client.put<ErrorBody>('/v1/users/reset-password', {
      body: { newPassword, authCode: await welcomeCode(session) },
    });
    expect(reset).toMatchObject(invalidToken);
    expect(
      await verify(await eventually(() => latestCode(identity, session.user._id, 'RESET_PASSWORD')), { password }),
    ).toMatchObject(invalidToken);
  });
});

describe('a wrong password with a code', () => {
  it('counts as a failed sign-in', async () => {
    const limited = await startIdentityHarness('email-guesses', { LIMITS_SCALE: '1' });
    const { body: session } = await signInCalls(limited).signUp(newPerson());
    const code = await latestCode(limited, session.user._id, 'WELCOME');
    const guess = () =>
      limited.client.put<ErrorBody>('/v1/users/verify', { body: { authCode: code, password: 'Wrong7rang!' } });
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signInCalls(limited).signIn({ email: session.user.email, password })).status).toBe(429);
    await limited.close();
  });
});

describe('requestVerification', () => {
  it('sends an additional link, and both work until one is used', async () => {
    const session = await signUp();
    const welcome = await welcomeCode(session);
    expect((await requestVerification(session)).status).toBe(204);
    const code = await latestCode(identity, session.user._id, 'VERIFY_EMAIL');
    expect((await look(welcome)).status).toBe(200);
    expect((await verifyFrom(session, code)).status).toBe(204);
    expect(await verifyFrom(session, welcome)).toMatchObject(invalidToken);
    expect(await latestMail(identity, session.user._id, 'VERIFY_EMAIL')).toMatchObject({
      status: 403,
      body: { message: 'ACTION_NOT_ALLOWED' },
    });
    expect(await requestVerification(session)).toMatchObject({ status: 403, body: { message: 'ACTION_NOT_ALLOWED' } });
  });
});

describe('changeEmail', () => {
  it('replaces the address once the new one is verified, and notifies the old one', async () => {
    const session = await signUp();
    const id = session.user._id;
    const next = 'New.Address@example.com';
    expect(await changeEmail(session, next)).toMatchObject({
      status: 200,
      body: { email: session.user.email, pendingEmail: next },
    });
    expect((await latestMail(identity, id, 'VERIFY_NEW_EMAIL'))?.body.to).toBe(next);
    expect((await latestMail(identity, id, 'EMAIL_CHANGE_REQUESTED'))?.body).toMatchObject({
      to: session.user.email,
      newEmail: 'N***@example.com',
    });

    expect((await verifyFrom(session, await latestCode(identity, id, 'VERIFY_NEW_EMAIL'))).status).toBe(204);
    expect(await me(session)).toMatchObject({ email: next, pendingEmail: null, emailVerified: true });
    expect((await latestMail(identity, id, 'EMAIL_CHANGE_REQUESTED'))?.body.to).toBe(session.user.email);
    expect((await calls.signIn({ email: next, password })).status).toBe(200);
    expect((await calls.signIn({ email: session.user.email, password })).body.message).toBe('INCORRECT_PASSWORD');
  });

  it('rejects a wrong password, and accepts a recent confirmation instead', async () => {
    const session = await signUp();
    expect(await changeEmail(session, 'x@example.com', 'Wrong7rang!')).toMatchObject({
      status: 401,
      body: { message: 'INCORRECT_PASSWORD' },
    });
    const withoutPassword = (email: string) =>
      identity.client.put<User & ErrorBody>('/v1/users/change-email', { headers: bearer(session), body: { email } });
    expect(await withoutPassword('confirmed@example.com')).toMatchObject({
      status: 200,
      body: { pendingEmail: 'confirmed@example.com' },
    });
    identity.advance(16 * minutes);
    expect(await withoutPassword('late@example.com')).toMatchObject({
      status: 403,
      body: { message: 'CONFIRMATION_REQUIRED' },
    });
  });

  it('returns the same response when another account has the address, whose owner gets a mail', async () => {
    const session = await signUp();
    const holder = await signUp({}, { 'accept-language': 'vi' });
    const taken = holder.user.email.toUpperCase();
    const changed = await changeEmail(session, taken);
    const { body: free } = await changeEmail(await signUp(), 'free@example.com');
    expect([changed.status, Object.keys(changed.body)]).toEqual([200, Object.keys(free)]);
    expect(changed.body).toMatchObject({ email: session.user.email, pendingEmail: taken });
    const mail = await latestMail(identity, session.user._id, 'VERIFY_NEW_EMAIL');
    expect(mail?.body).toEqual({
      template: 'EMAIL_IN_USE',
      to: holder.user.email,
      displayName: holder.user.displayName,
      locale: 'vi',
    });
    expect(await identity.models.authCodes.countDocuments({ user: session.user._id })).toBe(0);
    expect((await requestVerification(session)).status).toBe(204);
    expect((await latestMail(identity, session.user._id, 'VERIFY_NEW_EMAIL'))?.body.template).toBe('EMAIL_IN_USE');
  });

  it('writes the same rows whether or not another account has the address', async () => {
    const [session, other, holder] = [await signUp(), await signUp(), await signUp()];
    const rowsAfter = async (change: () => Promise<unknown>, user: string) => {
      await change();
      return (await identity.models.mails.find({ user }).sort({ _id: 1 }).lean()).map(({ template, link }) => [
        template,
        link,
      ]);
    };
    expect(await rowsAfter(() => changeEmail(session, holder.user.email), session.user._id)).toEqual(
      await rowsAfter(() => changeEmail(other, 'nobodys@example.com'), other.user._id),
    );
  });

  it('rejects a code like an expired one when the address has got an account meanwhile', async () => {
    const session = await signUp();
    const email = 'contested@example.com';
    await changeEmail(session, email);
    const code = await latestCode(identity, session.user._id, 'VERIFY_NEW_EMAIL');
    await signUp({ email });
    expect(await look(code)).toMatchObject(invalidToken);
    expect(await verifyFrom(session, code)).toMatchObject(invalidToken);
    expect(await verify(code, { password })).toMatchObject(invalidToken);
    expect(await me(session)).toMatchObject({ email: session.user.email, pendingEmail: email });
  });

  it("gives an account with another person's address to the owner of the address, without the earlier credentials", async () => {
    const { body: session } = await calls.signUp(newPerson());
    await identity.models.users.updateOne({ _id: session.user._id }, { emailVerified: true });
    const accounts = googleAccountModel(identity.connection);
    await accounts.create([{ _id: `google-${session.user._id}`, user: session.user._id }]);
    await changeEmail(session, 'owner@example.com');
    const code = await latestCode(identity, session.user._id, 'VERIFY_NEW_EMAIL');
    expect(await verify(code)).toMatchObject({ status: 403, body: { message: 'CONFIRMATION_REQUIRED' } });
    expect((await verify(code, { newPassword })).status).toBe(204);
    expect(await calls.getMe(session)).toMatchObject(refused);
    expect(await accounts.countDocuments({ user: session.user._id })).toBe(0);
    expect((await calls.signIn({ email: 'owner@example.com', password: newPassword })).status).toBe(200);
  });

  it('replaces an earlier new address with the latest one', async () => {
    const session = await signUp();
    await changeEmail(session, 'first.choice@example.com');
    const first = await latestCode(identity, session.user._id, 'VERIFY_NEW_EMAIL');
    await changeEmail(session, 'second.choice@example.com');
    expect(await verifyFrom(session, first)).toMatchObject(invalidToken);
    expect((await requestVerification(session)).status).toBe(204);
    await verifyFrom(session, await latestCode(identity, session.user._id, 'VERIFY_NEW_EMAIL'));
    expect(await me(session)).toMatchObject({ email: 'second.choice@example.com' });
  });
});

describe('getMailContent', () => {
  it('responds only to services', async () => {
    const session = await signUp();
    const mail = await identity.models.mails.findOne({ user: session.user._id }).lean();
    const path = `/internal/mails/${mail!._id.toHexString()}`;
    expect((await identity.client.get(path)).status).toBe(404);
    const { status } = await fetch(`${identity.internalUrl}${path}`);
    expect(status).toBe(401);
  });

  it('rejects a mail to a closed or unknown account', async () => {
    const session = await signUp();
    await identity.models.users.updateOne({ _id: session.user._id }, { isClosed: true });
    expect(await latestMail(identity, session.user._id, 'WELCOME')).toMatchObject({
      status: 410,
      body: { message: 'USER_WAS_DELETED' },
    });
    expect(await identity.internal.get(`/internal/mails/${'f'.repeat(24)}`)).toMatchObject({
      status: 403,
      body: { message: 'ACTION_NOT_ALLOWED' },
    });
  });
});

describe('getUserContacts', () => {
  it('returns the open accounts of the list', async () => {
    const [first, second, closed] = [await signUp(), await signUp(), await signUp()];
    await identity.models.users.updateOne({ _id: closed.user._id }, { isClosed: true });
    const ids = [first, second, closed].map(({ user }) => user._id);
    const { body } = await identity.internal.post<{ docs: { _id: string }[] }>('/internal/users/contacts', {
      body: { ids: [...ids, 'f'.repeat(24)] },
    });
    const { _id, displayName, email } = first.user;
    expect(body.docs).toHaveLength(2);
    const contact = { _id, displayName, email, avatar: null, emailVerified: false, locale: 'en', isStaff: false };
    expect(body.docs).toContainEqual(contact);
  });
});
