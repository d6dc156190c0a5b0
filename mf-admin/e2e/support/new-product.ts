import { randomUUID } from 'node:crypto';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import type { SitePerson } from '@gvg/testing/site-calls';

/** A name that nothing else has. */
export const newName = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

/** A product of its own, made like the first of the shop. */
export async function newProduct(staff: SitePerson, fields: Partial<Product> = {}): Promise<Product> {
  const [{ images, category, producer } = {} as Product] = (
    await staff.call<{ docs: Product[] }>('GET', '/v1/products?limit=1')
  ).docs;
  return staff.call<Product>('POST', '/v1/products', {
    name: { vi: newName('Mắm ruốc'), en: newName('Shrimp paste') },
    description: { vi: '<p>Mắm ruốc Huế.</p>', en: '<p>From Hue.</p>' },
    images,
    category,
    producer,
    country: 'VN',
    type: 'NORMAL',
    priority: '1',
    price: 58_000,
    unit: 'GRAM',
    quantityPerUnit: 250,
    weightGrams: 400,
    stock: 40,
    ...fields,
  });
}
