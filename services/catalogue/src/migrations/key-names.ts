import type { Model } from 'mongoose';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import { withoutSortKey } from '@gvg/service-kit/data/sort-keys';
import type { Catalogue } from '../catalogue.ts';
import { nameKeyOf, nameOrderOf } from '../entity/name-key.ts';
import type { StoredProduct } from '../product/product.model.ts';
import type { StoredGroup } from '../product-group/stored-group.ts';

/** Matches keys of earlier versions, which distinguished hoà and hòa, Ð and Đ. Current keys have the tone on the first vowel. */
const earlierSpelling = /o[àáảãạèéẻẽẹ]|u[ỳýỷỹỵ]|[ðɖ]/;

/**
 * Updates name keys of earlier versions, which sorted by code points and did not unify spellings. If a product or group exists in both spellings, the second
 * keeps its own key.
 */
export async function keyNames({
  models: { categories, producers, products },
}: Pick<Catalogue, 'models'>): Promise<number> {
  const groups = [await keyGroups(categories), await keyGroups(producers)];
  return groups.reduce((sum, changed) => sum + changed, await keyProducts(products));
}

async function keyGroups<Stored extends StoredGroup>(groups: Model<Stored>): Promise<number> {
  let changed = 0;
  for await (const { _id, name } of withoutSortKey(groups, 'nameOrder')) {
    await groups.collection.updateOne({ _id }, { $set: { nameOrder: nameOrderOf(name) } });
    await unlessTaken(groups.collection.updateOne({ _id }, { $set: { nameKey: nameKeyOf(name) } }));
    changed += 1;
  }
  return changed;
}

async function keyProducts({ collection }: Model<StoredProduct>): Promise<number> {
  let changed = 0;
  const found = collection.find({ nameKey: earlierSpelling }, { projection: { name: 1, nameKey: 1 } }).sort({ _id: 1 });
  for await (const { _id, name, nameKey } of found) {
    const result = await unlessTaken(
      collection.updateOne({ _id, nameKey }, { $set: { nameKey: nameKeyOf(name as StoredProduct['name']) } }),
    );
    changed += result?.modifiedCount ?? 0;
  }
  return changed;
}

/** Returns undefined if another document already has the key. */
async function unlessTaken<Result>(write: Promise<Result>): Promise<Result | undefined> {
  try {
    return await write;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return undefined;
  }
}
