import { randomBytes } from 'node:crypto';
import type { Role } from '@gvg/contracts/definitions/caller';
import { sessionRevoked, userBlocked, userRoleChanged, userUnblocked } from '@gvg/contracts/identity/events';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import type { Page } from '@gvg/contracts/definitions/paging';
import { eventually } from '@gvg/testing/eventually';
import { latestCode, signInCalls, startIdentityHarness } from '../testing/identity-harness.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { auditOf, forgetConfirmation, signedInPerson } from '../testing/people.ts';
import type { SignedInPerson } from '../testing/people.ts';
import { collectEvents } from '../testing/published-events.ts';

let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;
let boss: SignedInPerson;
let admin: SignedInPerson;
let person: SignedInPerson;

beforeAll(async () => {
  identity = await startIdentityHarness('staff');
  calls = signInCalls(identity);
  boss = await signedInPerson(identity, { roles: ['SYSTEM_ADMIN'] });
});
afterAll(() => identity.close());
beforeEach(async () => {
  admin = await signedInPerson(identity, { roles: ['ADMIN'] });
  person = await signedInPerson(identity);
});

const setRole = (by: SignedInPerson, id: string, roles: Role[], revision?: number) =>
  by.put<UserSummary>(`/v1/users/set-role/${id}`, { roles, ...(revision !== undefined && { revision }) });
const setBlock = (by: SignedInPerson, id: string, isBlocked: boolean, reason?: string) =>
  by.put<UserSummary>(`/v1/users/set-block/${id}`, { isBlocked, ...(reason !== undefined && { reason }) });
const meOf = (of: SignedInPerson) => of.get('/v1/users/me');

const failure = (status: number, message: string) => ({ status, body: { message } });
const notAllowed = failure(403, 'ACTION_NOT_ALLOWED');

describe('listUsers', () => {
  const list = async (query: Record<string, unknown>) =>
    (await admin.get<Page<UserSummary>>('/v1/users', undefined, { query: { limit: 100, ...query } })).body;
  const idsOf = async (query: Record<string, unknown>) => (await list(query)).docs.map(({ _id }) => _id);

  it('finds people by the start of words in their names, ignoring accents, and by mail address', async () => {
    const name = `Đặng Thùy ${randomBytes(3).toString('hex')}`;
    await person.patch('/v1/users/update-user-info', { displayName: name });
    for (const search of ['dang thuy', 'THÙY', name.slice(-6), person.email, person.email.slice(0, -3).toUpperCase()])
      expect(await idsOf({ search })).toContain(person.id);
    for (const search of ['ang', 'huy', 'example.com']) expect(await idsOf({ search })).not.toContain(person.id);
    expect(await idsOf({ search: 'thuy', role: 'ADMIN' })).not.toContain(person.id);
  });

  it('filters by role and block, newest first', async () => {
    await setBlock(admin, person.id, true, 'spam');
    const blocked = await list({ blocked: true });
    expect(blocked.docs[0]).toMatchObject({ _id: person.id, isBlocked: true, blockReason: 'spam' });
    expect(await idsOf({ blocked: false })).not.toContain(person.id);
    const staff = (await list({ role: 'ADMIN' })).docs;
    expect(staff[0]?._id).toBe(admin.id);
    expect(staff.every(({ roles }) => roles.includes('ADMIN'))).toBe(true);
  });

  it('sorts by name or age in both directions', async () => {
    const namesOf = async (sort: string) => (await list({ sort })).docs.map(({ displayName }) => displayName);
    const byName = await namesOf('displayName');
    expect(byName).toEqual(byName.toSorted(new Intl.Collator('vi').compare));
    expect(await namesOf('-displayName')).toEqual(byName.toReversed());
    expect(await idsOf({ sort: 'createdAt' })).toEqual((await idsOf({})).toReversed());
    expect(await admin.get('/v1/users', undefined, { query: { sort: 'passwordHash' } })).toMatchObject(
      failure(400, 'INVALID_ENUM_VALUE'),
    );
  });

  it('shows staff no address, phone or birthday', async () => {
    await person.patch('/v1/users/update-user-info', { phone: '0912345678', birthday: '1990-01-01' });
    const { body } = await admin.get<UserSummary>(`/v1/users/${person.id}`);
    expect(body).toMatchObject({ _id: person.id, email: person.email });
    for (const hidden of ['phone', 'birthday', 'addresses', 'passwordHash']) expect(body).not.toHaveProperty(hidden);
  });
});

