import { randomBytes } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { Types } from 'mongoose';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import type { StockMovement } from '@gvg/contracts/catalogue/http/stock';
import { importLimits } from '@gvg/contracts/catalogue/terms';
import type { Page } from '@gvg/contracts/definitions/paging';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { productChanges } from '../testing/product-changes.fixtures.ts';
import { csvOf, productImports } from '../testing/product-imports.fixtures.ts';
import { picture } from '../testing/valid-inputs.ts';

let shop: CatalogueHarness;
const imports = productImports(() => shop.client);
const changes = productChanges(() => shop.client);

beforeAll(async () => {
  shop = await startCatalogueHarness('product-imports');
});

afterAll(() => shop.close());

const find = async (id: string) => (await shop.client.get<Product>(`/v1/products/${id}`, { as: 'ADMIN' })).body;
const edit = (id: string, body: object) => shop.client.patch(`/v1/products/${id}`, { as: 'ADMIN', body });
const bookStock = (id: string, change: number) =>
  shop.client.post(`/v1/products/${id}/stock`, { as: 'ADMIN', body: { change, reason: 'RECEIVED' } });
const movementsOf = async (id: string) =>
  (await shop.client.get<Page<StockMovement>>(`/v1/products/${id}/stock`, { as: 'ADMIN' })).body.docs;
const otherStaff = async () => ({
  headers: {
    authorization: `Bearer ${await shop.keys.mint({ roles: ['ADMIN'], sub: randomBytes(12).toString('hex') })}`,
  },
});

let made = 0;
/** A row that creates a product. */
const newRow = (cells: Record<string, unknown> = {}) => {
  made += 1;
  return {
    id: '',
    name_vi: `Món nhập ${made}`,
    category: shop.category._id,
    producer: shop.producer._id,
    country: 'VN',
    type: 'NORMAL',
    priority: '1',
    price: 65_000,
    stock: 7,
    unit: 'GRAM',
    quantityPerUnit: 500,
    weightGrams: 550,
    images: picture,
    description_vi: '<p>Ngon</p>',
    ...cells,
  };
};

