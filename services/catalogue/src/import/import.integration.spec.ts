import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ImportedRecord, ImportedValue } from '@gvg/contracts/catalogue/import-record';
import type { Product, ProductCard } from '@gvg/contracts/catalogue/http/products';
import { createWithTransaction } from '@gvg/service-kit/data/database';
import { eventually } from '@gvg/testing/eventually';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { importProductsInBulk, recordCatalogueImported } from './import-products-in-bulk.ts';
import { importRecords } from './import-records.ts';
import type { ImportContext } from './import-records.ts';
import { ImportError, readRecords } from './read-records.ts';

let shop: CatalogueHarness;
let importContext: ImportContext;

beforeAll(async () => {
  shop = await startCatalogueHarness('import');
  importContext = {
    models: shop.models,
    freightRules: { change: (work) => work() },
    withTransaction: createWithTransaction(shop.connection),
    context: { actor: { kind: 'system', id: 'import' }, correlationId: randomUUID() },
  };
});
afterAll(() => shop.close());

const idOf = (number: number) => number.toString(16).padStart(24, '0');

function product(number: number, fields: Partial<Product> = {}): ImportedRecord {
  const value = {
    ...(shop.productBody() as Omit<Product, '_id'>),
    _id: idOf(number),
    name: { vi: `Mứt dừa non số ${number}`, en: `Young coconut ${number}` },
    sold: number,
    ratingAverage: 0,
    ratingCount: 0,
    isShowed: true,
    isDeleted: false,
    revision: 1,
    editRevision: 1,
    createdAt: '2026-10-01T00:00:00.000Z',
    ...fields,
  };
  return { kind: 'product', value };
}

const search = async (name: string) =>
  (await shop.client.get<{ docs: ProductCard[]; totalDocs: number }>('/v1/products', { query: { name, limit: 100 } }))
    .body;

describe('importRecords', () => {
  it('writes complete records under their ids and makes them searchable', async () => {
    const records = [
      product(1, { stock: 0 }),
      product(2, { isDeleted: true }),
      product(3, { description: { vi: '<p>Ngon <script>alert(1)</script></p>', en: '' } }),
    ];
    expect(await importRecords(records, importContext)).toBe(3);
    // The running service publishes the events of a process that has exited.
    await eventually(async () =>
      expect((await search('mut dua')).docs.map(({ _id, sold }) => [_id, sold])).toEqual([
        [idOf(3), 3],
        [idOf(1), 1],
      ]),
    );
    expect((await shop.client.get<Product>(`/v1/products/${idOf(3)}`)).body).toMatchObject({
      description: { vi: '<p>Ngon </p>' },
      createdAt: '2026-10-01T00:00:00.000Z',
      revision: 1,
    });
    expect(await shop.client.get(`/v1/products/${idOf(2)}`)).toMatchObject({ status: 410 });
  });

  it('does not change existing records', async () => {
    const [changed] = [product(1, { stock: 99 })];
    expect(await importRecords([changed, product(4)], importContext)).toBe(1);
    expect((await shop.client.get<Product>(`/v1/products/${idOf(1)}`)).body.stock).toBe(0);
  });

  it('writes a batch atomically', async () => {
    const twice = product(6, { name: { vi: 'Mứt dừa non số 5', en: '' } });
    await expect(importRecords([product(5), twice], importContext)).rejects.toThrow('E11000');
    expect(await shop.client.get(`/v1/products/${idOf(5)}`)).toMatchObject({ status: 404 });
  });

  it('overwrites default templates only until they are edited', async () => {
    const rates = (vi: string): ImportedRecord => {
      const value: ImportedValue<'template'> = {
        _id: idOf(100),
        createdAt: '2026-10-01T00:00:00.000Z',
        content: {
          type: 'RATE_TABLE',
          title: { vi, en: '' },
          introduction: { vi: '', en: '' },
          notes: { vi: '', en: '' },
        },
      };
      return { kind: 'template', value };
    };
    const title = async () =>
      (await shop.client.get<{ title: { vi: string }; revision: number }>('/v1/page-templates/get-type/RATE_TABLE'))
        .body;
    expect(await importRecords([rates('Cước của bản mẫu')], importContext)).toBe(1);
    expect(await title()).toMatchObject({ title: { vi: 'Cước của bản mẫu' }, revision: 2 });
    expect(await importRecords([rates('Cước khác')], importContext)).toBe(0);
    expect(await title()).toMatchObject({ title: { vi: 'Cước của bản mẫu' } });
  });

  it('records one event for a bulk import, after which every instance reloads', async () => {
    const records = Array.from({ length: 500 }, (_, number) =>
      product(1_000 + number, { name: { vi: `Trà sen hồ ${number}`, en: '' } }),
    );
    expect(await importProductsInBulk(records, importContext)).toBe(500);
    expect(
      await importProductsInBulk(
        [...records.slice(0, 10), product(2_000, { name: { vi: 'Trà sen cuối', en: '' } })],
        importContext,
      ),
    ).toBe(1);
    expect((await search('tra sen')).totalDocs).toBe(0);
    await recordCatalogueImported(501, importContext);
    await eventually(async () => expect((await search('tra sen')).totalDocs).toBe(501));
  });
});

describe('readRecords', () => {
  const read = async (...lines: string[]) => {
    const batches: ImportedRecord[][] = [];
    for await (const batch of readRecords(Readable.from(lines.map((line) => `${line}\n`)), 2)) batches.push(batch);
    return batches;
  };

  it('yields batches of one kind', async () => {
    const producer = { kind: 'producer', value: { ...shop.producer, _id: idOf(50) } };
    const lines = [producer, product(1), product(2), product(3)].map((record) => JSON.stringify(record));
    expect((await read(...lines)).map((batch) => batch.map(({ kind }) => kind))).toEqual([
      ['producer'],
      ['product', 'product'],
      ['product'],
    ]);
  });

  it.each([
    ['{"kind":"product"', 'line 1 is not JSON'],
    ['{"kind":"customer","value":{}}', 'line 1: kind'],
    ['{"kind":"product","value":{"name":{"vi":"x","en":""}}}', 'value.description'],
  ])('rejects %s with the reason', async (line, message) => {
    await expect(read(line)).rejects.toThrow(ImportError);
    await expect(read(line)).rejects.toThrow(message);
  });
});