describe('getUser', () => {
  it('finds nobody for another id', async () => {
    expect(await admin.get(`/v1/users/${'0'.repeat(24)}`)).toMatchObject(failure(404, 'USER_NOT_FOUND'));
    expect(await admin.get('/v1/users/x')).toMatchObject(failure(400, 'INVALID_ID'));
  });
});

describe('setRole', () => {
  it('rejects earlier access tokens, keeps the session, and returns the new roles by a refresh', async () => {
    const { published, close } = await collectEvents(identity, [userRoleChanged]);
    expect(await setRole(boss, person.id, ['ADMIN', 'USER', 'ADMIN'])).toMatchObject({
      status: 200,
      body: { roles: ['USER', 'ADMIN'] },
    });
    expect(await meOf(person)).toMatchObject(failure(401, 'INVALID_TOKEN'));
    const { status, body } = await calls.refresh(person.refreshToken);
    expect([status, body.user.roles]).toEqual([200, ['USER', 'ADMIN']]);
    expect(
      (await identity.client.get('/v1/users', { headers: { authorization: `Bearer ${body.accessToken}` } })).status,
    ).toBe(200);
    await eventually(() =>
      expect(published).toMatchObject([
        { subject: { id: person.id }, actor: { id: boss.id }, data: { roles: ['USER', 'ADMIN'], tokenVersion: 1 } },
      ]),
    );
    await close();
  });

  it('is audited without personal data', async () => {
    await setRole(boss, person.id, ['ADMIN']);
    await eventually(async () =>
      expect(await auditOf(identity, person.id)).toMatchObject([
        { action: 'user.set-role', actor: { id: boss.id }, before: { roles: ['USER'] }, after: { roles: ['ADMIN'] } },
      ]),
    );
    expect(JSON.stringify(await auditOf(identity, person.id))).not.toContain(person.email);
  });

  it('changes nothing if the roles are the same', async () => {
    const { body } = await setRole(boss, person.id, ['USER']);
    expect(body.revision).toBe((await setRole(boss, person.id, ['USER'])).body.revision);
    expect((await meOf(person)).status).toBe(200);
  });

  it('requires a recent confirmation', async () => {
    const other = await signedInPerson(identity, { roles: ['SYSTEM_ADMIN'] });
    await forgetConfirmation(identity, other);
    expect(await setRole(other, person.id, ['ADMIN'])).toMatchObject(failure(403, 'CONFIRMATION_REQUIRED'));
    expect((await other.post('/v1/auth/confirm', { password: other.password })).status).toBe(204);
    expect((await setRole(other, person.id, ['ADMIN'])).status).toBe(200);
    await setRole(boss, other.id, ['USER']);
  });

  it('grants no staff rights to an unverified address, but can remove them', async () => {
    const unverified = await signedInPerson(identity, { emailVerified: false });
    expect(await setRole(boss, unverified.id, ['ADMIN'])).toMatchObject(failure(403, 'EMAIL_NOT_VERIFIED'));
    await identity.models.users.updateOne({ _id: unverified.id }, { roles: ['USER', 'ADMIN'] });
    expect((await setRole(boss, unverified.id, ['USER'])).status).toBe(200);
  });

  it.each<[string, () => Promise<unknown>, object]>([
    ['oneself', () => setRole(boss, boss.id, ['USER', 'SYSTEM_ADMIN']), notAllowed],
    ['nobody', () => setRole(boss, '0'.repeat(24), ['USER']), failure(404, 'USER_NOT_FOUND')],
    ['an older revision', () => setRole(boss, person.id, ['ADMIN'], 99), failure(409, 'VERSION_CONFLICT')],
    ['no roles', () => setRole(boss, person.id, []), failure(400, 'INVALID_PAYLOAD')],
    ['an ADMIN', () => setRole(admin, person.id, ['ADMIN']), failure(403, 'INVALID_ROLE')],
  ])('is rejected for %s', async (_name, call, expected) => {
    expect(await call()).toMatchObject(expected);
  });
});

