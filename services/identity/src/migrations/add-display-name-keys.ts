import type { Model } from 'mongoose';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import { displayNameKeysOf } from '../user/display-name/display-name-keys.ts';
import type { StoredUser } from '../user/user.model.ts';

type Named = Pick<StoredUser, '_id' | 'displayName' | 'isClosed'>;

/** Index of versions that compared one key, by which look-alikes differed. */
const earlierIndex = 'displayNameKey_1';

/**
 * Adds the keys of their names to accounts of earlier versions. Names that now count as equal remain: the oldest account has the unique keys, the others share
 * them, so that no other account can take the name.
 */
export async function addDisplayNameKeys({ users }: { users: Model<StoredUser> }): Promise<number> {
  if ((await users.collection.indexes()).some(({ name }) => name === earlierIndex))
    await users.collection.dropIndex(earlierIndex);
  const without = await users
    .find({ displayNameKeys: { $exists: false }, sharedNameKeys: { $exists: false } }, { displayName: 1, isClosed: 1 })
    .sort({ _id: 1 })
    .lean<Named[]>();
  for (const user of without) await addKeys(users, user);
  return without.length;
}

/** Adds the keys of an account's name, as shared ones if another account has them. */
export async function addKeys({ collection }: Model<StoredUser>, { _id, displayName, isClosed }: Named): Promise<void> {
  const keys = isClosed ? [] : displayNameKeysOf(displayName);
  const set = (fields: object, unset: object = {}) =>
    collection.updateOne({ _id, displayName }, { $set: fields, $unset: { displayNameKey: '', ...unset } });
  try {
    await set({ displayNameKeys: keys, sharedNameKeys: [] });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await set({ sharedNameKeys: keys }, { displayNameKeys: '' });
  }
}
