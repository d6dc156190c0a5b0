import { signInCalls, startIdentityHarness } from '../testing/identity-harness.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { signedInPerson } from '../testing/people.ts';
import { secondFactorModel } from '../second-factor/second-factor.model.ts';

let identity: IdentityHarness;

beforeAll(async () => {
  identity = await startIdentityHarness('sessions-before');
});
afterAll(() => identity.close());

const failure = (status: number, message: string) => ({ status, body: { message } });
const hour = 60 * 60 * 1000;

it('requires from staff and holders of a second factor what their sessions of an earlier version have not shown', async () => {
  const { users, sessions } = identity.models;
  await signedInPerson(identity, { roles: ['SYSTEM_ADMIN'] });
  const [admin, unverified, customer] = [
    await signedInPerson(identity, { roles: ['ADMIN'] }),
    await signedInPerson(identity),
    await signedInPerson(identity),
  ];
  await users.updateOne({ _id: unverified.id }, { roles: ['ADMIN'], emailVerified: false });
  const holder = await signedInPerson(identity);
  const later = await signInCalls(identity).signIn({ email: holder.email, password: holder.password });
  const [laterSid = ''] = later.body.refreshToken.split('.');
  const secret = { iv: 'x', tag: 'x', data: 'x' };
  await users.updateOne({ _id: holder.id }, { hasSecondFactor: true });
  await secondFactorModel(identity.connection).create([
    { _id: holder.id, secret, isEnabled: true, lastStep: 0, recoveryCodes: [], createdAt: new Date(Date.now() - hour) },
  ]);
  await sessions.updateOne({ _id: holder.sid }, { createdAt: new Date(Date.now() - 2 * hour) });
  await sessions.collection.updateMany({}, { $unset: { passedSecondFactor: '' } });

  await identity.restart();
  const calls = signInCalls(identity);
  for (const staff of [admin, unverified])
    expect(await calls.getMe(staff)).toMatchObject(failure(401, 'INVALID_TOKEN'));
  expect((await calls.getMe(customer)).status).toBe(200);
  const refreshed = await calls.refresh(admin.refreshToken);
  expect(refreshed.status).toBe(200);
  expect(await calls.refresh(unverified.refreshToken)).toMatchObject(failure(403, 'EMAIL_NOT_VERIFIED'));
  expect((await calls.refresh(customer.refreshToken)).status).toBe(200);
  expect(await calls.refresh(holder.refreshToken)).toMatchObject(failure(401, 'SECOND_FACTOR_REQUIRED'));
  expect((await sessions.findById(laterSid).lean())?.passedSecondFactor).toBe(true);

  await identity.restart();
  expect((await signInCalls(identity).getMe(refreshed.body)).status).toBe(200);
});
