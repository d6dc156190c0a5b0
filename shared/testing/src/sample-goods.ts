import type { mongo } from 'mongoose';

const image = '/v1/file-manager/files/picture.png';

/** Writes the countries that a site's first start writes. `catalogue` is that service's database. */
export async function openCountries(catalogue: mongo.Db, codes: readonly string[]): Promise<void> {
  const countries = catalogue.collection<{ _id: string }>('countries');
  for (const [index, _id] of codes.entries())
    await countries.updateOne(
      { _id },
      { $set: { name: { vi: _id, en: _id }, order: { vi: index, en: index } } },
      { upsert: true },
    );
}

/**
 * Creates a category and a producer, and returns all fields of a product of theirs except its name. `create` posts as staff and returns the
 * id.
 */
export async function sampleGoods(create: (path: string, body: Record<string, unknown>) => Promise<string>) {
  const category = await create('/v1/product-categories', {
    name: { vi: 'Bánh kẹo', en: 'Sweets' },
    type: 'PACKAGED_FOOD',
    image,
  });
  const producer = await create('/v1/producers', { name: { vi: 'Lò bánh Tây Ninh', en: '' }, image });
  return {
    description: { vi: '<p>Ngon</p>', en: '' },
    images: [image],
    category,
    producer,
    country: 'VN',
    type: 'NORMAL',
    priority: '1',
    price: 65_000,
    unit: 'GRAM',
    quantityPerUnit: 500,
    weightGrams: 550,
  };
}
