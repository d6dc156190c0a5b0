import { parse } from 'csv-parse/sync';
import type { Page } from '@gvg/contracts/definitions/paging';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { eventually } from '@gvg/testing/eventually';
import { auditRecordModel } from '../../audit/audit-record.model.ts';
import { startIdentityHarness } from '../../testing/identity-harness.ts';
import type { IdentityHarness } from '../../testing/identity-harness.ts';
import { signedInPerson } from '../../testing/people.ts';
import type { SignedInPerson } from '../../testing/people.ts';

let identity: IdentityHarness;
let admin: SignedInPerson;
let person: SignedInPerson;

beforeAll(async () => {
  identity = await startIdentityHarness('export-users');
  admin = await signedInPerson(identity, { roles: ['USER', 'ADMIN'] });
  person = await signedInPerson(identity);
});
afterAll(() => identity.close());

type Row = Record<string, string>;

const exportFile = (query: Record<string, unknown>) => admin.post('/v1/users/export', undefined, { query });
const exported = async (query: Record<string, unknown> = {}): Promise<Row[]> => {
  const { status, text } = await exportFile(query);
  expect(status).toBe(200);
  return parse(text, { columns: true, bom: true });
};

it("exports the list's fields of each account, and no phone number", async () => {
  await identity.models.users.updateOne({ _id: person.id }, { phone: '+84912345678', displayName: '=1+1' });
  const { text } = await exportFile({});
  expect(text).not.toContain('912345678');
  const row = (await exported()).find(({ user }) => user === person.id);
  expect(row).toEqual({
    user: person.id,
    name: `'=1+1`,
    email: person.email,
    is_verified: 'true',
    roles: 'USER',
    is_blocked: 'false',
    created_at: expect.stringMatching(/^\d{4}-.+Z$/),
    last_seen_at: expect.stringMatching(/^\d{4}-.+Z$/),
  });
});

it('preserves each character of a name, and starts no cell with a formula', async () => {
  for (const [displayName, cell] of [
    ['-5', `'-5`],
    ['＝1+1', `'＝1+1`],
    ['Thu "Hà", 🍜\nhai dòng', 'Thu "Hà", 🍜\nhai dòng'],
  ] as const) {
    await identity.models.users.updateOne({ _id: person.id }, { displayName });
    expect((await exported()).find(({ user }) => user === person.id)?.['name']).toBe(cell);
  }
});

it('exports the rows of the list, newest first, without closed accounts', async () => {
  const blocked = await signedInPerson(identity);
  const closed = await signedInPerson(identity);
  await identity.models.users.updateOne({ _id: blocked.id }, { isBlocked: true });
  await identity.models.users.updateOne({ _id: closed.id }, { isClosed: true });
  const sizes: number[] = [];
  for (const query of [{}, { role: 'ADMIN' }, { blocked: 'true' }, { search: blocked.email }]) {
    const { docs } = (await admin.get<Page<UserSummary>>('/v1/users', undefined, { query: { ...query, limit: 100 } }))
      .body;
    const rows = await exported(query);
    expect({ query, ids: rows.map(({ user }) => user) }).toEqual({ query, ids: docs.map(({ _id }) => _id) });
    sizes.push(rows.length);
  }
  expect(sizes).toEqual([3, 1, 1, 1]);
});

it('audits the export with its caller and filters, without the search words', async () => {
  await exported({ search: person.email, role: 'USER' });
  const recorded = await eventually(async () => {
    const found = await auditRecordModel(identity.connection)
      .findOne({ action: 'user.export', 'after.role': 'USER' })
      .lean();
    expect(found).not.toBeNull();
    return found;
  });
  expect(recorded).toMatchObject({
    actor: { kind: 'user', id: admin.id },
    subject: { type: 'export', id: 'user' },
    before: null,
    after: { name: `users_${vietnamDayOf(new Date())}`, role: 'USER', hasSearch: true },
  });
  expect(JSON.stringify(recorded)).not.toContain(person.email);
});