describe('a dry run', () => {
  it('reports the effect of each row without changing products', async () => {
    const [same, dear] = [await shop.makeProduct(), await shop.makeProduct({ price: 260_000 })];
    const before = await shop.models.products.countDocuments();
    const cells = ({ _id, price }: Product) => ({ ...newRow(), id: _id, price, name_vi: '' });
    const file = csvOf([
      { ...newRow(), price: 185_000 },
      { ...cells(same), name_vi: same.name.vi, stock: '' },
      { ...cells(dear), name_vi: dear.name.vi, price: '26.000', stock: '' },
      { ...newRow(), price: '65 ngàn', category: 'Bánh keo' },
    ]);
    const one = await imports.dryRun(file);
    expect(one).toMatchObject({
      name: 'tet.csv',
      encoding: 'UTF-8',
      separator: 'COMMA',
      progress: { bytes: one.size, rows: 4 },
      figures: { created: 1, changed: 1, same: 1, bad: 1, toLookAt: 1, withoutEnglish: 1, columns: { price: 1 } },
      failed: 0,
    });
    expect(one.change).toBeUndefined();
    expect(await imports.rows(one._id, 'BAD')).toMatchObject([
      {
        line: 5,
        errors: [
          {
            column: 'category',
            letter: 'C',
            value: 'Bánh keo',
            code: 'PRODUCT_CATEGORY_NOT_FOUND',
            message: 'There is no such category',
            suggestion: { value: shop.category._id, label: 'Bánh kẹo' },
          },
          { column: 'price', letter: 'H', value: '65 ngàn', code: 'NOT_A_NUMBER' },
        ],
      },
    ]);
    expect(await imports.rows(one._id, 'CHANGED')).toMatchObject([
      {
        line: 4,
        product: dear._id,
        name: dear.name,
        image: picture,
        changes: [{ column: 'price', letter: 'H', before: '260000', after: '26000' }],
        issues: [
          { column: 'price', code: 'READ_AS', value: '26.000', read: '26000' },
          { column: 'price', code: 'PRICE_FELL', percent: 90 },
        ],
        state: 'WAITING',
      },
    ]);
    const [created] = await imports.rows(one._id, 'NEW');
    expect(created?.changes).toContainEqual({ column: 'price', letter: 'H', after: '185000' });
    expect((await imports.rows(one._id, 'SAME')).map(({ line }) => line)).toEqual([3]);
    expect((await imports.rows(one._id, 'TO_LOOK_AT')).map(({ line }) => line)).toEqual([4]);
    expect(await shop.models.products.countDocuments()).toBe(before);
  });

  it('checks each row by the rules of the calls for one product', async () => {
    const [removed, edited, plain] = [await shop.makeProduct(), await shop.makeProduct(), await shop.makeProduct()];
    const other = await shop.makeProduct();
    await shop.client.put(`/v1/products/status/${removed._id}`, { as: 'ADMIN', body: { isDeleted: true } });
    await edit(edited._id, { price: 70_000 });
    const twice = newRow();
    const row = (id: string, cells: object) => ({ ...newRow(), id, revision: 1, stock_was: '', sku: '', ...cells });
    const keep = { stock: '' };
    const one = await imports.dryRun(
      csvOf([
        row('', { salePrice: '', ...{ price: -5, weightGrams: 0, images: 'x.txt', name_vi: '🍘' } }),
        row(removed._id, keep),
        row(edited._id, keep),
        row(plain._id, { stock: 0, stock_was: 11, revision: 1, name_vi: plain.name.vi }),
        row(other._id, { stock: 12, stock_was: 10, revision: '', name_vi: other.name.vi }),
        row('f'.repeat(24), {}),
        row('', { name_vi: twice.name_vi, sku: 'NHAP-1' }),
        row('', { sku: 'nhap-1' }),
        row('', { name_vi: plain.name.vi }),
        row('x', {}),
        row('', { name_vi: 'a\u0007b' }),
      ]),
    );
    expect(one.figures).toMatchObject({ created: 1, bad: 10, unknownIds: 1 });
    const bad = await imports.rows(one._id, 'BAD');
    expect(bad.map(({ line, errors }) => [line, ...errors.map(({ column, code }) => `${column} ${code}`)])).toEqual([
      [2, 'name_vi INVALID_NAME', 'images INVALID_IMAGE_URL', 'price TOO_SMALL', 'weightGrams TOO_SMALL'],
      [3, 'id PRODUCT_WAS_DELETED'],
      [4, 'revision VERSION_CONFLICT'],
      [5, 'stock STOCK_NOT_ENOUGH'],
      [6, 'revision REVISION_REQUIRED'],
      [7, 'id UNKNOWN_ID'],
      [9, 'sku TWICE_IN_FILE'],
      [10, 'name_vi PRODUCT_WAS_EXISTED'],
      [11, 'id INVALID_ID'],
      [12, 'name_vi INVALID_CHARACTER'],
    ]);
    expect(bad[6]?.errors[0]?.message).toBe('Row 8 has this already');
  });

  it('reports what a spreadsheet has changed, with the original', async () => {
    const { _id } = await shop.makeProduct({ sku: '0012', barcode: '8934567890123' });
    const one = await imports.dryRun(
      csvOf([
        { id: _id, sku: '12', barcode: '8.93457E+12', price: '900', isDeleted: 'true', stock: 99 },
        { id: '', sku: '', barcode: '', price: '', isDeleted: '', stock: '' },
      ]),
    );
    expect(one.figures).toMatchObject({ changed: 1, toLookAt: 1, bad: 0 });
    const [row] = await imports.rows(one._id, 'TO_LOOK_AT');
    expect(row?.issues.map(({ column, code, suggestion }) => [column, code, suggestion?.value])).toEqual([
      ['sku', 'LEADING_ZERO', '0012'],
      ['barcode', 'LONG_NUMBER', '8934567890123'],
      ['price', 'PRICE_UNDER_1000', undefined],
      ['price', 'PRICE_FELL', undefined],
      ['stock', 'STOCK_STAYS', undefined],
      ['isDeleted', 'REMOVAL_STAYS', undefined],
    ]);
    await imports.update(one._id, { fixes: [{ line: 2, column: 'sku', value: '0012' }] });
    const mended = await imports.settled(one._id, 'READY');
    // A code with lost digits is not imported.
    expect((await imports.rows(mended._id, 'CHANGED'))[0]?.changes.map(({ column }) => column)).toEqual(['price']);
  });

  it("accepts a product's own category although that is removed now", async () => {
    const category = await shop.models.categories.findById(shop.category._id).orFail().lean();
    const removed = { ...category, _id: new Types.ObjectId(), nameKey: 'đã gỡ', isDeleted: true };
    await shop.models.categories.collection.insertOne(removed);
    const [inside, outside] = [await shop.makeProduct(), await shop.makeProduct()];
    await shop.models.products.updateOne({ _id: inside._id }, { category: removed._id });
    const cells = { category: removed._id.toHexString(), price: 71_000 };
    const one = await imports.dryRun(csvOf([inside, outside].map(({ _id }) => ({ id: _id, ...cells }))));
    expect(await imports.rows(one._id, 'BAD')).toMatchObject([
      { product: outside._id, errors: [{ column: 'category', code: 'PRODUCT_CATEGORY_NOT_FOUND' }] },
    ]);
    expect((await imports.run(one._id)).change).toMatchObject({ done: 1 });
    expect((await find(inside._id)).price).toBe(71_000);
  });

  it('asks about unknown headers', async () => {
    const one = await imports.dryRun(`Giá bán;Ghi chú;name_vi\r\n1;2;3\r\n`, 'MAPPING');
    expect(one).toMatchObject({
      separator: 'SEMICOLON',
      columns: [
        { letter: 'A', header: 'Giá bán', suggestion: 'price' },
        { letter: 'B', header: 'Ghi chú' },
        { letter: 'C', header: 'name_vi', column: 'name_vi' },
      ],
    });
    expect(await imports.update(one._id, { mapping: [{ letter: 'A', column: 'name_vi' }] })).toMatchObject({
      status: 400,
      body: { message: 'INVALID_PAYLOAD', details: [{ path: 'mapping.C', code: 'COLUMN_TWICE' }] },
    });
    const mapping = [
      { letter: 'A', column: 'price' },
      { letter: 'B', column: null },
    ];
    expect((await imports.update(one._id, { mapping })).body.state).toBe('READING');
    expect((await imports.settled(one._id, 'READY')).columns.map(({ column }) => column)).toEqual([
      'price',
      null,
      'name_vi',
    ]);
  });

  it('asks about text that may be windows-1258', async () => {
    // "Tiếng" with a separate tone mark, as in windows-1258.
    const bytes = Uint8Array.from(Buffer.from('name_vi,price\r\nTi\xea\xecng,1\r\n', 'latin1'));
    const one = await imports.dryRun(bytes, 'ENCODING');
    expect(one.sample).toBe('name_vi,price\nTiếng,1');
    await imports.update(one._id, { encoding: 'windows-1258' });
    expect(await imports.settled(one._id, 'READY')).toMatchObject({ encoding: 'windows-1258' });
    expect((await imports.rows(one._id, 'BAD'))[0]?.name.vi).toBe('Tiếng');
  });

  it.each([
    ['an archive', '504b0304', { code: 'NOT_CSV' }],
    ['broken UTF-8 with a mark', 'efbbbf69640aff', { code: 'BROKEN_TEXT' }],
    ['no rows', '69642c70726963650a', { code: 'EMPTY' }],
    ['a header twice', Buffer.from('id,price,ID\n1,2,3\n').toString('hex'), { code: 'HEADER_TWICE', letter: 'C' }],
    ['10,000 columns', Buffer.from(`${'x,'.repeat(9_999)}x\n`).toString('hex'), { code: 'TOO_MANY_COLUMNS' }],
    ['an open quote', Buffer.from('id,price\n1,2\n3,"4\n').toString('hex'), { code: 'BROKEN_QUOTES', line: 3 }],
  ])('rejects a file that is %s', async (_, hex, problem) => {
    const one = await imports.dryRun(Uint8Array.from(Buffer.from(hex, 'hex')), 'REFUSED');
    expect(one.problem).toMatchObject(problem);
    expect(await shop.models.importRows.countDocuments({ import: one._id })).toBe(0);
    expect((await imports.start(one._id)).body.message).toBe('PRODUCT_IMPORT_STATUS_CONFLICT');
    expect((await imports.update(one._id, {})).body.message).toBe('PRODUCT_IMPORT_STATUS_CONFLICT');
  });

  it('leaves nothing of a file that is too large', async () => {
    const body = ReadableStream.from(
      (async function* () {
        for (let sent = 0; sent <= importLimits.bytes; sent += 1024 * 1024) yield new Uint8Array(1024 * 1024).fill(120);
      })(),
    );
    const pieces = await shop.models.importPieces.countDocuments();
    const authorization = `Bearer ${await shop.keys.mint({ roles: ['ADMIN'] })}`;
    const request = { method: 'POST', headers: { authorization }, body, duplex: 'half' } as RequestInit;
    const response = await fetch(`${shop.url}/v1/products/imports?name=x.csv`, request);
    expect([response.status, await response.json()]).toMatchObject([413, { message: 'IMPORT_FILE_TOO_LARGE' }]);
    expect(await shop.models.importPieces.countDocuments()).toBe(pieces);
  });

  it('starts again after its process was killed', async () => {
    const one = await imports.dryRun(csvOf(Array.from({ length: 120 }, () => newRow())));
    const lease = { owner: 'killed', until: new Date(0) };
    await shop.models.importRows.deleteMany({ import: one._id, line: { $gt: 60 } });
    await shop.models.productImports.updateOne({ _id: one._id }, { $set: { state: 'READING', lease } });
    expect((await imports.settled(one._id, 'READY')).figures).toEqual(one.figures);
    expect(await shop.models.importRows.countDocuments({ import: one._id })).toBe(120);
    expect(await shop.models.changedProducts.countDocuments({ change: one._id })).toBe(120);
  });

  it('is visible only to its author', async () => {
    const one = await imports.dryRun(csvOf([newRow()]));
    const other = await otherStaff();
    expect((await imports.get(one._id, other)).message).toBe('PRODUCT_IMPORT_NOT_FOUND');
    expect((await imports.update(one._id, {}, other)).status).toBe(404);
    expect((await imports.start(one._id, other)).status).toBe(404);
    expect(await imports.list(other)).toEqual([]);
    expect((await imports.list()).map(({ _id }) => _id)).toContain(one._id);
  });
});

