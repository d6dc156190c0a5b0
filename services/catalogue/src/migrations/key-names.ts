import type { Model } from 'mongoose';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import { withoutSortKey } from '@gvg/service-kit/data/sort-keys';
import type { Catalogue } from '../catalogue.ts';
import { nameKeyOf, nameOrderOf } from '../entity/name-key.ts';
import type { StoredProduct } from '../product/product.model.ts';
import type { StoredGroup } from '../product-group/stored-group.ts';

/** In keys of versions that took hoà and hòa, Ð and Đ for different ones; in today's the tone is on the first vowel. */
const earlierSpelling = /o[àáảãạèéẻẽẹ]|u[ỳýỷỹỵ]|[ðɖ]/;

/**
 * Names of earlier versions, which sorted by code points and took two spellings of a name for two names, get today's keys. Goods and groups that are there in
 * both spellings stay: the second keeps its own key.
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

/** Undefined where another one has the key already. */
async function unlessTaken<Result>(write: Promise<Result>): Promise<Result | undefined> {
  try {
    return await write;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return undefined;
  }
}