describe('setBlocks', () => {
  const setBlocks = (by: SignedInPerson, body: object) =>
    by.post<{ results: { user: string; outcome: string }[] }>('/v1/users/blocks', body);

  it('blocks each user that the caller may block, and reports a reason for the others', async () => {
    const other = await signedInPerson(identity);
    const colleague = await signedInPerson(identity, { roles: ['ADMIN'] });
    const nobody = '0'.repeat(24);
    const users = [person.id, other.id, colleague.id, admin.id, nobody].map((user) => ({ user }));
    const block = { users: [...users, { user: other.id, revision: 1 }], isBlocked: true, reason: 'spam' };
    expect((await setBlocks(admin, block)).body.results.map(({ outcome }) => outcome)).toEqual([
      'DONE',
      'DONE',
      'INVALID_ROLE',
      'ACTION_NOT_ALLOWED',
      'USER_NOT_FOUND',
      'VERSION_CONFLICT',
    ]);
    expect(await meOf(person)).toMatchObject(failure(401, 'INVALID_PERMISSION'));
    expect((await admin.get<UserSummary>(`/v1/users/${other.id}`)).body).toMatchObject({
      isBlocked: true,
      blockReason: 'spam',
    });
    await setBlocks(admin, { users: [{ user: other.id }], isBlocked: false });
    await eventually(async () =>
      expect(await auditOf(identity, other.id)).toMatchObject([{ action: 'user.unblock' }, { action: 'user.block' }]),
    );
  });

  it('requires a recent confirmation', async () => {
    await forgetConfirmation(identity, admin);
    expect(await setBlocks(admin, { users: [{ user: person.id }], isBlocked: true })).toMatchObject(
      failure(403, 'CONFIRMATION_REQUIRED'),
    );
  });
});

describe('setBlock', () => {
  it('ends the sessions of the blocked person, who cannot sign in until it is lifted', async () => {
    const { published, close } = await collectEvents(identity, [userBlocked, userUnblocked, sessionRevoked]);
    expect(await setBlock(admin, person.id, true, ' spam ')).toMatchObject({
      status: 200,
      body: { isBlocked: true, blockReason: 'spam' },
    });
    expect(await meOf(person)).toMatchObject(failure(401, 'INVALID_PERMISSION'));
    expect(await calls.refresh(person.refreshToken)).toMatchObject(failure(401, 'INVALID_PERMISSION'));
    expect(await calls.signIn(person && { email: person.email, password: person.password })).toMatchObject(
      failure(403, 'USER_WAS_BLOCKED'),
    );
    expect(await setBlock(admin, person.id, false)).toMatchObject({
      status: 200,
      body: { isBlocked: false, blockReason: null },
    });
    expect((await calls.signIn({ email: person.email, password: person.password })).status).toBe(200);
    await eventually(() =>
      expect(published.map(({ type }) => type).sort()).toEqual(['session.revoked', 'user.blocked', 'user.unblocked']),
    );
    await eventually(async () =>
      expect(await auditOf(identity, person.id)).toMatchObject([
        { action: 'user.unblock', before: { isBlocked: true, hasReason: true }, after: { hasReason: false } },
        { action: 'user.block', before: { isBlocked: false }, after: { isBlocked: true, hasReason: true } },
      ]),
    );
    expect(JSON.stringify(await auditOf(identity, person.id))).not.toContain('spam');
    await close();
  });

  it('changes nothing if it is done already', async () => {
    const first = await setBlock(admin, person.id, true, 'spam');
    expect((await setBlock(admin, person.id, true, 'other')).body).toMatchObject({
      blockReason: 'spam',
      revision: first.body.revision,
    });
  });

  it('lets only a SYSTEM_ADMIN block and unblock staff', async () => {
    const colleague = await signedInPerson(identity, { roles: ['ADMIN'] });
    expect(await setBlock(admin, colleague.id, true)).toMatchObject(failure(403, 'INVALID_ROLE'));
    expect((await setBlock(boss, colleague.id, true)).status).toBe(200);
    expect(await setBlock(admin, colleague.id, false)).toMatchObject(failure(403, 'INVALID_ROLE'));
    expect(await setBlock(admin, boss.id, true)).toMatchObject(failure(403, 'INVALID_ROLE'));
  });

  it('is rejected for oneself, and without a recent confirmation', async () => {
    expect(await setBlock(admin, admin.id, true)).toMatchObject(notAllowed);
    expect(await setBlock(boss, boss.id, true)).toMatchObject(notAllowed);
    await forgetConfirmation(identity, admin);
    expect(await setBlock(admin, person.id, true)).toMatchObject(failure(403, 'CONFIRMATION_REQUIRED'));
  });
});

