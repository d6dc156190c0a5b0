import { LRUCache } from 'lru-cache';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { getProductsForService } from '@gvg/contracts/catalogue/http/internal-stock';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';
import type { StoredGroup } from './known-group.model.ts';
import type { StoredProduct } from './known-product.model.ts';
import { toStoredProduct } from './stored-product.ts';
import { writeIfNewer } from './write-if-newer.ts';

/** A product as catalogue says it is now. */
export interface KnownProduct extends Omit<StoredProduct, '_id' | 'isOutdated'> {
  _id: string;
  isCategoryShown: boolean;
  isProducerShown: boolean;
}

export interface KnownProducts {
  /**
   * By id; those that catalogue does not have are missing. Whether category and producer are shown is as it was within the last second. What no event has
   * brought yet is asked for, and stored. SERVICE_UNAVAILABLE or GATEWAY_TIMEOUT where that is needed and catalogue does not respond; what is merely outdated
   * by an import is served as it is then.
   */
  find(ids: readonly string[]): Promise<Map<string, KnownProduct>>;
  /** One product as it was within the last second, which adds it to carts without a query: the cart shows what it is now, and an order reserves its stock. */
  findRecent(id: string): Promise<KnownProduct | undefined>;
}

export interface KnownProductModels {
  knownProducts: Model<StoredProduct>;
  knownGroups: Model<StoredGroup>;
}

type Looked = ResponseBodyOf<typeof getProductsForService>['docs'][number];

const recent = { max: 1_000, ttl: 1_000 };

/** Greatest number of ids of one lookup. */
const lookupSize = 100;

type FindGroups = (ids: readonly string[]) => Promise<StoredGroup[]>;

interface Found {
  products: Map<string, KnownProduct>;
  /** Unknown ids. */
  missing: string[];
  outdated: string[];
}

async function readStored(
  { knownProducts }: Pick<KnownProductModels, 'knownProducts'>,
  ids: readonly string[],
  findGroups: FindGroups,
): Promise<Found> {
  const stored = await knownProducts.find({ _id: { $in: ids } }).lean<StoredProduct[]>();
  const groupIds = [...new Set(stored.flatMap(({ category, producer }) => [category, producer]))];
  const groups = new Map((await findGroups(groupIds)).map((group) => [group._id.toHexString(), group]));
  const found: Found = { products: new Map(), missing: [], outdated: [] };
  for (const { _id, isOutdated, ...product } of stored) {
    const [category, producer] = [groups.get(product.category), groups.get(product.producer)];
    if (category === undefined || producer === undefined) continue;
    const id = _id.toHexString();
    if (isOutdated || category.isOutdated || producer.isOutdated) found.outdated.push(id);
    found.products.set(id, {
      ...product,
      _id: id,
      isCategoryShown: category.isShown,
      isProducerShown: producer.isShown,
    });
  }
  found.missing = ids.filter((id) => !found.products.has(id));
  return found;
}

/** A lookup says of a group whether it is shown, but no revision: what an event has said about it stands. */
async function storeGroup(model: Model<StoredGroup>, id: string, isShown: boolean): Promise<void> {
  const _id = new Types.ObjectId(id);
  await model.updateOne({ _id }, { $setOnInsert: { isShown, isOutdated: false, revision: 0 } }, { upsert: true });
  await model.updateOne({ _id, isOutdated: true }, { $set: { isShown, isOutdated: false } });
}

async function storeLooked({ knownProducts, knownGroups }: KnownProductModels, docs: readonly Looked[]): Promise<void> {
  const groups = new Map(
    docs.flatMap(({ category, producer, isCategoryShown, isProducerShown }) => [
      [category, isCategoryShown] as const,
      [producer, isProducerShown] as const,
    ]),
  );
  for (const [id, isShown] of groups) await storeGroup(knownGroups, id, isShown);
  for (const doc of docs) await writeIfNewer(knownProducts, toStoredProduct(doc, doc.revision), { orSame: true });
}

/** The projection of catalogue's products, fed by its events. */
export function createKnownProducts(
  models: KnownProductModels,
  target: Omit<InternalTarget, 'service'>,
): KnownProducts {
  async function lookUp(ids: readonly string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += lookupSize) {
      const { docs } = await callInternal(
        getProductsForService,
        { ...target, service: 'cart' },
        { body: { ids: ids.slice(start, start + lookupSize) } },
      );
      await storeLooked(models, docs);
    }
  }

  const recentGroups = new LRUCache<string, StoredGroup>(recent);
  const findGroups: FindGroups = async (ids) => {
    if (ids.length === 0) return [];
    const groups = await models.knownGroups.find({ _id: { $in: ids } }).lean<StoredGroup[]>();
    for (const group of groups) recentGroups.set(group._id.toHexString(), group);
    return groups;
  };
  const findRecentGroups: FindGroups = async (ids) => {
    const { known = [], unknown = [] } = Object.groupBy(ids, (id) => (recentGroups.has(id) ? 'known' : 'unknown'));
    return [...known.flatMap((id) => recentGroups.get(id) ?? []), ...(await findGroups(unknown))];
  };

  async function find(ids: readonly string[]): Promise<Map<string, KnownProduct>> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return new Map();
    const { products, missing, outdated } = await readStored(models, wanted, findRecentGroups);
    if (missing.length === 0 && outdated.length === 0) return products;
    try {
      await lookUp([...missing, ...outdated]);
    } catch (error) {
      if (missing.length > 0 || !(error instanceof ApiFailure)) throw error;
      return products;
    }
    return (await readStored(models, wanted, findGroups)).products;
  }

  const recentProducts = new LRUCache<string, KnownProduct>({
    ...recent,
    ignoreFetchAbort: true,
    fetchMethod: async (id) => (await find([id])).get(id),
  });
  return { find, findRecent: (id) => recentProducts.fetch(id) };
}
