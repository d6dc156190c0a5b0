import { TOTP } from 'otpauth';
import type { AuthResult } from '@gvg/contracts/identity/http/auth';
import type { ErrorBody } from '@gvg/contracts/errors';
import { eventually } from '@gvg/testing/eventually';
import { bearer, latestCode, signInCalls, startIdentityHarness } from '../testing/identity-harness.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { auditOf, forgetConfirmation, signedInPerson } from '../testing/people.ts';
import type { SignedInPerson } from '../testing/people.ts';
import { challengeModel } from './challenge.model.ts';
import { secondFactorModel } from './second-factor.model.ts';

type SignInResponse = AuthResult & ErrorBody & { recoveryCodes?: string[] };

let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;

beforeAll(async () => {
  identity = await startIdentityHarness('second-factor');
  calls = signInCalls(identity);
});
afterAll(() => identity.close());

const failure = (status: number, message: string) => ({ status, body: { message } });
const path = '/v1/users/me/second-factor';

const totpOf = (secret: string) => new TOTP({ secret });
/** A code of the time step `steps` from now; the last accepted one invalidates earlier ones. */
const codeOf = (secret: string, steps = 0) => totpOf(secret).generate({ timestamp: Date.now() + steps * 30_000 });

interface Enrolled {
  person: SignedInPerson;
  secret: string;
  recoveryCodes: string[];
}

/** Uses up the code of the previous step. */
async function enrol(person: SignedInPerson): Promise<Enrolled> {
  const { body } = await person.post<{ secret: string }>(path);
  const enabled = await person.put<{ recoveryCodes: string[] }>(path, { code: codeOf(body.secret, -1) });
  if (enabled.status !== 200) throw new Error(enabled.body.message);
  return { person, secret: body.secret, recoveryCodes: enabled.body.recoveryCodes };
}

const enrolled = async (options = {}) => enrol(await signedInPerson(identity, options));

async function challengeOf({ email, password }: SignedInPerson): Promise<string> {
  const { status, body } = await calls.signIn({ email, password });
  expect([status, body.message]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  return body.challenge!;
}

const answer = (challenge: string, code: string) =>
  identity.client.post<SignInResponse>('/v1/auth/second-factor', { body: { challenge, code } });
/** Resets the setting to its state before a SYSTEM_ADMIN has required a second factor. */
const notRequired = ({ connection }: IdentityHarness) =>
  connection
    .collection<{ _id: string }>('settings')
    .updateOne({ _id: 'identity' }, { $set: { 'values.secondFactorRequired': false } });
const wrongCode = (secret: string) => {
  const right = [-1, 0, 1].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code))!;
};

describe('setting up', () => {
  it('starts with a secret and takes effect with its first code', async () => {
    const person = await signedInPerson(identity);
    const begun = await person.post<{ secret: string; uri: string }>(path);
    expect(begun.body.uri).toContain(`secret=${begun.body.secret}`);
    expect((await calls.signIn(person)).status).toBe(400);
    expect((await calls.signIn({ email: person.email, password: person.password })).status).toBe(200);
    expect(await person.put(path, { code: wrongCode(begun.body.secret) })).toMatchObject(
      failure(400, 'INCORRECT_CODE'),
    );
    const enabled = await person.put<{ recoveryCodes: string[] }>(path, { code: codeOf(begun.body.secret) });
    expect(new Set(enabled.body.recoveryCodes).size).toBe(10);
    expect((await calls.getMe(person)).body.hasSecondFactor).toBe(true);
    expect(await person.post(path)).toMatchObject(failure(403, 'ACTION_NOT_ALLOWED'));
  });

  it('stores neither secret nor recovery codes in plain text', async () => {
    const { person, secret, recoveryCodes } = await enrolled();
    const stored = JSON.stringify(await secondFactorModel(identity.connection).findById(person.id).lean());
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
  });

  it('requires a verified address, a recent confirmation, and a started setup', async () => {
    const unverified = await signedInPerson(identity, { emailVerified: false });
    expect(await unverified.post(path)).toMatchObject(failure(403, 'ACTION_NOT_ALLOWED'));
    const person = await signedInPerson(identity);
    expect(await person.put(path, { code: '123456' })).toMatchObject(failure(403, 'ACTION_NOT_ALLOWED'));
    await forgetConfirmation(identity, person);
    expect(await person.post(path)).toMatchObject(failure(403, 'CONFIRMATION_REQUIRED'));
  });
});

