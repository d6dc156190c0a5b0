import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Types } from 'mongoose';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { productImports } from '../testing/product-imports.fixtures.ts';

/** Files saved by LibreOffice (`libreoffice/make.sh`). */
const read = (name: string) => Uint8Array.from(readFileSync(path.join(__dirname, 'libreoffice', name)));

let shop: CatalogueHarness;
const imports = productImports(() => shop.client);

/** Texts that it treats as numbers. */
const rewritten = ['LEADING_ZERO', 'LONG_NUMBER', 'REWRITTEN_NUMBER'];

beforeAll(async () => {
  shop = await startCatalogueHarness('libreoffice');
  const { categories, producers } = shop.models;
  const [category, producer] = [await categories.findOne().orFail().lean(), await producers.findOne().orFail().lean()];
  const under = (end: string) => ({ _id: new Types.ObjectId(`6a0000000000000000000${end}`), nameKey: end });
  await categories.collection.insertOne({ ...category, ...under('c01') });
  await producers.collection.insertOne({ ...producer, ...under('d01') });
  const one = await imports.dryRun(read('exported.csv'));
  await imports.update(one._id, { create: 'ALL' });
  await imports.settled(one._id, 'READY');
  expect(await imports.rows(one._id, 'BAD')).toEqual([]);
  await imports.run(one._id);
  // No file contains such a code, but a person may type it.
  const typed = { sku: '8.93E+12', skuKey: '8.93E+12', barcode: '8.93E+12' };
  await shop.models.products.updateOne({ _id: new Types.ObjectId('6a0000000000000000000112') }, { $set: typed });
});

afterAll(() => shop.close());

it('finds no change in an unmodified export', async () => {
  const one = await imports.dryRun(read('exported.csv'));
  expect(one.figures).toMatchObject({ same: 20, changed: 0, created: 0, bad: 0 });
});

it.each(['saved-vi-VN.csv', 'saved-vi-VN-xlsx.csv', 'saved-en-US.csv', 'saved-en-US-xlsx.csv'])(
  'finds only the reported changes in %s',
  async (name) => {
    const one = await imports.dryRun(read(name));
    expect(await imports.rows(one._id, 'BAD')).toEqual([]);
    const changed = await imports.rows(one._id, 'CHANGED');
    expect(one.figures).toMatchObject({ same: 20 - changed.length, created: 0 });
    expect(changed.length).toBeGreaterThan(0);
    const named = changed.flatMap(({ line, issues }) =>
      issues.filter(({ code }) => rewritten.includes(code)).map(({ column }) => `${line} ${column}`),
    );
    const different = changed.flatMap(({ line, changes }) => changes.map(({ column }) => `${line} ${column}`));
    // Codes with lost digits are reported and not imported.
    const notTaken = changed.flatMap(({ line, issues, changes }) =>
      issues
        .filter(({ column, code }) => code === 'LONG_NUMBER' && !changes.some((change) => change.column === column))
        .map(({ column }) => `${line} ${column}`),
    );
    expect(named.toSorted()).toEqual([...different, ...notTaken].toSorted());
    // The suggestions of the dry run correct all of them.
    const fixes = changed.flatMap(({ line, issues }) =>
      issues.map(({ column, suggestion }) => ({ line, column, value: suggestion?.value })),
    );
    await imports.update(one._id, { fixes });
    expect((await imports.settled(one._id, 'READY')).figures).toMatchObject({ same: 20, changed: 0, bad: 0 });
  },
);
