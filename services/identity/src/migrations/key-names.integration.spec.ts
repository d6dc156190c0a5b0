import { sortKeyOf } from '@gvg/contracts/values/vietnamese';
import { newPerson, signInCalls, startIdentityHarness } from '../testing/identity-harness.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { signedInPerson } from '../testing/people.ts';
import { keyNames } from './key-names.ts';

let identity: IdentityHarness;

beforeAll(async () => {
  identity = await startIdentityHarness('key-names');
});
afterAll(() => identity.close());

/** As stored by a version that distinguished the positions of a tone mark. */
async function storedByEarlierVersion(displayName: string): Promise<void> {
  const { id } = await signedInPerson(identity);
  const { users } = identity.models;
  const { _id } = await users.findById(id).orFail();
  const fields = { displayName, displayNameKeys: [displayName.toLowerCase().normalize('NFD')], sharedNameKeys: [] };
  await users.collection.updateOne({ _id }, { $set: fields, $unset: { nameOrder: '' } });
}

it('reserves names in both spellings, and lets accounts keep theirs', async () => {
  const { users, views } = identity.models;
  await storedByEarlierVersion('Thuý Hoà');
  await storedByEarlierVersion('Thúy Hòa');
  const view = { area: 'orders', name: 'Đơn gấp', query: {}, columns: [], isShared: true, revision: 1 };
  await views.collection.insertOne({ ...view, updatedAt: new Date() } as never);

  expect(await keyNames({ users, views })).toBe(3);
  expect(await keyNames({ users, views })).toBe(0);

  for (const displayName of ['Thuý Hoà', 'Thúy Hòa', 'Thuý Hòa'])
    expect(await signInCalls(identity).signUp(newPerson({ displayName }))).toMatchObject({
      status: 409,
      body: { message: 'DISPLAY_NAME_WAS_EXISTED' },
    });
  const stored = await users.find({ displayName: /^Th/ }).sort({ nameOrder: 1 }).lean();
  expect(stored.map(({ displayName }) => displayName).toSorted()).toEqual(['Thuý Hoà', 'Thúy Hòa']);
  expect((await views.findOne({ name: 'Đơn gấp' }).lean())?.nameOrder).toBe(sortKeyOf('Đơn gấp'));
});
