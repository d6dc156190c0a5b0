import { getProductsForService } from '@gvg/contracts/catalogue/http/internal-stock';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { createKnownProducts } from './known-products.ts';
import type { KnownProductModels } from './known-products.ts';

const { boolean, integer, like, number, regex, string } = matchers;
const { exchange } = httpPact({ consumer: 'cart', provider: 'catalogue' });
const id = '6a0000000000000000000001';
const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.source, '2026-11-21T09:00:00.000Z');

/** Documents by id, in place of a collection. */
function fakeModel() {
  const stored = new Map<string, object>();
  return {
    replaceOne: async ({ _id }: { _id: object }, document: object) => void stored.set(String(_id), document),
    find: ({ _id }: { _id: { $in: string[] } }) => ({
      lean: async () => _id.$in.flatMap((key) => stored.get(key) ?? []),
    }),
    updateOne: async (filter: { _id: object; isOutdated?: boolean }, { $setOnInsert }: { $setOnInsert?: object }) => {
      if ($setOnInsert !== undefined) stored.set(String(filter._id), { _id: filter._id, ...$setOnInsert });
    },
  };
}

it('requests an unknown product from catalogue', async () => {
  const models = { knownProducts: fakeModel(), knownGroups: fakeModel() } as unknown as KnownProductModels;
  const product = {
    _id: id,
    name: { vi: string('Bánh tráng'), en: string('Rice paper') },
    images: like(['/v1/file-manager/files/a.jpg']),
    category: regex('^[0-9a-f]{24}$', 'c'.repeat(24)),
    producer: regex('^[0-9a-f]{24}$', 'd'.repeat(24)),
    country: regex('^[A-Z]{2}$', 'VN'),
    type: regex('^[A-Z_]+$', 'NORMAL'),
    priority: string('1'),
    price: integer(65_000),
    unit: regex('^[A-Z]+$', 'GRAM'),
    quantityPerUnit: number(500),
    weightGrams: integer(550),
    stock: integer(10),
    sold: integer(0),
    ratingAverage: number(0),
    ratingCount: integer(0),
    isDeleted: boolean(false),
    revision: integer(1),
    createdAt: instant,
    isCategoryShown: boolean(true),
    isProducerShown: boolean(true),
  };
  const found = await exchange(
    getProductsForService,
    {
      description: 'products that a cart does not know',
      providerState: `the product ${id} is on sale, with all of its fields`,
      body: { ids: [id] },
      response: { docs: [product] },
    },
    (url) => createKnownProducts(models, { url, secret: 'secret of sixteen characters' }).find([id]),
  );
  expect(found.get(id)).toMatchObject({
    price: 65_000,
    stock: 10,
    isCategoryShown: true,
    isProducerShown: true,
    image: '/v1/file-manager/files/a.jpg',
  });
});
