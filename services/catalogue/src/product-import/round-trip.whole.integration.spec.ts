import { parse } from 'csv-parse/sync';
import type { Product, ProductCard } from '@gvg/contracts/catalogue/http/products';
import { productFileColumns } from '@gvg/contracts/catalogue/product-file';
import type { CsvSeparator } from '@gvg/contracts/values/csv-separator';
import type { StaffPage } from '@gvg/contracts/definitions/paging';
import { eventually } from '@gvg/testing/eventually';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { productImports } from '../testing/product-imports.fixtures.ts';
import { picture } from '../testing/valid-inputs.ts';

/** The shop that a file comes from, and one with the same categories and producers but no products. */
let from: CatalogueHarness;
let to: CatalogueHarness;
const made: Product[] = [];

const hostile = [
  `'=1+1`,
  '=HYPERLINK("http://x","y")',
  '-5',
  "''@x",
  '＝1+1',
  '＋84 90',
  '"trích" dẫn; a,b',
  'dòng một\ndòng hai\r\ndòng ba',
  'bánh 🍘👨‍👩‍👧 é',
  'TRUE',
  '1-2',
  '0012',
  '8.93E+12',
  'sep=;',
  'x\ty',
];

beforeAll(async () => {
  from = await startCatalogueHarness('round-trip-from');
  to = await startCatalogueHarness('round-trip-to');
  for (const [index, text] of hostile.entries())
    made.push(
      await from.makeProduct({
        name: {
          vi: `${text} x${index}`.replaceAll(/\s/g, ' '),
          en: index % 2 === 0 ? '' : text.replaceAll(/\s/g, ' '),
        },
        sku: `${text.replaceAll(/\s/g, ' ').slice(0, 50)} ${index}`,
        // A bare 8.93E+12 is not a code that a file can contain.
        barcode: `${text.replaceAll(/\s/g, ' ').slice(0, 50)} ${index}`,
        ingredients: { vi: text, en: '' },
        storage: { vi: text, en: text },
        ...(index % 3 === 0 && {
          dimensionsMm: { length: 100, width: 80, height: 20 + index },
          salePrice: 60_000 + index,
        }),
        ...(index % 3 === 1 && { warnings: { vi: text, en: text }, shelfLifeDays: index + 1 }),
        description: { vi: `<p>${text.replaceAll('<', '')}</p>`, en: '' },
        images: [picture, `/v1/file-manager/files/other-${index}.png`],
        quantityPerUnit: 0.5 + index,
        stock: index,
        isShowed: index !== 4,
      }),
    );
  await from.client.put(`/v1/products/status/${made[2]?._id}`, { as: 'ADMIN', body: { isDeleted: true } });
  await from.client.patch(`/v1/products/${made[3]?._id}`, { as: 'ADMIN', body: { price: 71_000 } });
  const { categories, producers } = from.models;
  // The other shop already has groups of the same names.
  const elsewhere = <Group extends { nameKey: string }>(groups: Group[]) =>
    groups.map((group) => ({ ...group, nameKey: `${group.nameKey} khác` }));
  await to.models.categories.collection.insertMany(elsewhere(await categories.find().lean()));
  await to.models.producers.collection.insertMany(elsewhere(await producers.find().lean()));
});

afterAll(async () => {
  await from.close();
  await to.close();
});

const all = { includeHidden: 'true', includeDeleted: 'true', sort: 'createdAt' };

async function exported(shop: CatalogueHarness, separator: CsvSeparator = 'COMMA'): Promise<string> {
  await eventually(async () => {
    const { body } = await shop.client.get<StaffPage<ProductCard>>('/v1/products', {
      as: 'ADMIN',
      query: { ...all, limit: 100 },
    });
    expect(body.docs).toHaveLength(hostile.length);
  });
  const query = { ...all, separator };
  return (await shop.client.post('/v1/products/export', { as: 'ADMIN', query })).text;
}

const importsOf = (shop: CatalogueHarness) => productImports(() => shop.client);

it.each(['COMMA', 'SEMICOLON'] as const)('imports its own file with %s without a change', async (separator) => {
  const imports = importsOf(from);
  const one = await imports.dryRun(await exported(from, separator));
  expect(await imports.rows(one._id, 'BAD')).toEqual([]);
  expect(one.figures).toMatchObject({ created: 0, changed: 0, same: hostile.length, bad: 0, toLookAt: 0 });
});

it('imports a UTF-16 file with tabs, as saved by Excel, without a change', async () => {
  const rows = parse(await exported(from), { bom: true }) as string[][];
  const quoted = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const text = rows.map((cells) => cells.map(quoted).join('\t')).join('\r\n');
  const imports = importsOf(from);
  const one = await imports.dryRun(Uint8Array.from(Buffer.from(`\uFEFF${text}\r\n`, 'utf16le')));
  expect(one).toMatchObject({ encoding: 'UTF-16LE', separator: 'TAB' });
  expect(one.figures).toMatchObject({ changed: 0, same: hostile.length, bad: 0 });
});

it('recreates products in a shop without them, field by field and byte by byte', async () => {
  const file = await exported(from);
  const imports = importsOf(to);
  const one = await imports.dryRun(file);
  expect(one.figures).toMatchObject({ created: 0, bad: hostile.length, unknownIds: hostile.length });
  await imports.update(one._id, { create: 'ALL' });
  const ready = await imports.settled(one._id, 'READY');
  expect(await imports.rows(one._id, 'BAD')).toEqual([]);
  expect(ready.figures).toMatchObject({ created: hostile.length });
  expect(await imports.run(one._id)).toMatchObject({ failed: 0, change: { done: hostile.length } });

  const documents = async ({ models }: CatalogueHarness) =>
    (await models.products.find().sort({ _id: 1 }).lean()).map(
      ({ revision: _r, editRevision: _e, createdAt: _c, sold: _s, ratingStars: _rs, ratingCount: _rc, ...fields }) =>
        fields,
    );
  expect(await documents(to)).toEqual(await documents(from));
  const withoutRevision = (text: string) =>
    parse(text, { bom: true }).map((cells: string[]) => cells.toSpliced(productFileColumns.indexOf('revision'), 1));
  const [before, after] = [withoutRevision(file), withoutRevision(await exported(to))];
  expect(after).toEqual(before);
});
