import { createHmac, hkdfSync } from 'node:crypto';
import type { ErrorBody } from '@gvg/contracts/errors';
import type { AuthResult } from '@gvg/contracts/identity/http/auth';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { eventually } from '@gvg/testing/eventually';
import { knownBrowserCookie } from '../sign-in/known-browser.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import {
  bearer,
  cookieIn,
  keyEncryptionSecret,
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
  identity = await startIdentityHarness('password');
  calls = signInCalls(identity);
});
beforeEach(() => identity.resetClock());
afterAll(() => identity.close());

const newPassword = 'Fresh7rang!';
const signUp = async (fields = {}) => (await calls.signUp(newPerson(fields))).body;
const forgot = (email: string) => identity.client.put<ErrorBody>('/v1/users/forgot-password', { query: { email } });
const reset = (body: { authCode: string; newPassword?: string }, headers = {}) =>
  identity.client.put<AuthResult & ErrorBody>('/v1/users/reset-password', { body: { newPassword, ...body }, headers });
const change = (session: AuthResult, body: { oldPassword?: string; newPassword?: string }, headers = {}) =>
  identity.client.put<User & ErrorBody>('/v1/users/change-password', {
    body: { newPassword, ...body },
    headers: { ...bearer(session), ...headers },
  });
const mailsOf = async (user: string) =>
  (await identity.models.mails.find({ user }).sort({ _id: 1 }).lean()).map(({ template }) => template);

async function resetCode({ user }: AuthResult): Promise<string> {
  await forgot(user.email);
  return eventually(() => latestCode(identity, user._id, 'RESET_PASSWORD'));
}

const signInStatus = async ({ user }: AuthResult, presented: string) =>
  (await calls.signIn({ email: user.email, password: presented })).status;
const refused = { status: 401, body: { message: 'INVALID_PERMISSION' } };

