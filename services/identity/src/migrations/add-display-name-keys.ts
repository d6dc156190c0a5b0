import type { Model } from 'mongoose';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import { displayNameKeysOf } from '../user/display-name/display-name-keys.ts';
import type { StoredUser } from '../user/user.model.ts';

type Named = Pick<StoredUser, '_id' | 'displayName' | 'isClosed'>;

/** Of versions that compared one key, by which look-alikes differed. */
const earlierIndex = 'displayNameKey_1';

/**
 * Gives the accounts of earlier versions the keys of their names. Names that now count as the same stay as they are: the oldest account has the keys for
 * itself, the others share them, so that nobody else can take the name.
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

/** Gives an account the keys of its name; where another one has them, it shares them. */
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
