import type { Model } from 'mongoose';
import { searchWordsOf } from '../user/search-words.ts';
import type { StoredUser } from '../user/user.model.ts';

/** Lets the accounts of earlier versions be found by their telephone numbers: those that have some, and no word of digits alone. */
export async function addPhonesToSearch({ users }: { users: Model<StoredUser> }): Promise<number> {
  const without = await users
    .find({
      isClosed: false,
      $or: [{ phone: { $ne: null } }, { 'addresses.0': { $exists: true } }],
      searchWords: { $not: /^\d{7,}$/ },
    })
    .lean<StoredUser[]>();
  for (const user of without)
    await users.updateOne({ _id: user._id, revision: user.revision }, { $set: { searchWords: searchWordsOf(user) } });
  return without.length;
}