describe('a run', () => {
  it('creates, edits and books valid rows, and returns the others as a file to correct', async () => {
    const product = await shop.makeProduct({ sku: 'CU-1', stock: 10 });
    const row = (cells: object) => ({ ...newRow(), sku: '', revision: '', stock_was: '', ...cells });
    const file = csvOf([
      row({ name_vi: '=1+1 bánh', sku: 'MOI-1' }),
      row({ ...{ id: product._id, name_vi: product.name.vi, price: 70_000 }, revision: 1, stock: 15, stock_was: 10 }),
      row({ name_vi: "'=SUM", price: 'đắt' }),
    ]);
    const one = await imports.dryRun(file);
    await bookStock(product._id, -3);
    const { change } = await imports.run(one._id);
    expect(change).toMatchObject({
      _id: one._id,
      kind: 'IMPORT',
      action: { kind: 'IMPORT', name: 'tet.csv' },
      ...{ count: 2, done: 2, failed: 0 },
    });
    expect(await find(product._id)).toMatchObject({ price: 70_000, stock: 12, editRevision: 2 });
    expect((await find(product._id)).sku).toBeUndefined();
    expect((await movementsOf(product._id))[0]).toMatchObject({ change: 5, reason: 'COUNTED', note: 'tet.csv' });
    const [created] = await imports.rows(one._id, 'NEW');
    expect(created?.state).toBe('DONE');
    expect(await find(created?.product as string)).toMatchObject({ sku: 'MOI-1', stock: 7, name: { vi: '=1+1 bánh' } });
    expect(await movementsOf(created?.product as string)).toMatchObject([{ change: 7, reason: 'RECEIVED' }]);

    const { text, headers } = await imports.badRows(one._id);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="products-to-mend_.*\.csv"$/);
    const [bad, ...others] = parse(text, { columns: true, bom: true }) as Record<string, string>[];
    expect(others).toEqual([]);
    expect(bad).toMatchObject({
      name_vi: `'=SUM`,
      price: 'đắt',
      error: 'price: This is not a number that can be read',
    });
    const mended = await imports.dryRun(text.replace('đắt', '65000'));
    expect(mended.figures).toMatchObject({ created: 1, bad: 0 });

    // The same file again does not book anything twice.
    const again = await imports.dryRun(file);
    expect((await imports.rows(again._id, 'BAD')).map(({ line, errors }) => [line, errors[0]?.code])).toEqual([
      [2, 'PRODUCT_WAS_EXISTED'],
      [3, 'VERSION_CONFLICT'],
      [4, 'NOT_A_NUMBER'],
    ]);
  });

  it('books a pure stock change once, although sales are not edits', async () => {
    const { _id } = await shop.makeProduct({ stock: 10 });
    const file = csvOf([{ id: _id, revision: 1, stock: 14, stock_was: 10 }]);
    await bookStock(_id, -2);
    await imports.run((await imports.dryRun(file))._id);
    expect(await find(_id)).toMatchObject({ stock: 12, editRevision: 2 });
    const again = await imports.dryRun(file);
    expect((await imports.rows(again._id, 'BAD'))[0]?.errors[0]?.code).toBe('VERSION_CONFLICT');
  });

  it('creates products with unknown ids on request, one or all, with these ids', async () => {
    const [first, second, third] = [1, 2, 3].map(() => new Types.ObjectId().toHexString());
    const one = await imports.dryRun(csvOf([first, second, third].map((id) => ({ ...newRow(), id }))));
    expect(one.figures).toMatchObject({ created: 0, bad: 3, unknownIds: 3 });
    await imports.update(one._id, { create: [3] });
    expect((await imports.settled(one._id, 'READY')).figures).toMatchObject({ created: 1, unknownIds: 2 });
    await imports.update(one._id, { create: 'ALL' });
    expect((await imports.settled(one._id, 'READY')).figures).toMatchObject({ created: 3, bad: 0 });
    await imports.run(one._id);
    expect((await find(second as string)).stock).toBe(7);
    expect((await find(third as string)).editRevision).toBe(1);
  });

  it('skips and reports products edited after the dry run', async () => {
    const product = await shop.makeProduct();
    const one = await imports.dryRun(
      csvOf([
        { id: product._id, price: 80_000 },
        { id: '', price: '' },
      ]),
    );
    await edit(product._id, { price: 71_000 });
    expect(await imports.run(one._id)).toMatchObject({ failed: 1, change: { done: 0, failed: 1 } });
    expect((await find(product._id)).price).toBe(71_000);
    expect(await imports.rows(one._id, 'FAILED')).toMatchObject([
      { line: 2, state: 'FAILED', reason: 'VERSION_CONFLICT' },
    ]);
    const [row] = parse((await imports.badRows(one._id)).text, { columns: true, bom: true }) as Record<
      string,
      string
    >[];
    expect(row).toMatchObject({ id: product._id, price: '80000', error: expect.stringContaining('edited') });
  });

  it('starts once, and not while the file is read', async () => {
    const one = await imports.dryRun(csvOf([newRow()]));
    const [first, second] = await Promise.all([imports.start(one._id), imports.start(one._id)]);
    expect([first.status, second.status]).toEqual([202, 202]);
    expect((await imports.ended(one._id)).change).toMatchObject({ count: 1, done: 1 });
    expect((await imports.start(one._id)).body.change?.state).toBe('DONE');
    expect((await imports.update(one._id, {})).body.message).toBe('PRODUCT_IMPORT_STATUS_CONFLICT');
    const bad = await imports.dryRun(csvOf([newRow({ price: 'x' })]));
    expect((await imports.start(bad._id)).body.message).toBe('PRODUCT_IMPORT_STATUS_CONFLICT');
  });
});