describe('staff without a verified address', () => {
  const unverify = ({ id }: SignedInPerson) => identity.models.users.updateOne({ _id: id }, { emailVerified: false });
  const signIn = ({ email, password }: SignedInPerson) => calls.signIn({ email, password });

  it('cannot sign in or continue until they have verified it by mail', async () => {
    await unverify(admin);
    const { email, password } = admin;
    for (const way of [calls.signIn, calls.signInAdmin])
      expect(await way({ email, password })).toMatchObject(failure(403, 'EMAIL_NOT_VERIFIED'));
    expect(await calls.refresh(admin.refreshToken)).toMatchObject(failure(403, 'EMAIL_NOT_VERIFIED'));
    expect(await signIn({ ...admin, password: 'Wrong7rang!' })).toMatchObject(failure(401, 'INCORRECT_PASSWORD'));
    const verified = await identity.client.put('/v1/users/verify', {
      body: { authCode: await latestCode(identity, admin.id, 'VERIFY_EMAIL'), password },
    });
    expect(verified.status).toBe(204);
    expect((await signIn(admin)).status).toBe(200);
  });

  it('can sign in with a verification mail when no other SYSTEM_ADMIN could', async () => {
    await identity.models.users.updateMany({ roles: 'SYSTEM_ADMIN' }, { isBlocked: true });
    const last = await signedInPerson(identity, { roles: ['SYSTEM_ADMIN'] });
    await unverify(last);
    expect((await signIn(last)).status).toBe(200);
    expect((await calls.refresh(last.refreshToken)).status).toBe(200);
    expect(await latestCode(identity, last.id, 'VERIFY_EMAIL')).toBeTruthy();
    await identity.models.users.updateOne({ _id: boss.id }, { isBlocked: false });
    expect(await signIn(last)).toMatchObject(failure(403, 'EMAIL_NOT_VERIFIED'));
    await identity.models.users.updateOne({ _id: last.id }, { isBlocked: true });
  });
});

describe('the last SYSTEM_ADMIN', () => {
  it('remains when two concurrently demote each other, block each other or leave', async () => {
    const ways: ((
      by: SignedInPerson,
      other: SignedInPerson,
    ) => Promise<{ status: number; body: { message?: string } }>)[] = [
      (by, other) => setRole(by, other.id, ['USER']),
      (by, other) => setBlock(by, other.id, true),
      (by) => by.delete('/v1/users/me'),
    ];
    await identity.models.users.updateMany({ roles: 'SYSTEM_ADMIN' }, { isBlocked: true });
    for (const way of ways) {
      const [one, two] = await Promise.all([
        signedInPerson(identity, { roles: ['SYSTEM_ADMIN'] }),
        signedInPerson(identity, { roles: ['SYSTEM_ADMIN'] }),
      ]);
      const responses = await Promise.all([way(one, two), way(two, one)]);
      const left = await identity.models.users.countDocuments({
        roles: 'SYSTEM_ADMIN',
        isBlocked: false,
        isClosed: false,
      });
      expect({ left, statuses: responses.map(({ status }) => status < 300).sort() }).toEqual({
        left: 1,
        statuses: [false, true],
      });
      await identity.models.users.updateMany({ roles: 'SYSTEM_ADMIN' }, { isBlocked: true });
    }
    await identity.models.users.updateOne({ _id: boss.id }, { isBlocked: false });
  });

  it('cannot leave', async () => {
    expect(await boss.delete('/v1/users/me')).toMatchObject(notAllowed);
  });
});
