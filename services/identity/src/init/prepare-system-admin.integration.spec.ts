import { createWithTransaction } from '@gvg/service-kit/data/database';
import { signInCalls, startIdentityHarness } from '../testing/identity-harness.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { prepareSystemAdmin } from './prepare-system-admin.ts';
import type { FirstAdmin } from './prepare-system-admin.ts';

let identity: IdentityHarness;

beforeAll(async () => {
  identity = await startIdentityHarness('first-admin');
});
afterEach(() => identity.models.users.deleteMany());
afterAll(() => identity.close());

const admin = { email: 'admin@example.com', password: 'Tr0ngRong!2026' };
const prepare = (first: FirstAdmin = admin) => {
  const { connection, models } = identity;
  return prepareSystemAdmin({ users: models.users, withTransaction: createWithTransaction(connection) }, first);
};

it('creates a system administrator who can sign in to the staff’s pages', async () => {
  expect(await prepare()).toBe(true);
  expect(await signInCalls(identity).signInAdmin(admin)).toMatchObject({
    status: 200,
    body: { user: { roles: ['SYSTEM_ADMIN'], emailVerified: true } },
  });
});

it('changes nothing once there is one', async () => {
  await prepare();
  expect(await prepare({ email: 'other@example.com', password: admin.password })).toBe(false);
  expect(await identity.models.users.countDocuments()).toBe(1);
});

it('gives no rights to an account registered with the address before', async () => {
  await signInCalls(identity).signUp({ email: 'Admin@example.com', password: admin.password, displayName: 'Somebody' });
  await expect(prepare()).rejects.toThrow('FIRST_ADMIN_EMAIL');
  expect(await identity.models.users.countDocuments({ roles: 'SYSTEM_ADMIN' })).toBe(0);
});

it('uses the given name instead of its default', async () => {
  await prepare({ ...admin, displayName: 'Mai' });
  expect(await signInCalls(identity).signInAdmin(admin)).toMatchObject({ body: { user: { displayName: 'Mai' } } });
});

it('chooses another display name when the default is taken', async () => {
  await signInCalls(identity).signUp({
    email: 'somebody@example.com',
    password: admin.password,
    displayName: 'system admin',
  });
  expect(await prepare()).toBe(true);
});