describe('a take-back', () => {
  it('restores edited products, removes created ones, and skips those changed since', async () => {
    const product = await shop.makeProduct({ ingredients: { vi: 'Gạo', en: '' }, salePrice: 60_000, stock: 10 });
    const cells = { ...newRow(), revision: '', salePrice: '', stock_was: '', ingredients_vi: '' };
    const one = await imports.dryRun(
      csvOf([
        { ...cells, id: product._id, name_vi: product.name.vi, price: 50_000, revision: 1, stock: 12, stock_was: 10 },
        { ...cells, name_vi: 'Để gỡ' },
        { ...cells, name_vi: 'Đã sửa' },
        { ...cells, name_vi: 'Đã bán' },
      ]),
    );
    await imports.run(one._id);
    expect(await find(product._id)).not.toHaveProperty('ingredients');
    const [left, edited, sold] = (await imports.rows(one._id, 'NEW')).map(({ product: id }) => id as string);
    await edit(edited as string, { price: 66_000 });
    await bookStock(sold as string, -1);
    expect(await changes.get(one._id, 'NOT_RESTORABLE')).toMatchObject({ notRestorable: 2 });
    expect(await changes.takenBack(one._id)).toMatchObject({ restored: 2, notRestored: 2 });
    expect(await find(product._id)).toMatchObject({
      ...{ price: 65_000, salePrice: 60_000, stock: 10, ingredients: { vi: 'Gạo', en: '' } },
    });
    expect((await find(left as string)).isDeleted).toBe(true);
    expect((await find(edited as string)).isDeleted).toBe(false);
    const leftOut = await changes.get(one._id);
    expect(leftOut.products.docs.map(({ product: id, reason }) => [id, reason])).toEqual([
      [edited, 'CHANGED_SINCE'],
      [sold, 'WAS_ORDERED'],
    ]);
    expect((await imports.get(one._id)).change?.state).toBe('TAKEN_BACK');
  });

  it('restores price and text of a product whose booked stock was sold since', async () => {
    const product = await shop.makeProduct({ ingredients: { vi: 'Gạo', en: '' }, stock: 10 });
    const cells = { ...newRow(), salePrice: '', ingredients_vi: 'Bột' };
    const row = { ...cells, id: product._id, name_vi: product.name.vi, price: 50_000, revision: 1 };
    const one = await imports.dryRun(csvOf([{ ...row, stock: 15, stock_was: 10 }]));
    await imports.run(one._id);
    await bookStock(product._id, -12);
    expect(await changes.takenBack(one._id)).toMatchObject({
      notRestored: 1,
      products: { docs: [{ product: product._id, reason: 'STOCK_NOT_ENOUGH' }] },
    });
    expect(await find(product._id)).toMatchObject({ price: 65_000, stock: 3, ingredients: { vi: 'Gạo', en: '' } });
  });
});
