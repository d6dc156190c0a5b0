import type { Model } from 'mongoose';
import { sortKeyOf } from '@gvg/contracts/values/vietnamese';
import { withoutSortKey } from '@gvg/service-kit/data/sort-keys';
import type { Identity } from '../identity.ts';
import type { StoredUser } from '../user/user.model.ts';
import type { StoredView } from '../view/view.model.ts';
import { addKeys } from './add-display-name-keys.ts';

/**
 * Updates name keys of earlier versions, which distinguished hoà and hòa and sorted by code points. Accounts with one name in both spellings keep it: one has
 * the unique keys, the others share them.
 */
export async function keyNames({ users, views }: Pick<Identity, 'users' | 'views'>): Promise<number> {
  return (await keyUsers(users)) + (await keyViews(views));
}

async function keyUsers(users: Model<StoredUser>): Promise<number> {
  let changed = 0;
  for await (const user of withoutSortKey(users, 'nameOrder')) {
    const { _id, displayName } = user;
    await addKeys(users, user);
    await users.collection.updateOne({ _id, displayName }, { $set: { nameOrder: sortKeyOf(displayName) } });
    changed += 1;
  }
  return changed;
}

async function keyViews(views: Model<StoredView>): Promise<number> {
  let changed = 0;
  for await (const { _id, name } of withoutSortKey(views, 'nameOrder')) {
    await views.collection.updateOne({ _id, name }, { $set: { nameOrder: sortKeyOf(name) } });
    changed += 1;
  }
  return changed;
}
