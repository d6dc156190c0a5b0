import { TOTP } from 'otpauth';
import { eventually } from '@gvg/testing/eventually';
import { decrypt, encrypt } from '../keys/encrypted-text.ts';
import { signingKeyModel } from '../keys/signing-key.model.ts';
import { signingKeyLabel } from '../keys/stored-keys.ts';
import { secondFactorLabel } from '../second-factor/authenticator.ts';
import { secondFactorModel } from '../second-factor/second-factor.model.ts';
import { retiredSecret } from '../secret/retired-secret.ts';
import { keyEncryptionSecret, signInCalls, startIdentityHarness } from '../testing/identity-harness.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { signedInPerson } from '../testing/people.ts';
import type { SignedInPerson } from '../testing/people.ts';

let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;
let person: SignedInPerson;
let secret: string;

const factorPath = '/v1/users/me/second-factor';
/** The last accepted code invalidates those of its step and earlier. */
const codeOf = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
const signingKeys = () => signingKeyModel(identity.connection);
const secondFactors = () => secondFactorModel(identity.connection);
const keySet = async () => (await identity.client.get('/v1/auth/jwks')).body;

/** As stored by a version without its own secret. */
async function sealAsBefore(): Promise<void> {
  for (const { _id, sealed } of await signingKeys().find().lean()) {
    const label = signingKeyLabel(_id);
    await signingKeys().updateOne(
      { _id },
      { $set: { sealed: encrypt(decrypt(sealed, keyEncryptionSecret, label), retiredSecret, label) } },
    );
  }
  for (const { _id, secret: sealed } of await secondFactors().find().lean()) {
    const label = secondFactorLabel(_id.toHexString());
    await secondFactors().updateOne(
      { _id },
      { $set: { secret: encrypt(decrypt(sealed, keyEncryptionSecret, label), retiredSecret, label) } },
    );
  }
}

beforeAll(async () => {
  identity = await startIdentityHarness('reseal', { SIGNING_KEYS: '' });
  calls = signInCalls(identity);
  person = await signedInPerson(identity);
  ({ secret } = (await person.post<{ secret: string }>(factorPath)).body);
  expect((await person.put(factorPath, { code: codeOf(-1) })).status).toBe(200);
});
afterAll(() => identity.close());

it('opens data sealed with the retired secret only with its own secret', async () => {
  const before = await keySet();
  await sealAsBefore();
  await identity.restart();
  expect(await keySet()).toEqual(before);
  const [key] = await signingKeys().find().lean();
  const factor = await secondFactors().findById(person.id).lean();
  expect(decrypt(factor!.secret, keyEncryptionSecret, secondFactorLabel(person.id))).toBe(secret);
  expect(() => decrypt(factor!.secret, retiredSecret, secondFactorLabel(person.id))).toThrow();
  expect(() => decrypt(key!.sealed, retiredSecret, signingKeyLabel(1))).toThrow();
});

it('ends sessions, mailed codes and recovery codes, and accepts the same authenticator', async () => {
  await eventually(async () => expect((await calls.getMe(person)).status).toBe(401));
  expect((await calls.refresh(person.refreshToken)).status).toBe(401);
  expect(await identity.models.sessions.countDocuments()).toBe(0);
  expect(await identity.models.authCodes.countDocuments()).toBe(0);
  expect((await secondFactors().findById(person.id).lean())?.recoveryCodes).toEqual([]);
  const { body } = await calls.signIn({ email: person.email, password: person.password });
  expect(body.message).toBe('SECOND_FACTOR_REQUIRED');
  const answered = await identity.client.post<{ accessToken: string }>('/v1/auth/second-factor', {
    body: { challenge: body.challenge, code: codeOf(0) },
  });
  expect((await calls.getMe(answered.body)).status).toBe(200);
});

it('changes nothing at the next start', async () => {
  const stored = async () =>
    JSON.stringify([
      await signingKeys().find().lean(),
      await secondFactors().find().lean(),
      await identity.models.sessions.find().lean(),
    ]);
  const before = await stored();
  await identity.restart();
  expect(await stored()).toBe(before);
});

it('continues after a process was killed', async () => {
  const factor = await secondFactors().findById(person.id).lean();
  await sealAsBefore();
  await secondFactors().replaceOne({ _id: person.id }, factor!);
  await identity.restart();
  expect(await identity.models.sessions.countDocuments()).toBe(0);
  const [key] = await signingKeys().find().lean();
  expect(() => decrypt(key!.sealed, retiredSecret, signingKeyLabel(1))).toThrow();
});
