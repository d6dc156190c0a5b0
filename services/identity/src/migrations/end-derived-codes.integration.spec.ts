import { Types } from 'mongoose';
import { bearer, latestCode, newPerson, signInCalls, startIdentityHarness } from '../testing/identity-harness.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { hashOf } from '../secret/derived-keys.ts';
import { endDerivedCodes } from './end-derived-codes.ts';

let identity: IdentityHarness;

beforeAll(async () => {
  identity = await startIdentityHarness('end-derived-codes');
});
afterAll(() => identity.close());

it('ends derived codes, gives a waiting mail a new link, and changes nothing on the second run', async () => {
  const { body } = await signInCalls(identity).signUp(newPerson());
  const mail = await identity.models.mails.findOne({ user: body.user._id, template: 'WELCOME' }).lean();
  const context = { connection: identity.connection, mails: identity.models.mails };
  // As stored by the previous version.
  await identity.models.mails.updateOne({ _id: mail!._id }, { $unset: { link: 1, linksMade: 1 } });
  const derived = 'd'.repeat(43);
  const old = {
    purpose: 'VERIFY_EMAIL',
    user: new Types.ObjectId(body.user._id),
    mail: mail!._id,
    emailKey: body.user.email,
    expiresAt: new Date(Date.now() + 60_000),
  };
  await identity.connection.collection<{ _id: string }>('auth_codes').insertOne({ _id: hashOf(derived), ...old });

  expect(await endDerivedCodes(context)).toBe(1);
  expect(await endDerivedCodes(context)).toBe(0);
  const verify = (authCode: string) =>
    identity.client.put('/v1/users/verify', { body: { authCode }, headers: bearer(body) });
  expect(await verify(derived)).toMatchObject({ status: 401, body: { message: 'INVALID_TOKEN' } });
  expect((await verify(await latestCode(identity, body.user._id, 'WELCOME'))).status).toBe(204);
});
