import { randomInt } from 'node:crypto';
import type { ResponseOf } from '@gvg/contracts/definitions/endpoint';
import type { searchIdentity } from '@gvg/contracts/identity/http/search';
import { startIdentityHarness } from '../../testing/identity-harness.ts';
import type { IdentityHarness } from '../../testing/identity-harness.ts';
import { signedInPerson } from '../../testing/people.ts';
import type { SignedInPerson } from '../../testing/people.ts';

type Found = ResponseOf<typeof searchIdentity>;

let identity: IdentityHarness;
let admin: SignedInPerson;
let person: SignedInPerson;

beforeAll(async () => {
  identity = await startIdentityHarness('search');
  admin = await signedInPerson(identity, { roles: ['ADMIN'] });
  person = await signedInPerson(identity);
});
afterAll(() => identity.close());

const ask = (q: string, query: Record<string, unknown> = {}) =>
  admin.get<Found>('/v1/search/identity', undefined, { query: { q, ...query } });
const search = async (q: string) => (await ask(q)).body.users;

it.each(['090 123 45 67', '0901234567', '+84 90 123 45 67', '+84 (0)901234567', '0084901234567', '90.123.45.67'])(
  'finds an account by its phone number as %j without revealing the number',
  async (q) => {
    await person.patch('/v1/users/update-user-info', { phone: '0901234567' });
    const { hits } = await search(q);
    expect(hits).toMatchObject([{ _id: person.id, email: person.email, isFoundByPhone: true }]);
    expect(JSON.stringify(hits)).not.toContain('1234567');
  },
);

it('finds an account by name without accents and by the start of its mail address', async () => {
  const name = `Trần Thị Đẹp ${randomInt(1_000_000)}`;
  await person.patch('/v1/users/update-user-info', { displayName: name });
  for (const q of ['dep tran', 'TRẦN', person.email, person.email.slice(0, -4).toUpperCase()])
    expect((await search(q)).hits).toMatchObject([{ _id: person.id, isFoundByPhone: false }]);
  expect(await search('example.com')).toEqual({ count: 0, isMore: false, hits: [] });
});

it('omits closed accounts', async () => {
  const { email } = person;
  const user = await identity.models.users.findById(person.id).orFail().lean();
  await identity.models.users.updateOne({ _id: user._id }, { isClosed: true });
  expect((await search(email)).count).toBe(0);
  await identity.models.users.updateOne({ _id: user._id }, { isClosed: false });
  expect((await search(email)).count).toBe(1);
});

it('returns at most the requested number, newest first, and counts up to a hundred', async () => {
  const { _id, ...user } = await identity.models.users.findById(person.id).orFail().lean();
  await identity.models.users.collection.insertMany(
    Array.from({ length: 101 }, (_, row) => ({
      ...{ ...user, emailKey: `same.${row}@mail.example`, displayNameKeys: [`same ${row}`], searchWords: ['samename'] },
      createdAt: new Date(Date.UTC(2026, 0, 1) + row * 1_000),
    })) as never[],
  );
  const found = await search('samename');
  expect(found).toMatchObject({ count: 100, isMore: true });
  const times = found.hits.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await ask('samename', { limit: 2 })).body.users.hits).toHaveLength(2);
});

it.each(['.*', '^a', '(a+)+$', '🍜🍜', '{"$gt":""}'])('does not interpret %j as a pattern', async (q) => {
  expect(await search(q)).toEqual({ count: 0, isMore: false, hits: [] });
});

it.each(['', 'a', 'a'.repeat(101), 'a'.repeat(10_000), 'a\0b'])(
  'rejects a text that is too short, too long or not a string',
  async (q) => {
    expect(await ask(q)).toMatchObject({ status: 400, body: { message: 'INVALID_PAYLOAD' } });
  },
);

it('finds an account only by its whole number, and a staff account only for a SYSTEM_ADMIN', async () => {
  const owner = await signedInPerson(identity, { roles: ['ADMIN', 'SYSTEM_ADMIN'] });
  await owner.patch('/v1/users/update-user-info', { phone: '0987654321' });
  await person.patch('/v1/users/update-user-info', { phone: '0987654320' });
  const idsFor = async (staff: SignedInPerson, q: string) => {
    const { body } = await staff.get<Found>('/v1/search/identity', undefined, { query: { q } });
    return body.users.hits.map(({ _id }) => _id);
  };
  for (const beginning of ['098765432', '84987', '9876'])
    for (const staff of [admin, owner]) expect(await idsFor(staff, beginning)).toEqual([]);
  expect(await idsFor(admin, '0987654320')).toEqual([person.id]);
  expect(await idsFor(admin, '0987654321')).toEqual([]);
  expect(await idsFor(owner, '0987654321')).toEqual([owner.id]);
});
