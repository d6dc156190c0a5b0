import { Types } from 'mongoose';
import type { Role } from '@gvg/contracts/definitions/caller';
import { StateValues } from '@gvg/testing/http-pact';
import { testUserId } from '@gvg/testing/token-keys';
import { totp } from '@gvg/testing/totp';
import { googleCodeModel } from '../google/google-code.model.ts';
import type { AuthCodePurpose } from '../mail/auth-code.model.ts';
import { hashPassword } from '../password/password-hash.ts';
import { createSecret, sealSecret } from '../second-factor/authenticator.ts';
import { challengeModel } from '../second-factor/challenge.model.ts';
import { recoveryCodeHash } from '../second-factor/recovery-codes.ts';
import { secondFactorModel } from '../second-factor/second-factor.model.ts';
import { deriveKeys, hashOf } from '../secret/derived-keys.ts';
import { createRefreshToken, createSessionId } from '../session/refresh-token.ts';
import { sessionLifetimeMs } from '../session/session.model.ts';
import { newUser } from '../user/new-user.ts';
import type { StoredUser } from '../user/user.model.ts';
import { password } from './identity-harness.ts';
import type { IdentityHarness } from './identity-harness.ts';

/** People at the browser: the user of the verifier's tokens, and a person who signs in. */
const people = {
  caller: { _id: new Types.ObjectId(testUserId), email: 'caller@mail.example', displayName: 'Caller' },
  comer: {
    _id: new Types.ObjectId('64b0c0ffee0123456789ad31'),
    email: 'ha.of.a.pact@mail.example',
    displayName: 'Phạm Thu Hà',
  },
} as const;
type Person = (typeof people)[keyof typeof people];

interface Account {
  roles?: Role[];
  hasPassword?: boolean;
  emailVerified?: boolean;
  /** `asked`: the settings require one of staff. */
  secondFactor?: 'none' | 'has' | 'asked';
}

const recoveryCode = 'abcd-efgh-jkmn-pqrs';
const callerSession = 'test-session';
const inAMinute = () => new Date(Date.now() + 60_000);

/** Stores a code from a pact, of a mail to this account. */
export async function storeAuthCode(
  { models }: IdentityHarness,
  { _id: user, emailKey }: Pick<StoredUser, '_id' | 'emailKey'>,
  { code, purpose }: { code: string; purpose: AuthCodePurpose },
): Promise<void> {
  const row = {
    _id: hashOf(code),
    purpose,
    user,
    mail: new Types.ObjectId(),
    emailKey,
    createdAt: new Date(),
    expiresAt: inAMinute(),
  };
  await models.authCodes.replaceOne({ _id: row._id }, row, { upsert: true });
}