describe('forgotPassword', () => {
  it('responds the same for an existing and a missing account, and sends a mail only to the account', async () => {
    const session = await signUp();
    const [known, unknown] = [await forgot(session.user.email.toUpperCase()), await forgot('nobody@example.com')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(known.status).toBe(204);
    const mail = await eventually(
      async () => (await latestMail(identity, session.user._id, 'RESET_PASSWORD')) ?? false,
    );
    if (mail === false) throw new Error('no mail');
    expect(mail.body).toMatchObject({ to: session.user.email });
    expect(mail.body.link).toMatch(new RegExp(`^${publicOrigin}/en/auth/reset-password#code=[\\w-]{43}$`));
    await eventually(async () => expect(await identity.models.resetRequests.countDocuments()).toBe(0));
    expect(await identity.models.mails.countDocuments({ template: 'RESET_PASSWORD' })).toBe(1);
  });

  it('sends nothing to a blocked account', async () => {
    const session = await signUp();
    await identity.models.users.updateOne({ _id: session.user._id }, { isBlocked: true });
    await forgot(session.user.email);
    await eventually(async () => expect(await identity.models.resetRequests.countDocuments()).toBe(0));
    expect(await mailsOf(session.user._id)).toEqual(['WELCOME']);
  });
});

describe('resetPassword', () => {
  it('sets the password, verifies the address, ends all sessions and starts one', async () => {
    const session = await signUp();
    const other = (await calls.signIn({ email: session.user.email, password })).body;
    const begun = await reset({ authCode: await resetCode(session) });
    expect(begun).toMatchObject({ status: 200, body: { user: { _id: session.user._id, emailVerified: true } } });
    for (const ended of [session, other]) expect(await calls.getMe(ended)).toMatchObject(refused);
    expect(await calls.refresh(other.refreshToken)).toMatchObject(refused);
    expect((await calls.getMe(begun.body)).status).toBe(200);
    expect([await signInStatus(session, password), await signInStatus(session, newPassword)]).toEqual([401, 200]);
    expect(await mailsOf(session.user._id)).toEqual([
      'WELCOME',
      'NEW_SIGN_IN',
      'RESET_PASSWORD',
      'PASSWORD_CHANGED',
      'NEW_SIGN_IN',
    ]);
  });

  it('accepts one of the latest three codes once within 30 minutes, which ends the others', async () => {
    const session = await signUp();
    const codes = [await resetCode(session)];
    for (let asked = 0; asked < 3; asked += 1) {
      identity.advance(1_000);
      codes.push(await latestCode(identity, session.user._id, 'RESET_PASSWORD'));
    }
    expect(new Set(codes).size).toBe(4);
    expect(await reset({ authCode: codes[0]! })).toMatchObject({ status: 401, body: { message: 'INVALID_TOKEN' } });
    expect((await reset({ authCode: codes[1]! })).status).toBe(200);
    for (const authCode of codes)
      expect(await reset({ authCode, newPassword: 'Third7rang!' })).toMatchObject({
        status: 401,
        body: { message: 'INVALID_TOKEN' },
      });
    expect(await latestMail(identity, session.user._id, 'RESET_PASSWORD')).toMatchObject({
      status: 403,
      body: { message: 'ACTION_NOT_ALLOWED' },
    });

    const late = await resetCode(session);
    identity.advance(31 * 60_000);
    expect(await reset({ authCode: late, newPassword: 'Third7rang!' })).toMatchObject({
      status: 401,
      body: { message: 'INVALID_TOKEN' },
    });
  });

  it('accepts no code derived from the ids of mails', async () => {
    const session = await signUp();
    const code = await resetCode(session);
    const mail = await identity.models.mails.findOne({ user: session.user._id, template: 'RESET_PASSWORD' }).lean();
    // As derived by earlier versions.
    const key = Buffer.from(hkdfSync('sha256', keyEncryptionSecret, '', 'gvg identity auth code', 32));
    const derived = createHmac('sha256', key).update(`RESET_PASSWORD:${mail!._id.toHexString()}`).digest('base64url');
    expect(derived).not.toBe(code);
    expect(await reset({ authCode: derived })).toMatchObject({ status: 401, body: { message: 'INVALID_TOKEN' } });
  });

  it("rejects the account's current password, and accepts another with the same code", async () => {
    const session = await signUp();
    const authCode = await resetCode(session);
    expect(await reset({ authCode, newPassword: password })).toMatchObject({
      status: 400,
      body: { message: 'NEW_PASSWORD_BE_OLD_PASSWORD' },
    });
    expect((await reset({ authCode })).status).toBe(200);
  });

  it('rejects a blocked account', async () => {
    const session = await signUp();
    const authCode = await resetCode(session);
    await identity.models.users.updateOne({ _id: session.user._id }, { isBlocked: true });
    expect(await reset({ authCode })).toMatchObject({ status: 403, body: { message: 'USER_WAS_BLOCKED' } });
  });

  it('drops a change of the mail address that another person may have started', async () => {
    const session = await signUp();
    await identity.client.put('/v1/users/change-email', {
      headers: bearer(session),
      body: { email: 'thief@example.com', password },
    });
    const thiefs = await latestCode(identity, session.user._id, 'VERIFY_NEW_EMAIL');
    const { body } = await reset({ authCode: await resetCode(session) });
    expect(body.user.pendingEmail).toBeNull();
    expect((await identity.client.put('/v1/users/verify', { body: { authCode: thiefs } })).status).toBe(401);
  });

  it('treats a browser known before as new', async () => {
    const person = newPerson();
    const signedUp = await calls.signUp(person);
    const cookie = `${knownBrowserCookie}=${cookieIn(signedUp, knownBrowserCookie)}`;
    identity.advance(2_000);
    await reset({ authCode: await resetCode(signedUp.body) });
    await calls.signIn({ email: person.email, password: newPassword }, { cookie });
    expect(await mailsOf(signedUp.body.user._id)).toEqual([
      'WELCOME',
      'RESET_PASSWORD',
      'PASSWORD_CHANGED',
      'NEW_SIGN_IN',
    ]);
  });
});

describe('changePassword', () => {
  it('ends all other sessions, keeps this one and its known browser, and notifies the owner', async () => {
    const session = await signUp();
    const other = (await calls.signIn({ email: session.user.email, password })).body;
    const changed = await change(session, { oldPassword: password });
    expect(changed).toMatchObject({ status: 200, body: { _id: session.user._id, hasPassword: true } });
    expect(await calls.getMe(other)).toMatchObject(refused);
    expect((await calls.getMe(session)).status).toBe(200);
    expect((await calls.refresh(session.refreshToken)).status).toBe(200);
    expect((await mailsOf(session.user._id)).at(-1)).toBe('PASSWORD_CHANGED');
    const cookie = `${knownBrowserCookie}=${cookieIn(changed, knownBrowserCookie)}`;
    await calls.signIn({ email: session.user.email, password: newPassword }, { cookie });
    expect((await mailsOf(session.user._id)).at(-1)).toBe('PASSWORD_CHANGED');
  });

  it.each([
    ['a wrong old password', { oldPassword: 'Wrong7rang!' }, 401, 'INCORRECT_PASSWORD'],
    [
      'the old password as the new one',
      { oldPassword: password, newPassword: password },
      400,
      'NEW_PASSWORD_BE_OLD_PASSWORD',
    ],
    ['no old password', {}, 409, 'USER_HAS_PASSWORD'],
  ])('rejects %s', async (_, body, status, message) => {
    const session = await signUp();
    expect(await change(session, body)).toMatchObject({ status, body: { message } });
    expect(await signInStatus(session, password)).toBe(200);
  });

  it('sets a first password without an old one only after a recent confirmation', async () => {
    const session = await signUp();
    await identity.models.users.updateOne({ _id: session.user._id }, { passwordHash: null });
    expect(await change(session, { oldPassword: password })).toMatchObject({
      status: 401,
      body: { message: 'INCORRECT_PASSWORD' },
    });
    identity.advance(16 * 60_000);
    expect(await change(session, {})).toMatchObject({ status: 403, body: { message: 'CONFIRMATION_REQUIRED' } });
    identity.resetClock();
    expect(await change(session, {})).toMatchObject({ status: 200, body: { hasPassword: true } });
  });

  it('changes it for one of two concurrent requests with the old one', async () => {
    const session = await signUp();
    const other = (await calls.signIn({ email: session.user.email, password })).body;
    const responses = await Promise.all([
      change(session, { oldPassword: password }),
      change(other, { oldPassword: password, newPassword: 'Third7rang!' }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});
