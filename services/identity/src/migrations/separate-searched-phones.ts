import type { Model } from 'mongoose';
import { searchKeysOf } from '../user/search-words.ts';
import type { StoredUser } from '../user/user.model.ts';

/** Separates phone numbers from the search words, where earlier versions found them by any prefix. */
export async function separateSearchedPhones({ users }: { users: Model<StoredUser> }): Promise<number> {
  let count = 0;
  for await (const user of users
    .find({ searchPhones: { $exists: false } })
    .lean<StoredUser>()
    .cursor()) {
    const keys = user.isClosed ? { searchWords: [], searchPhones: [] } : searchKeysOf(user);
    await users.updateOne({ _id: user._id, revision: user.revision }, { $set: keys });
    count += 1;
  }
  return count;
}