/** Provider states of the pacts about signing in and the own account. `secret` is the one this identity seals with. */
export function signInStates(identity: IdentityHarness, secret: string): Record<string, () => Promise<unknown>> {
  const { models, connection, cart } = identity;
  const keys = deriveKeys(secret);
  const factors = secondFactorModel(connection);

  async function storeAccount(
    { _id, ...person }: Person,
    { roles = ['USER'], hasPassword = true, emailVerified = true, secondFactor = 'none' }: Account = {},
  ): Promise<StoredUser> {
    await connection
      .collection<{ _id: string }>('settings')
      .updateOne({ _id: 'identity' }, { $set: { 'values.secondFactorRequired': secondFactor === 'asked' } });
    const passwordHash = hasPassword ? await hashPassword(password) : null;
    const registered = newUser({ ...person, passwordHash, locale: 'vi', roles, emailVerified }, new Date());
    const user = { ...registered, _id, hasSecondFactor: secondFactor === 'has' };
    await models.users.deleteMany({ $or: [{ _id }, { email: person.email }] });
    await models.users.create([user]);
    await factors.deleteOne({ _id });
    if (secondFactor === 'has') await storeFactor(_id, { isEnabled: true });
    return user;
  }

  /** Returns the first code that an authenticator shows for it. */
  async function storeFactor(_id: Types.ObjectId, { isEnabled }: { isEnabled: boolean }): Promise<string> {
    const shown = createSecret();
    const others = Array.from({ length: 9 }, (_, index) => `hash-${index}`);
    const factor = {
      _id,
      secret: sealSecret(shown, secret, _id.toHexString()),
      isEnabled,
      lastStep: 0,
      recoveryCodes: isEnabled ? [recoveryCodeHash(keys.recoveryCode, _id.toHexString(), recoveryCode), ...others] : [],
      createdAt: new Date(),
    };
    await factors.replaceOne({ _id }, factor, { upsert: true });
    return totp(shown);
  }

  async function storeSession(
    _id: string,
    user: Types.ObjectId,
    { token = 'x', confirmedAt = new Date() }: { token?: string; confirmedAt?: Date } = {},
  ): Promise<void> {
    const now = new Date();
    const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
    const session = { tokenHash: hashOf(token), rotatedAt: now, createdAt: now, lastUsedAt: now, expiresAt };
    await models.sessions.replaceOne({ _id }, { _id, user, ...session, confirmedAt }, { upsert: true });
  }

  /** The user of the verifier's tokens, whose session was last confirmed at `confirmedAt`. */
  async function storeCaller(account: Account = {}, confirmedAt = new Date()): Promise<StoredUser> {
    const user = await storeAccount(people.caller, account);
    await storeSession(callerSession, user._id, { confirmedAt });
    return user;
  }

  /** The session has another user, so that it does not end with the account: all tokens of the verifier have this session. */
  async function storeLeaver({ openOrders = 0, owed = 0 }: { openOrders?: number; owed?: number } = {}): Promise<void> {
    const { _id } = await storeAccount(people.caller);
    await storeSession(callerSession, new Types.ObjectId());
    cart.openOrders.set(_id.toHexString(), openOrders);
    cart.owed.set(_id.toHexString(), owed);
  }

  /** Returns the refresh token of one of their browsers. */
  async function storeSignedIn(account: Account = {}): Promise<StateValues> {
    const { _id } = await storeAccount(people.comer, account);
    const sid = createSessionId();
    const refreshToken = createRefreshToken(keys, sid);
    await storeSession(sid, _id, { token: refreshToken });
    return new StateValues({ refreshToken });
  }

  /** A waiting sign-in; with `isBegun` the person has an authenticator's secret, whose first code is returned. */
  async function storeChallenge(
    challenge: string,
    { mustSetUp, isBegun = false }: { mustSetUp: boolean; isBegun?: boolean },
  ): Promise<StateValues> {
    const account: Account = mustSetUp ? { roles: ['ADMIN'], secondFactor: 'asked' } : { secondFactor: 'has' };
    const { _id: user } = await storeAccount(people.comer, account);
    const shown = createSecret();
    const row = {
      _id: hashOf(challenge),
      user,
      tries: 0,
      mustSetUp,
      secret: isBegun ? sealSecret(shown, secret, user.toHexString()) : null,
      createdAt: new Date(),
      expiresAt: inAMinute(),
    };
    await challengeModel(connection).replaceOne({ _id: row._id }, row, { upsert: true });
    return new StateValues({ code: totp(shown) });
  }

  async function storeReturned({ code, browser }: { code: string; browser: string }): Promise<void> {
    const { email, displayName: name } = await storeAccount(people.comer, { hasPassword: false });
    const returned = { sub: 'the person of a pact', email, name, isConfirmed: false, expiresAt: inAMinute() };
    const row = { _id: hashOf(code), browser: hashOf(browser), ...returned };
    await googleCodeModel(connection).replaceOne({ _id: row._id }, row, { upsert: true });
  }

  const challenge = 'a-challenge-of-a-sign-in-that-waits-for-a-code';
  const resetCode = 'a-code-of-a-mail-that-sets-a-new-password-00';
  const [googleCode, browser] = ['a-code-of-a-browser-that-is-back-from-google', 'the-secret-in-its-cookie'];
  const comer = `the account ${people.comer.email}`;
  return {
    'the user has a second factor': () => storeCaller({ secondFactor: 'has' }),
    'the user has a second factor and has signed in long ago': () => storeCaller({ secondFactor: 'has' }, new Date(0)),
    [`the user has a second factor with the recovery code ${recoveryCode}`]: () => storeCaller({ secondFactor: 'has' }),
    [`the user has the password ${password} and no second factor`]: () => storeCaller(),
    'the user has no second factor and has signed in long ago': () => storeCaller({}, new Date(0)),
    'the user has no password': () => storeCaller({ hasPassword: false }),
    'the user has not verified the address': () => storeCaller({ emailVerified: false }),
    'the user is staff, who have to have a second factor': () =>
      storeCaller({ roles: ['ADMIN'], secondFactor: 'asked' }).then(({ _id }) => storeFactor(_id, { isEnabled: true })),
    'the user has the secret of an authenticator': async () => {
      const { _id } = await storeCaller();
      return new StateValues({ code: await storeFactor(_id, { isEnabled: false }) });
    },
    'the user is signed in with the session another-browser, too': async () => {
      const { _id } = await storeCaller();
      await storeSession('another-browser', _id);
    },
    'the user may close the account': () => storeLeaver(),
    'the user has an open order': () => storeLeaver({ openOrders: 1 }),
    'the shop owes the user 50,000 VND': () => storeLeaver({ owed: 50_000 }),
    [`nobody has the address ${people.comer.email}`]: () => models.users.deleteMany({ email: people.comer.email }),
    [`${comer} has the password ${password}`]: () => storeAccount(people.comer),
    [`${comer} has the password ${password}, and a guest uses the browser`]: async () => {
      await storeAccount(people.comer);
      return new StateValues({ cookie: await identity.keys.guestCookie() });
    },
    [`${comer} has the password ${password} and a second factor`]: () =>
      storeAccount(people.comer, { secondFactor: 'has' }),
    [`${comer} is staff with the password ${password}`]: () => storeAccount(people.comer, { roles: ['ADMIN'] }),
    [`${comer} is staff with the password ${password}, who have to have a second factor`]: () =>
      storeAccount(people.comer, { roles: ['ADMIN'], secondFactor: 'asked' }),
    [`${comer} is staff with the password ${password}, whose address is not verified`]: () =>
      storeAccount(people.comer, { roles: ['ADMIN'], emailVerified: false }),
    'somebody is signed in': () => storeSignedIn(),
    'somebody is signed in, whose second factor this browser has not shown': () =>
      storeSignedIn({ secondFactor: 'has' }),
    'somebody of staff is signed in, whose address is not verified': () =>
      storeSignedIn({ roles: ['ADMIN'], emailVerified: false }),
    [`the sign-in ${challenge} waits for a second factor with the recovery code ${recoveryCode}`]: () =>
      storeChallenge(challenge, { mustSetUp: false }),
    [`the sign-in ${challenge} has to set up a second factor`]: () => storeChallenge(challenge, { mustSetUp: true }),
    [`the sign-in ${challenge} has the secret of an authenticator`]: () =>
      storeChallenge(challenge, { mustSetUp: true, isBegun: true }),
    [`a browser with the cookie ${browser} is back from Google with the code ${googleCode}`]: () =>
      storeReturned({ code: googleCode, browser }),
    [`the code ${resetCode} sets a new password for an account with the password ${password}`]: async () =>
      storeAuthCode(identity, await storeAccount(people.comer), { code: resetCode, purpose: 'RESET_PASSWORD' }),
  };
}
