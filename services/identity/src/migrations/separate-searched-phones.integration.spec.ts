import { signedInPerson } from '../testing/people.ts';
import { startIdentityHarness } from '../testing/identity-harness.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { separateSearchedPhones } from './separate-searched-phones.ts';

let identity: IdentityHarness;

beforeAll(async () => {
  identity = await startIdentityHarness('separate-phones');
});
afterAll(() => identity.close());

it('makes an account of an earlier version searchable only by its whole number, once', async () => {
  const person = await signedInPerson(identity);
  const { users } = identity.models;
  const searchWords = ['somebody', '84912345678', '912345678'];
  await users.updateOne(
    { _id: person.id },
    { $set: { phone: '+84912345678', searchWords }, $unset: { searchPhones: 1 } },
  );
  const found = async (search: string) =>
    (await identity.client.get<{ totalDocs: number }>('/v1/users', { as: 'ADMIN', query: { search } })).body.totalDocs;
  expect(await separateSearchedPhones({ users })).toBe(1);
  expect(await found('0912 345 678')).toBe(1);
  expect(await found('0912 345')).toBe(0);
  expect(await separateSearchedPhones({ users })).toBe(0);
});
