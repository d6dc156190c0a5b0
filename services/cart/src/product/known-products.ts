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

/** A product with catalogue's current data. */
export interface KnownProduct extends Omit<StoredProduct, '_id' | 'isOutdated'> {
  _id: string;
  isCategoryShown: boolean;
  isProducerShown: boolean;
}

export interface KnownProducts {
  /**
   * Finds products by id, without those that catalogue does not have. The visibility of category and producer is up to one second old. Requests and stores
   * products that no event has brought yet; throws `SERVICE_UNAVAILABLE` or `GATEWAY_TIMEOUT` if catalogue does not respond. Products outdated by an import are
   * served as stored in that case.
   */
  find(ids: readonly string[]): Promise<Map<string, KnownProduct>>;
  /** Finds a product that is up to one second old, which saves a query when adding to a cart: the cart shows current data, and an order reserves stock. */
  findRecent(id: string): Promise<KnownProduct | undefined>;
}

export interface KnownProductModels {
  knownProducts: Model<StoredProduct>;
  knownGroups: Model<StoredGroup>;
}

type Looked = ResponseBodyOf<typeof getProductsForService>['docs'][number];

const recent = { max: 1_000, ttl: 1_000 };

/** Maximum number of ids per lookup. */
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

/** A lookup returns the visibility of a group but no revision, so an event's data takes precedence. */
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

/** Creates the projection of catalogue's products, fed by its events. */
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
