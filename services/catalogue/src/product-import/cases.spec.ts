import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Types } from 'mongoose';
import { detectEncoding } from '@gvg/service-kit/data/decode-text';
import type { Models } from '../models.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { openImport } from './import-rows-of.ts';
import type { ReadRow } from './import-rows-of.ts';
import { planRow } from './plan-row.ts';
import type { PlannedRow } from './plan-row.ts';
import type { ShopNames } from './read/shop-names.ts';

/** Files that spreadsheets and people have made from an export of these products. */
const folder = path.join(import.meta.dirname, 'cases');
const asExported = 'nfd.csv';

const asModels = (content: Buffer) =>
  ({
    importPieces: {
      findOne: ({ position }: { position: number }) => ({
        lean: () => Promise.resolve(position === 0 ? { content: { buffer: content } } : null),
      }),
    },
  }) as unknown as Models;

async function rowsOf(file: string): Promise<ReadRow[]> {
  const content = readFileSync(path.join(folder, file));
  const encoding = await detectEncoding([content]);
  if (encoding === undefined) throw new Error('the encoding is asked about');
  const stored = { _id: new Types.ObjectId(), said: { mapping: [], fixes: [], createLines: [] } };
  const opened = await openImport(asModels(content), stored, { encoding });
  if (opened === undefined) return [];
  expect(opened.head.columns.filter(({ column }) => column === undefined)).toEqual([]);
  const rows: ReadRow[] = [];
  for await (const row of opened.rows) rows.push(row);
  return rows;
}

const cellsOf = (rows: readonly ReadRow[], column: 'category' | 'producer') =>
  [...new Set(rows.map(({ cells }) => cells.get(column) ?? ''))].map((id) => ({ id, names: [] }));

let names: ShopNames;
let shop: ReadonlyMap<string, StoredProduct>;

beforeAll(async () => {
  const rows = await rowsOf(asExported);
  names = {
    category: cellsOf(rows, 'category'),
    producer: cellsOf(rows, 'producer'),
    country: [{ id: 'VN', names: ['Việt Nam'] }],
  };
  const letters = new Map();
  const products = rows.map((row) => {
    const { create, errors } = planRow(row, { names, letters, product: undefined, mayCreate: true });
    expect(errors).toEqual([]);
    const id = row.cells.get('id') as string;
    const own = {
      ...{ _id: new Types.ObjectId(id), editRevision: 1, revision: 1, sold: 0, createdAt: new Date(0) },
      ...{ category: new Types.ObjectId(create?.category), producer: new Types.ObjectId(create?.producer) },
    };
    return [id, { ...create, ...own } as unknown as StoredProduct] as const;
  });
  shop = new Map(products);
});

/** Plans an import of a file, by line: `kind`, then the codes with their columns. */
async function planned(file: string): Promise<Record<number, string>> {
  const letters = new Map();
  const plans = (await rowsOf(file)).map((row) =>
    planRow(row, { names, letters, product: shop.get(row.cells.get('id') ?? ''), mayCreate: false }),
  );
  return Object.fromEntries(plans.map((plan) => [plan.line, said(plan)]));
}

const said = ({ kind, errors, issues }: PlannedRow) =>
  [kind, ...[...errors, ...issues].map(({ column, code }) => `${column ?? ''} ${code}`)].join(', ');

const lines = (first: number, text: string, count = 5) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [first + index, text]));

it.each([
  ...['nbsp-a0', 'french-nbsp', 'swiss', 'vnd-suffix', 'excel-accounting'].map(
    (file) => [file, lines(2, 'SAME, price READ_AS')] as const,
  ),
  ['fullwidth', lines(2, 'SAME, price READ_AS', 2)],
  ['german-excel', lines(2, 'SAME, isShowed READ_AS, isDeleted READ_AS')],
  ['scientific-new', lines(2, 'NEW, barcode LONG_NUMBER', 2)],
  ...['header-nbsp', 'header-zwsp', 'trailing-empty-columns', 'trailing-empty-rows', 'cr-only', 'nfd'].map(
    (file) => [file, lines(2, 'SAME')] as const,
  ),
  ...['utf16le', 'utf16le-nobom'].map((file) => [file, lines(2, 'SAME')] as const),
  ['title-row', lines(3, 'SAME')],
  ['formula-cells', lines(2, 'BAD, price NOT_A_NUMBER', 3)],
  [
    'zero-and-empty',
    {
      2: 'CHANGED, price PRICE_UNDER_1000, price PRICE_FELL',
      3: 'BAD, price REQUIRED',
      4: 'BAD, stock TOO_SMALL',
      5: 'BAD, stock NOT_A_NUMBER',
      6: 'BAD, weightGrams TOO_SMALL',
    },
  ],
] as const)('reads %s.csv', async (file, expected) => {
  expect(await planned(`${file}.csv`)).toEqual(expected);
});

it.each([
  ['duplicate-header', { code: 'HEADER_TWICE', line: 1, letter: 'E', value: 'name_vi' }],
  ['scientific', { code: 'EMPTY' }],
  ['stray-quote', { code: 'BROKEN_QUOTES', line: 4 }],
] as const)('rejects %s.csv for exactly one reason', async (file, problem) => {
  await expect(planned(`${file}.csv`)).rejects.toMatchObject({ problem });
});

it('reads amounts as the shop stores them', async () => {
  for (const file of ['nbsp-a0', 'french-nbsp', 'swiss', 'vnd-suffix', 'excel-accounting', 'fullwidth'])
    for (const row of await rowsOf(`${file}.csv`)) {
      const { issues } = planRow(row, {
        ...{ names, letters: new Map(), mayCreate: false },
        product: shop.get(row.cells.get('id') ?? ''),
      });
      expect([file, issues[0]?.read]).toEqual([file, String(shop.get(row.cells.get('id') ?? '')?.price)]);
    }
});

it('rejects a code with lost digits', async () => {
  for (const row of await rowsOf('scientific-new.csv')) {
    const plan = planRow(row, { names, letters: new Map(), product: undefined, mayCreate: false });
    expect(plan.create).not.toHaveProperty('barcode');
  }
});

it('tests every file', () => {
  expect(readdirSync(folder)).toHaveLength(22);
});
