import { signedInPerson } from '../testing/people.ts';
import { startIdentityHarness } from '../testing/identity-harness.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { addPhonesToSearch } from './add-phones-to-search.ts';

let identity: IdentityHarness;

beforeAll(async () => {
  identity = await startIdentityHarness('add-phones');
});
afterAll(() => identity.close());

it('lets accounts of earlier versions be found by their numbers, once', async () => {
  const person = await signedInPerson(identity);
  const { users } = identity.models;
  await users.updateOne({ _id: person.id }, { phone: '+84912345678' });
  const found = async () =>
    (await identity.client.get<{ totalDocs: number }>('/v1/users', { as: 'ADMIN', query: { search: '0912 345 678' } }))
      .body.totalDocs;
  expect(await found()).toBe(0);
  expect(await addPhonesToSearch({ users })).toBe(1);
  expect(await found()).toBe(1);
  expect(await addPhonesToSearch({ users })).toBe(0);
});
