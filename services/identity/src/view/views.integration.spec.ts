import type { Page } from '@gvg/contracts/definitions/paging';
import type { View } from '@gvg/contracts/identity/http/views';
import { viewLimit } from '@gvg/contracts/identity/views';
import { eventually } from '@gvg/testing/eventually';
import { startIdentityHarness } from '../testing/identity-harness.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { auditOf, signedInPerson } from '../testing/people.ts';
import type { SignedInPerson } from '../testing/people.ts';

let identity: IdentityHarness;
let mai: SignedInPerson;
let tuan: SignedInPerson;
let boss: SignedInPerson;

beforeAll(async () => {
  identity = await startIdentityHarness('views');
  mai = await signedInPerson(identity, { roles: ['ADMIN'] });
  tuan = await signedInPerson(identity, { roles: ['ADMIN'] });
  boss = await signedInPerson(identity, { roles: ['SYSTEM_ADMIN'] });
});
afterAll(() => identity.close());

const fields = {
  area: 'products',
  name: 'Sắp hết',
  query: { stock: 'LOW', search: 'cà phê' },
  columns: ['name', 'stock'],
  sort: '-stock',
  isShared: false,
};
const create = async (by: SignedInPerson, changes: object = {}) =>
  (await by.post<View>('/v1/views', { ...fields, ...changes })).body;
const namesFor = async (by: SignedInPerson, area = 'products') =>
  (await by.get<Page<View>>(`/v1/views?area=${area}&limit=100`)).body.docs.map(({ name }) => name);
const pathOf = ({ _id }: View) => `/v1/views/${_id}`;
const failure = (status: number, message: string) => ({ status, body: { message } });

it('shows a view to its owner until it is shared, then to all staff by name', async () => {
  const view = await create(mai, { name: 'b of Mai' });
  await create(mai, { name: 'a of Mai', query: {}, columns: [], sort: null });
  expect(view).toMatchObject({ ...fields, name: 'b of Mai', owner: mai.id, revision: 1 });
  expect(await namesFor(mai)).toEqual(['a of Mai', 'b of Mai']);
  expect(await namesFor(mai, 'orders')).toEqual([]);
  expect(await namesFor(tuan)).toEqual([]);
  await mai.put(pathOf(view), { ...fields, name: 'b of Mai', isShared: true });
  expect(await namesFor(tuan)).toEqual(['b of Mai']);
});

it('lets only its owner change a private view, and its owner and a SYSTEM_ADMIN a shared one', async () => {
  const own = await create(mai);
  for (const other of [tuan, boss]) {
    expect(await other.put(pathOf(own), fields)).toMatchObject(failure(404, 'VIEW_NOT_FOUND'));
    expect(await other.delete(pathOf(own))).toMatchObject(failure(404, 'VIEW_NOT_FOUND'));
  }
  const shared = await create(mai, { isShared: true });
  expect(await tuan.put(pathOf(shared), fields)).toMatchObject(failure(403, 'ACTION_NOT_ALLOWED'));
  expect(await tuan.delete(pathOf(shared))).toMatchObject(failure(403, 'ACTION_NOT_ALLOWED'));
  expect(await boss.put(pathOf(shared), { ...fields, isShared: true, name: 'renamed' })).toMatchObject({
    status: 200,
    body: { name: 'renamed', owner: mai.id, revision: 2 },
  });
  expect(await mai.put(pathOf(shared), { ...fields, revision: 1 })).toMatchObject({
    status: 409,
    body: { message: 'VERSION_CONFLICT', current: { name: 'renamed', revision: 2 } },
  });
  expect((await boss.delete(pathOf(shared))).status).toBe(204);
});

it('hides a removed view from everyone, and restores it with its id and owner', async () => {
  const view = await create(mai, { name: 'comes back', isShared: true });
  expect((await mai.delete(pathOf(view))).status).toBe(204);
  expect(await mai.delete(pathOf(view))).toMatchObject(failure(404, 'VIEW_NOT_FOUND'));
  expect([...(await namesFor(mai)), ...(await namesFor(tuan))]).not.toContain('comes back');
  const { _id, owner, updatedAt: _updatedAt, revision, ...content } = view;
  // Saving from an outdated page restores nothing.
  expect(await mai.put(pathOf(view), { ...content, revision })).toMatchObject(failure(409, 'VERSION_CONFLICT'));
  expect(await mai.put(pathOf(view), { ...content, revision: revision + 1 })).toMatchObject({
    status: 200,
    body: { _id, owner, ...content, revision: 3 },
  });
  expect(await namesFor(tuan)).toContain('comes back');
  await eventually(async () =>
    expect(await auditOf(identity, view._id)).toMatchObject([
      { action: 'view.restore', before: null, after: { name: 'comes back', revision: 3 } },
      { action: 'view.remove', after: null },
      { action: 'view.create', before: null, actor: { id: mai.id } },
    ]),
  );
});

it('stores only filters of its list, and no words that search for a person', async () => {
  const send = (changes: object) => mai.post('/v1/views', { ...fields, ...changes });
  const unknown = { status: 400, body: { details: [{ path: 'query', code: 'INVALID_ENUM_VALUE' }] } };
  expect(await send({ query: { password: 'x' } })).toMatchObject(unknown);
  expect(await send({ area: 'users', query: { search: 'thuha@mail.example' } })).toMatchObject(unknown);
  expect((await send({ area: 'users', query: { role: 'ADMIN' } })).status).toBe(201);
  expect(await send({ name: 'x'.repeat(61) })).toMatchObject(failure(400, 'INVALID_PAYLOAD'));
});

it('limits views of the audit to a SYSTEM_ADMIN', async () => {
  const audit = { ...fields, area: 'audit', query: {}, isShared: true };
  expect(await mai.post('/v1/views', audit)).toMatchObject(failure(403, 'INVALID_ROLE'));
  expect(await mai.get('/v1/views?area=audit')).toMatchObject(failure(403, 'INVALID_ROLE'));
  const { body } = await boss.post<View>('/v1/views', audit);
  expect(await namesFor(boss, 'audit')).toEqual([body.name]);
  expect(await mai.put(pathOf(body), audit)).toMatchObject(failure(403, 'INVALID_ROLE'));
});

it("limits the number of a person's views per list", async () => {
  const owner = await signedInPerson(identity, { roles: ['ADMIN'] });
  for (let count = 0; count < viewLimit; count += 1) await create(owner, { name: `view ${count}` });
  expect(await owner.post('/v1/views', fields)).toMatchObject({
    status: 400,
    body: { details: [{ path: 'name', code: 'TOO_MANY' }] },
  });
  expect((await owner.post('/v1/views', { ...fields, area: 'orders', query: {} })).status).toBe(201);
});

it("deletes a person's private views with the account and keeps shared ones", async () => {
  const leaver = await signedInPerson(identity, { roles: ['ADMIN'] });
  await create(leaver, { name: 'own of who leaves' });
  await create(leaver, { name: 'shared by who left', isShared: true });
  expect((await leaver.delete('/v1/users/me')).status).toBe(204);
  expect(await namesFor(boss)).toContain('shared by who left');
  expect(await identity.connection.collection('views').countDocuments({ name: 'own of who leaves' })).toBe(0);
});
