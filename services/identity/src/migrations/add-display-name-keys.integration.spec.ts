import type { User } from '@gvg/contracts/identity/http/user-schema';
import { newPerson, signInCalls, startIdentityHarness } from '../testing/identity-harness.ts';
import type { IdentityHarness } from '../testing/identity-harness.ts';
import { signedInPerson } from '../testing/people.ts';
import type { SignedInPerson } from '../testing/people.ts';
import { addDisplayNameKeys } from './add-display-name-keys.ts';

let identity: IdentityHarness;

beforeAll(async () => {
  identity = await startIdentityHarness('name-keys');
});
afterAll(() => identity.close());

/** As stored by a version that compared only `displayNameKey`. */
async function storedByEarlierVersion(displayName: string): Promise<SignedInPerson> {
  const person = await signedInPerson(identity);
  const fields = {
    $set: { displayName, displayNameKey: displayName.toLowerCase() },
    $unset: { displayNameKeys: '', sharedNameKeys: '' },
  };
  await identity.models.users.collection.updateOne(
    { _id: (await identity.models.users.findById(person.id).orFail())._id },
    fields,
  );
  return person;
}

const rename = (person: SignedInPerson, displayName: string) =>
  person.patch<User>('/v1/users/update-user-info', { displayName });
const taken = { status: 409, body: { message: 'DISPLAY_NAME_WAS_EXISTED' } };

it('keeps existing pairs, and reserves their name even after one of them has left it', async () => {
  const { users } = identity.models;
  const first = await storedByEarlierVersion('Anna Pair');
  const second = await storedByEarlierVersion('Аnnа Pair');
  await users.collection.createIndex(
    { displayNameKey: 1 },
    { unique: true, partialFilterExpression: { isClosed: false, displayNameKey: { $exists: true } } },
  );
  expect(await addDisplayNameKeys({ users })).toBe(2);
  expect(await addDisplayNameKeys({ users })).toBe(0);

  for (const [person, name] of [
    [first, 'Anna Pair'],
    [second, 'Аnnа Pair'],
  ] as const)
    expect((await person.get<User>('/v1/users/me')).body.displayName).toBe(name);
  expect(await rename(second, 'ANNA PAIR')).toMatchObject(taken);
  expect((await rename(first, 'Somebody else')).status).toBe(200);
  expect(await signInCalls(identity).signUp(newPerson({ displayName: 'Anna Pair' }))).toMatchObject(taken);
  expect((await rename(second, 'ANNA PAIR')).status).toBe(200);
  expect((await users.collection.indexes()).map(({ name }) => name)).not.toContain('displayNameKey_1');
});
