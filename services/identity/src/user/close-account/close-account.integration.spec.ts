import { userErased } from '@gvg/contracts/identity/events';
import { eventually } from '@gvg/testing/eventually';
import { latestMail, newPerson, signInCalls, startIdentityHarness } from '../../testing/identity-harness.ts';
import type { IdentityHarness } from '../../testing/identity-harness.ts';
import { forgetConfirmation, signedInPerson } from '../../testing/people.ts';
import { collectEvents } from '../../testing/published-events.ts';

let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;

beforeAll(async () => {
  identity = await startIdentityHarness('close-account');
  calls = signInCalls(identity);
});
afterAll(() => identity.close());

const failure = (status: number, message: string) => ({ status, body: { message } });
const address = {
  fullName: 'Trần Bí Mật',
  phone: '0912345678',
  country: 'VN',
  region: 'Huế',
  city: 'Phường Phú Xuân',
  line: '7 Lê Lợi',
};

it('erases everything about the person in every collection, ends the sessions, and publishes the closing', async () => {
  const { published, close } = await collectEvents(identity, [userErased]);
  const person = await signedInPerson(identity);
  await person.patch('/v1/users/update-user-info', {
    phone: '0987654321',
    birthday: '1980-05-17',
    addresses: [address],
  });
  await person.put('/v1/users/change-email', { email: 'secret-new@example.com', password: person.password });
  await person.post('/v1/users/me/second-factor');
  const { displayName } = person.user;

  expect((await person.delete('/v1/users/me')).status).toBe(204);
  expect(await calls.getMe(person)).toMatchObject(failure(401, 'INVALID_PERMISSION'));
  expect(await calls.refresh(person.refreshToken)).toMatchObject(failure(401, 'INVALID_PERMISSION'));
  expect(await calls.signIn({ email: person.email, password: person.password })).toMatchObject(
    failure(401, 'INCORRECT_PASSWORD'),
  );
  await eventually(() =>
    expect(published).toMatchObject([{ subject: { type: 'user', id: person.id }, data: { _id: person.id } }]),
  );

  const collections = await identity.connection.db!.collections();
  const rows = await Promise.all(
    collections.map(async (collection) => JSON.stringify(await collection.find().toArray())),
  );
  for (const text of [
    person.email,
    displayName,
    'Bí Mật',
    '987654321',
    '912345678',
    '1980-05-17',
    'secret-new@example.com',
  ])
    expect(rows.filter((row) => row.includes(text))).toEqual([]);
  expect(rows.join()).toContain(person.id);
  await close();
});

it('frees the address and the name, and keeps the account only as closed', async () => {
  const person = await signedInPerson(identity);
  const admin = await signedInPerson(identity, { roles: ['ADMIN'] });
  await person.delete('/v1/users/me');
  expect((await calls.signUp(newPerson({ email: person.email, displayName: person.user.displayName }))).status).toBe(
    201,
  );
  expect(await admin.get(`/v1/users/${person.id}`)).toMatchObject(failure(410, 'USER_WAS_DELETED'));
  expect(await admin.put(`/v1/users/set-block/${person.id}`, { isBlocked: true })).toMatchObject(
    failure(410, 'USER_WAS_DELETED'),
  );
  const { body } = await admin.get<{ docs: { _id: string }[] }>('/v1/users', undefined, { query: { limit: 100 } });
  expect(body.docs.map(({ _id }) => _id)).not.toContain(person.id);
  expect(await latestMail(identity, person.id, 'WELCOME')).toMatchObject(failure(410, 'USER_WAS_DELETED'));
});

it('requires a recent confirmation', async () => {
  const person = await signedInPerson(identity);
  await forgetConfirmation(identity, person);
  expect(await person.delete('/v1/users/me')).toMatchObject(failure(403, 'CONFIRMATION_REQUIRED'));
  await person.post('/v1/auth/confirm', { password: person.password });
  expect((await person.delete('/v1/users/me')).status).toBe(204);
});

it('rejects closing while an order is open, and while cart is unavailable', async () => {
  const person = await signedInPerson(identity);
  identity.cart.openOrders.set(person.id, 1);
  expect(await person.delete('/v1/users/me')).toMatchObject(failure(403, 'ACTION_NOT_ALLOWED'));
  identity.cart.isAway = true;
  expect(await person.delete('/v1/users/me')).toMatchObject(failure(503, 'SERVICE_UNAVAILABLE'));
  identity.cart.isAway = false;
  expect((await calls.getMe(person)).status).toBe(200);
  identity.cart.openOrders.delete(person.id);
  expect((await person.delete('/v1/users/me')).status).toBe(204);
});

it('rejects closing with the owed amount unless the person waives it, and passes on their waiver', async () => {
  const { published, close } = await collectEvents(identity, [userErased]);
  const person = await signedInPerson(identity);
  identity.cart.owed.set(person.id, 75_000);
  const refusal = await person.delete('/v1/users/me', undefined, { headers: { 'accept-language': 'en' } });
  expect(refusal).toMatchObject({
    status: 403,
    body: {
      message: 'ACTION_NOT_ALLOWED',
      details: [{ path: 'forfeitsCredit', code: 'MONEY_OWED', message: expect.stringContaining('75,000đ') as string }],
    },
  });
  expect((await person.delete('/v1/users/me?forfeitsCredit=false')).status).toBe(403);
  identity.cart.openOrders.set(person.id, 1);
  expect(await person.delete('/v1/users/me?forfeitsCredit=true')).toMatchObject(failure(403, 'ACTION_NOT_ALLOWED'));
  identity.cart.openOrders.delete(person.id);
  expect((await person.delete('/v1/users/me?forfeitsCredit=true')).status).toBe(204);
  await eventually(() => expect(published).toMatchObject([{ data: { _id: person.id, forfeitsCredit: true } }]));
  await close();
});
