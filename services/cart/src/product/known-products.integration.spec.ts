import {
  catalogueImported,
  categoryChanged,
  producerChanged,
  productRemoved,
  productUpdated,
} from '@gvg/contracts/catalogue/events';
import { getProductsForService } from '@gvg/contracts/catalogue/http/internal-stock';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import { newId } from '../testing/products.fixtures.ts';
import type { ServiceProduct } from '../testing/products.fixtures.ts';
import { createKnownProducts } from './known-products.ts';
import type { KnownProducts } from './known-products.ts';

let shop: CartHarness;
let catalogue: EventPublisher;
let products: KnownProducts;

beforeAll(async () => {
  shop = await startCartHarness('products');
  catalogue = await openPublisher(shop, 'catalogue');
  products = createKnownProducts(shop.models, { url: shop.catalogue.url, secret: 'secret' });
});
afterAll(async () => {
  await catalogue.close();
  await shop.close();
});

const lookups = () => shop.catalogue.requestsTo(getProductsForService);
const find = async ({ _id }: { _id: string }) => (await products.find([_id])).get(_id);

/** In separate groups, so that no other test hides it. */
const makeProduct = (fields: Partial<ServiceProduct> = {}) =>
  shop.catalogue.makeProduct({ category: newId(), producer: newId(), ...fields });
const dataOf = ({
  revision: _revision,
  isCategoryShown: _category,
  isProducerShown: _producer,
  ...data
}: ServiceProduct) => data;
const publishUpdate = (product: ServiceProduct, revision: number) =>
  catalogue.publish({ contract: productUpdated, subjectId: product._id, revision, data: dataOf(product) });

it('requests all unknown products once and stores them', async () => {
  const [first, second] = [makeProduct(), makeProduct({ salePrice: 50_000, price: 60_000 })];
  const unknown = newId();
  const before = lookups().length;
  const found = await products.find([first._id, second._id, unknown, first._id]);
  expect([...found.keys()].sort()).toEqual([first._id, second._id].sort());
  expect(found.get(second._id)).toMatchObject({
    price: 50_000,
    isCategoryShown: true,
    isProducerShown: true,
    revision: 1,
  });
  await products.find([first._id, second._id]);
  expect(
    lookups()
      .slice(before)
      .map(({ body }) => body.ids.length),
  ).toEqual([3]);
});

it('applies product changes and ignores older events', async () => {
  const product = makeProduct();
  await find(product);
  await publishUpdate({ ...product, price: 1_000 }, 3);
  await eventually(async () => expect(await find(product)).toMatchObject({ price: 1_000, revision: 3 }));
  await publishUpdate({ ...product, price: 2_000 }, 2);
  const marker = makeProduct();
  await publishUpdate({ ...marker, price: 7 }, 2);
  await eventually(async () => expect(await find(marker)).toMatchObject({ price: 7 }));
  expect(await find(product)).toMatchObject({ price: 1_000 });
});

it('never overwrites a published product with an older lookup', async () => {
  const product = makeProduct();
  await publishUpdate({ ...product, stock: 1 }, 5);
  await eventually(async () =>
    expect(await shop.models.knownProducts.findById(product._id)).toMatchObject({ stock: 1 }),
  );
  // Its groups are unknown, so catalogue is asked, and still returns the state before the event.
  expect(await find(product)).toMatchObject({ stock: 1, revision: 5 });
});

it('marks removed products, and those with a hidden category or producer', async () => {
  const [removed, hidden, unlisted] = [makeProduct(), makeProduct(), makeProduct()];
  await products.find([removed._id, hidden._id, unlisted._id]);
  await catalogue.publish({
    contract: productRemoved,
    subjectId: removed._id,
    revision: 2,
    data: dataOf({ ...removed, isDeleted: true }),
  });
  const group = { name: { vi: 'Nhóm', en: '' }, image: '/v1/file-manager/files/a.jpg', createdAt: removed.createdAt };
  await catalogue.publish({
    contract: categoryChanged,
    subjectId: hidden.category,
    revision: 2,
    data: { ...group, _id: hidden.category, type: 'SEEDS', isShowed: false, isDeleted: false },
  });
  await catalogue.publish({
    contract: producerChanged,
    subjectId: unlisted.producer,
    revision: 2,
    data: { ...group, _id: unlisted.producer, isShowed: true, isDeleted: true },
  });
  await eventually(async () => {
    expect(await find(removed)).toMatchObject({ isDeleted: true });
    expect(await find(hidden)).toMatchObject({ isCategoryShown: false, isProducerShown: true });
    expect(await find(unlisted)).toMatchObject({ isCategoryShown: true, isProducerShown: false });
  });
});

it('requests products again after an import, and serves the stored ones while catalogue does not respond', async () => {
  const product = makeProduct();
  await find(product);
  shop.catalogue.products.set(product._id, { ...product, price: 9_000 });
  await catalogue.publish({ contract: catalogueImported, subjectId: newId(), revision: 1, data: { products: 1 } });
  await eventually(async () =>
    expect(await shop.models.knownProducts.findById(product._id)).toMatchObject({ isOutdated: true }),
  );
  const unreachable = createKnownProducts(shop.models, { url: 'http://127.0.0.1:1', secret: 'secret' });
  expect((await unreachable.find([product._id])).get(product._id)).toMatchObject({ price: product.price });
  expect(await find(product)).toMatchObject({ price: 9_000 });
  const before = lookups().length;
  await find(product);
  expect(lookups()).toHaveLength(before);
  await expect(unreachable.find([newId()])).rejects.toEqual(new ApiFailure('SERVICE_UNAVAILABLE'));
});