describe('signing in', () => {
  it('returns no token before the code, and a session after it', async () => {
    const { person, secret } = await enrolled();
    const { body, headers } = await calls.signIn({ email: person.email, password: person.password });
    expect(body).not.toHaveProperty('accessToken');
    expect(headers.getSetCookie()).toEqual([]);
    const done = await answer(body.challenge!, codeOf(secret));
    expect(done).toMatchObject({ status: 200, body: { user: { _id: person.id, hasSecondFactor: true } } });
    expect((await calls.getMe(done.body)).status).toBe(200);
  });

  it('accepts a code once, and a challenge once', async () => {
    const { person, secret } = await enrolled();
    const [first, second] = [await challengeOf(person), await challengeOf(person)];
    const code = codeOf(secret);
    expect((await answer(first, code)).status).toBe(200);
    expect(await answer(second, code)).toMatchObject(failure(400, 'INCORRECT_CODE'));
    expect(await answer(first, codeOf(secret, 1))).toMatchObject(failure(401, 'INVALID_TOKEN'));
    expect((await answer(second, codeOf(secret, 1))).status).toBe(200);
  });

  it('accepts one of several concurrent requests with the same code', async () => {
    const { person, secret } = await enrolled();
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf(person)));
    const code = codeOf(secret);
    const responses = await Promise.all(challenges.map((challenge) => answer(challenge, code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('accepts a recovery code once in any spelling', async () => {
    const { person, recoveryCodes } = await enrolled();
    const [code = ''] = recoveryCodes;
    expect((await answer(await challengeOf(person), ` ${code.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect(await answer(await challengeOf(person), code)).toMatchObject(failure(400, 'INCORRECT_CODE'));
  });

  it('limits a challenge to five tries and five minutes', async () => {
    const { person, secret } = await enrolled();
    const challenge = await challengeOf(person);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await answer(challenge, wrongCode(secret))).toMatchObject(failure(400, 'INCORRECT_CODE'));
    expect(await answer(challenge, codeOf(secret))).toMatchObject(failure(401, 'INVALID_TOKEN'));
    const late = await challengeOf(person);
    await challengeModel(identity.connection).updateMany({ user: person.id }, { expiresAt: new Date(Date.now() - 1) });
    expect(await answer(late, codeOf(secret))).toMatchObject(failure(401, 'INVALID_TOKEN'));
    expect(await answer('x'.repeat(43), codeOf(secret))).toMatchObject(failure(401, 'INVALID_TOKEN'));
  });

  it('rejects a challenge of an older password, and a person who was blocked meanwhile', async () => {
    const { person, secret } = await enrolled();
    const challenge = await challengeOf(person);
    await identity.models.users.updateOne({ _id: person.id }, { passwordChangedAt: new Date(Date.now() + 1000) });
    expect(await answer(challenge, codeOf(secret))).toMatchObject(failure(401, 'INVALID_TOKEN'));
    await identity.models.users.updateOne({ _id: person.id }, { passwordChangedAt: new Date(0) });
    const blocked = await challengeOf(person);
    await identity.models.users.updateOne({ _id: person.id }, { isBlocked: true });
    expect(await answer(blocked, codeOf(secret))).toMatchObject(failure(403, 'USER_WAS_BLOCKED'));
  });

  it('cannot be bypassed by a new password', async () => {
    const { person } = await enrolled();
    await identity.client.put('/v1/users/forgot-password', { query: { email: person.email } });
    const authCode = await eventually(() => latestCode(identity, person.id, 'RESET_PASSWORD'));
    const { status, body } = await identity.client.put<SignInResponse>('/v1/users/reset-password', {
      body: { authCode, newPassword: 'Another1pass!' },
    });
    expect([status, body.message]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    expect(body).not.toHaveProperty('accessToken');
  });
});

describe('recovery codes', () => {
  const codesPath = `${path}/recovery-codes`;
  const left = async (person: SignedInPerson) => (await person.get(path)).body;

  it('are counted as they are used', async () => {
    const { person, recoveryCodes } = await enrolled();
    expect(await left(person)).toEqual({ isEnabled: true, recoveryCodesLeft: 10 });
    await answer(await challengeOf(person), recoveryCodes[0]!);
    expect(await left(person)).toEqual({ isEnabled: true, recoveryCodesLeft: 9 });
    expect(await left(await signedInPerson(identity))).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
  });

  it('are replaced together, and the old ones no longer work', async () => {
    const { person, secret, recoveryCodes: old } = await enrolled();
    await answer(await challengeOf(person), old[0]!);
    const renewed = await person.put<{ recoveryCodes: string[] }>(codesPath);
    expect(new Set([...renewed.body.recoveryCodes, ...old]).size).toBe(20);
    expect(await left(person)).toEqual({ isEnabled: true, recoveryCodesLeft: 10 });
    expect(await answer(await challengeOf(person), old[1]!)).toMatchObject(failure(400, 'INCORRECT_CODE'));
    expect((await answer(await challengeOf(person), renewed.body.recoveryCodes[0]!)).status).toBe(200);
    expect((await answer(await challengeOf(person), codeOf(secret))).status).toBe(200);
    const stored = JSON.stringify(await secondFactorModel(identity.connection).findById(person.id).lean());
    for (const code of renewed.body.recoveryCodes) expect(stored).not.toContain(code);
  });

  it('are renewed only after a recent confirmation, and only if there are some', async () => {
    const { person } = await enrolled();
    await forgetConfirmation(identity, person);
    expect(await person.put(codesPath)).toMatchObject(failure(403, 'CONFIRMATION_REQUIRED'));
    expect(await left(person)).toMatchObject({ recoveryCodesLeft: 10 });
    const without = await signedInPerson(identity);
    expect(await without.put(codesPath)).toMatchObject(failure(403, 'ACTION_NOT_ALLOWED'));
    await without.post(path);
    expect(await without.put(codesPath)).toMatchObject(failure(403, 'ACTION_NOT_ALLOWED'));
    expect(await left(without)).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
  });
});

describe('confirming the identity', () => {
  it('accepts a code once', async () => {
    const { person, secret } = await enrolled();
    await forgetConfirmation(identity, person);
    expect(await person.delete(path)).toMatchObject(failure(403, 'CONFIRMATION_REQUIRED'));
    expect(await person.post('/v1/auth/confirm', { code: wrongCode(secret) })).toMatchObject(
      failure(400, 'INCORRECT_CODE'),
    );
    const code = codeOf(secret);
    expect((await person.post('/v1/auth/confirm', { code })).status).toBe(204);
    expect(await person.post('/v1/auth/confirm', { code })).toMatchObject(failure(400, 'INCORRECT_CODE'));
    expect((await person.delete(path)).status).toBe(204);
  });

  it('rejects a wrong password, and a code of a person without a second factor', async () => {
    const person = await signedInPerson(identity);
    expect(await person.post('/v1/auth/confirm', { password: 'Wrong7rang!' })).toMatchObject(
      failure(401, 'INCORRECT_PASSWORD'),
    );
    expect(await person.post('/v1/auth/confirm', { code: '123456' })).toMatchObject(failure(400, 'INCORRECT_CODE'));
  });
});

describe('removing it', () => {
  it('lets its owner disable it', async () => {
    const { person } = await enrolled();
    expect((await person.delete(path)).status).toBe(204);
    expect((await person.delete(path)).status).toBe(204);
    expect((await calls.signIn({ email: person.email, password: person.password })).status).toBe(200);
  });

  it('lets a SYSTEM_ADMIN reset another person’s, with an audit record', async () => {
    const boss = await signedInPerson(identity, { roles: ['SYSTEM_ADMIN'] });
    const { person, secret } = await enrolled();
    const challenge = await challengeOf(person);
    expect(await boss.delete(`/v1/users/second-factor/${boss.id}`)).toMatchObject(failure(403, 'ACTION_NOT_ALLOWED'));
    expect(await boss.delete(`/v1/users/second-factor/${person.id}`)).toMatchObject({
      status: 200,
      body: { hasSecondFactor: false },
    });
    expect(await boss.delete(`/v1/users/second-factor/${person.id}`)).toMatchObject(failure(403, 'ACTION_NOT_ALLOWED'));
    expect(await answer(challenge, codeOf(secret))).toMatchObject(failure(401, 'INVALID_TOKEN'));
    expect((await calls.signIn({ email: person.email, password: person.password })).status).toBe(200);
    await eventually(async () =>
      expect(await auditOf(identity, person.id)).toMatchObject([
        { action: 'user.reset-second-factor', actor: { id: boss.id } },
      ]),
    );
    await forgetConfirmation(identity, boss);
    expect(await boss.delete(`/v1/users/second-factor/${person.id}`)).toMatchObject(
      failure(403, 'CONFIRMATION_REQUIRED'),
    );
  });
});

describe('a session that has shown no second factor', () => {
  let boss: SignedInPerson;
  const bossOf = () => signedInPerson(identity, { roles: ['SYSTEM_ADMIN'] });
  const require = async () => {
    const { status } = await (await bossOf()).put('/v1/settings/identity', { secondFactorRequired: true });
    expect(status).toBe(200);
  };
  const challenged = (mustSetUp?: true) => ({
    status: 401,
    body: {
      message: 'SECOND_FACTOR_REQUIRED',
      challenge: expect.any(String) as string,
      ...(mustSetUp && { mustSetUp }),
    },
  });

  beforeEach(async () => {
    boss = await bossOf();
  });
  afterEach(() => notRequired(identity));

  it('gets no staff rights by a promotion and a refresh if staff requires a second factor', async () => {
    const promoted = await signedInPerson(identity);
    const { body: approved } = await boss.post<{ secret: string }>(path);
    await boss.put(path, { code: codeOf(approved.secret) });
    await require();
    const { body: fresh } = await calls.refresh(boss.refreshToken);
    expect(
      (
        await identity.client.put(`/v1/users/set-role/${promoted.id}`, {
          headers: bearer(fresh),
          body: { roles: ['ADMIN'] },
        })
      ).status,
    ).toBe(200);
    const refused = await calls.refresh(promoted.refreshToken);
    expect(refused).toMatchObject(challenged(true));
    expect(refused.body).not.toHaveProperty('accessToken');
    expect(refused.body).not.toHaveProperty('refreshToken');

    const { challenge = '' } = refused.body;
    const begun = await identity.client.post<{ secret: string }>('/v1/auth/second-factor/set-up', {
      body: { challenge },
    });
    const done = await answer(challenge, codeOf(begun.body.secret));
    expect(done).toMatchObject({ status: 200, body: { user: { roles: ['ADMIN'] } } });
    expect((await calls.refresh(done.body.refreshToken)).status).toBe(200);
  });

  it('is challenged by a refresh after its holder of a second factor was promoted, and keeps its refresh token meanwhile', async () => {
    const person = await signedInPerson(identity);
    const { body: elsewhere } = await calls.signIn({ email: person.email, password: person.password });
    const { secret } = await enrol(person);
    expect((await boss.put(`/v1/users/set-role/${person.id}`, { roles: ['ADMIN'] })).status).toBe(200);
    expect((await calls.refresh(person.refreshToken)).status).toBe(200);
    expect(await calls.refresh(elsewhere.refreshToken)).toMatchObject(challenged());
    const again = await calls.refresh(elsewhere.refreshToken);
    expect(again).toMatchObject(challenged());
    expect((await answer(again.body.challenge!, codeOf(secret))).status).toBe(200);
    expect((await calls.getMe(elsewhere)).body.message).toBe('INVALID_TOKEN');
  });

  it('loses its access tokens if it is staff’s when the setting becomes required; others continue by a refresh', async () => {
    const [admin, customer] = [await signedInPerson(identity, { roles: ['ADMIN'] }), await signedInPerson(identity)];
    const { person: secured } = await enrolled({ roles: ['ADMIN'] });
    await require();
    for (const staff of [admin, secured])
      expect(await staff.get('/v1/users')).toMatchObject(failure(401, 'INVALID_TOKEN'));
    expect((await calls.getMe(customer)).status).toBe(200);
    expect(await calls.refresh(admin.refreshToken)).toMatchObject(challenged(true));
    expect((await calls.refresh(secured.refreshToken)).status).toBe(200);
    expect((await calls.refresh(customer.refreshToken)).status).toBe(200);
  });

  it('continues after a code has confirmed the identity', async () => {
    const person = await signedInPerson(identity);
    const { body: elsewhere } = await calls.signIn({ email: person.email, password: person.password });
    const { secret } = await enrol(person);
    expect(
      (await identity.client.post('/v1/auth/confirm', { headers: bearer(elsewhere), body: { code: codeOf(secret) } }))
        .status,
    ).toBe(204);
    expect((await calls.refresh(elsewhere.refreshToken)).status).toBe(200);
  });

  it('is any session once a SYSTEM_ADMIN has reset the second factor', async () => {
    const { person } = await enrolled({ roles: ['ADMIN'] });
    await boss.delete(`/v1/users/second-factor/${person.id}`);
    await require();
    expect(await calls.refresh(person.refreshToken)).toMatchObject(challenged(true));
  });
});

describe('when the settings require it of staff', () => {
  let boss: SignedInPerson;
  const require = () => boss.put('/v1/settings/identity', { secondFactorRequired: true });

  beforeEach(async () => {
    boss = await signedInPerson(identity, { roles: ['SYSTEM_ADMIN'] });
  });
  afterEach(() => notRequired(identity));

  it('is set up in the sign-in once, and required from then on', async () => {
    const admin = await signedInPerson(identity, { roles: ['ADMIN'] });
    await require();
    const first = await calls.signInAdmin({ email: admin.email, password: admin.password });
    expect(first).toMatchObject({ status: 401, body: { message: 'SECOND_FACTOR_REQUIRED', mustSetUp: true } });
    const challenge = first.body.challenge!;
    expect(await answer(challenge, '123456')).toMatchObject(failure(401, 'INVALID_TOKEN'));
    const begun = await identity.client.post<{ secret: string }>('/v1/auth/second-factor/set-up', {
      body: { challenge },
    });
    const done = await answer(challenge, codeOf(begun.body.secret));
    expect(done.body.recoveryCodes).toHaveLength(10);
    expect((await calls.getMe(done.body)).body.hasSecondFactor).toBe(true);
    const again = await challengeOf(admin);
    expect(await identity.client.post('/v1/auth/second-factor/set-up', { body: { challenge: again } })).toMatchObject(
      failure(403, 'ACTION_NOT_ALLOWED'),
    );
    expect((await answer(again, codeOf(begun.body.secret, 1))).status).toBe(200);
  });

  it('cannot be disabled by staff, and is not required of others', async () => {
    const { person: admin } = await enrolled({ roles: ['ADMIN'] });
    const customer = await signedInPerson(identity);
    await require();
    const { body: refreshed } = await calls.refresh(admin.refreshToken);
    expect(await identity.client.delete(path, { headers: bearer(refreshed) })).toMatchObject(
      failure(403, 'ACTION_NOT_ALLOWED'),
    );
    expect((await calls.signIn({ email: customer.email, password: customer.password })).status).toBe(200);
  });
});
