import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Producer } from '@gvg/contracts/catalogue/http/producers';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import type { ImportedRecord } from '@gvg/contracts/catalogue/import-record';
import { runScript } from '@gvg/seed/command/run-script';
import { runningSite } from '@gvg/testing/running-site';
import type { SitePerson } from '@gvg/testing/site-calls';
import { newName } from './new-product.ts';

/**
 * Hidden products of a brand of their own, older than all others: whatever other tests list stays as it is, in the shop too. Stored by the command that imports demos:
 * calls would take a minute for a thousand, and more of them than one person may make.
 */
export async function storeProducts(
  staff: SitePerson,
  { count, price }: { count: number; price: number },
): Promise<Product[]> {
  const [like = {} as Product] = (await staff.call<{ docs: Product[] }>('GET', '/v1/products?limit=1')).docs;
  const { image } = await staff.call<Producer>('GET', `/v1/producers/${like.producer}`);
  const name = { vi: newName('Nhà đổi giá'), en: newName('Prices') };
  const { _id: producer } = await staff.call<Producer>('POST', '/v1/producers', { name, image });
  const products = Array.from({ length: count }, (_, index): Product => ({
    _id: randomBytes(12).toString('hex'),
    name: { vi: `Mắm ruốc ${name.vi} ${index + 1}`, en: `Shrimp paste ${name.en} ${index + 1}` },
    description: { vi: '<p>Mắm ruốc Huế.</p>', en: '<p>From Hue.</p>' },
    ...{ images: like.images, category: like.category, producer, country: 'VN', type: 'NORMAL', priority: '1' },
    ...{ price, unit: 'GRAM', quantityPerUnit: 250, weightGrams: 400, stock: 40, sold: 0 },
    ...{ ratingAverage: 0, ratingCount: 0, isShowed: false, isDeleted: false, revision: 1, editRevision: 1 },
    createdAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString(),
  }));
  const { environment } = runningSite();
  const records = products.map((value): ImportedRecord => ({ kind: 'product', value }));
  await runScript('services/catalogue/src/import.ts', {
    args: ['--bulk'],
    environment: { ...environment, DATABASE_NAME: environment['CATALOGUE_DATABASE_NAME'] as string },
    input: Readable.from(records.map((record) => `${JSON.stringify(record)}\n`)),
  });
  return products;
}
