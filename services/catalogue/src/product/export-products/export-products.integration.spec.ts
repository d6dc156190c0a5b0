import { parse } from 'csv-parse/sync';
import { productFileColumns } from '@gvg/contracts/catalogue/product-file';
import type { Product, ProductCard } from '@gvg/contracts/catalogue/http/products';
import { vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import type { StaffPage } from '@gvg/contracts/definitions/paging';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import { startCatalogueHarness } from '../../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../../testing/catalogue-harness.ts';
import { picture } from '../../testing/valid-inputs.ts';

let shop: CatalogueHarness;

beforeAll(async () => {
  shop = await startCatalogueHarness('export-products');
});
afterAll(() => shop.close());

type Row = Record<string, string>;

const all = { includeHidden: 'true', includeDeleted: 'true' };
const exportFile = (query: Record<string, unknown>) =>
  shop.client.post('/v1/products/export', { as: 'ADMIN', query: { ...all, ...query } });
const exported = async (query: Record<string, unknown> = {}): Promise<Row[]> => {
  const { status, text } = await exportFile(query);
  expect(status).toBe(200);
  return parse(text, { columns: true, bom: true });
};
const listed = async (query: Record<string, unknown>): Promise<string[]> => {
  const { body } = await shop.client.get<StaffPage<ProductCard>>('/v1/products', {
    as: 'ADMIN',
    query: { ...all, ...query, limit: 100 },
  });
  return body.docs.map(({ _id }) => _id);
};
const inList = (...products: readonly Product[]) =>
  eventually(async () =>
    expect(await listed({ sort: '-createdAt' })).toEqual(expect.arrayContaining(products.map(({ _id }) => _id))),
  );

it('exports each field that a product is created and edited with', async () => {
  const second = picture.replace('0', '1');
  const text = (name: string) => ({ vi: `${name} vi`, en: `${name} en` });
  const product = await shop.makeProduct({
    name: { vi: 'Bánh tráng "dẻo", 500g 🍘', en: 'Rice paper' },
    description: { vi: '<p>Ngon</p>', en: '<p>Good</p>' },
    images: [picture, second],
    sku: 'BT-500',
    barcode: '0012345678905',
    salePrice: 60_000,
    quantityPerUnit: 0.5,
    dimensionsMm: { length: 100, width: 80, height: 20 },
    shelfLifeDays: 180,
    ingredients: text('Gạo'),
    storage: text('Khô'),
    warnings: text('Không'),
    isShowed: false,
    stock: 7,
  });
  await inList(product);
  const [row] = await exported({ name: 'BT-500' });
  expect(Object.keys(row ?? {})).toEqual(productFileColumns);
  expect(row).toEqual({
    id: product._id,
    revision: '1',
    sku: 'BT-500',
    name_vi: 'Bánh tráng "dẻo", 500g 🍘',
    name_en: 'Rice paper',
    barcode: '0012345678905',
    category: shop.category._id,
    producer: shop.producer._id,
    country: 'VN',
    type: 'NORMAL',
    priority: '1',
    price: '65000',
    salePrice: '60000',
    stock: '7',
    stock_was: '7',
    unit: 'GRAM',
    quantityPerUnit: '0.5',
    weightGrams: '550',
    dimensionsMm_length: '100',
    dimensionsMm_width: '80',
    dimensionsMm_height: '20',
    shelfLifeDays: '180',
    images: `${picture} ${second}`,
    description_vi: '<p>Ngon</p>',
    description_en: '<p>Good</p>',
    ingredients_vi: 'Gạo vi',
    ingredients_en: 'Gạo en',
    storage_vi: 'Khô vi',
    storage_en: 'Khô en',
    warnings_vi: 'Không vi',
    warnings_en: 'Không en',
    isShowed: 'false',
    isDeleted: 'false',
  });
});

it('exports the edit count as revision, and an empty cell for a missing value', async () => {
  const product = await shop.makeProduct();
  await shop.client.patch(`/v1/products/${product._id}`, { as: 'ADMIN', body: { price: 70_000 } });
  await shop.client.post(`/v1/products/${product._id}/stock`, { as: 'ADMIN', body: { change: 5, reason: 'RECEIVED' } });
  await inList(product);
  const row = (await exported()).find(({ id }) => id === product._id);
  expect(row).toMatchObject({ revision: '2', price: '70000', stock: '15', stock_was: '15' });
  expect(row).toMatchObject({ sku: '', salePrice: '', dimensionsMm_length: '', shelfLifeDays: '', warnings_en: '' });
});

it('neutralizes only cells that a spreadsheet would calculate', async () => {
  const product = await shop.makeProduct({
    name: { vi: '=1+1', en: '＝1+1' },
    sku: '-5',
    barcode: '@SUM(A1)',
    ingredients: { vi: 'đường\nmuối', en: "'+1" },
  });
  await inList(product);
  expect((await exported()).find(({ id }) => id === product._id)).toMatchObject({
    name_vi: `'=1+1`,
    name_en: `'＝1+1`,
    sku: `'-5`,
    barcode: `'@SUM(A1)`,
    ingredients_vi: 'đường\nmuối',
    ingredients_en: `''+1`,
  });
});

it('exports the rows of the list in its order, beyond one chunk', async () => {
  const made: Product[] = [];
  for (let index = 0; index < 105; index += 1)
    made.push(
      await shop.makeProduct({ price: 10_000 + ((index * 37) % 105) * 1_000, stock: index % 3, isShowed: index > 4 }),
    );
  const [first] = made;
  await shop.client.put(`/v1/products/status/${first?._id}`, { as: 'ADMIN', body: { isDeleted: true } });
  await inList(...made.slice(-1));
  await eventually(async () => expect(await listed({ isDeleted: 'true' })).toContain(first?._id));
  for (const query of [
    { sort: '-price', minPrice: 20_000, maxPrice: 90_000 },
    { sort: 'price', stockState: 'OUT' },
    { isShowed: 'false', sort: 'createdAt' },
    { isDeleted: 'true' },
    { name: 'san pham 7', locale: 'vi' },
    { producer: shop.category._id },
  ])
    expect({ query, ids: (await exported(query)).map(({ id }) => id) }).toEqual({ query, ids: await listed(query) });
  const rows = await exported({ sort: '-stock' });
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(105);
  const stocks = rows.map(({ stock }) => Number(stock));
  expect(stocks).toEqual(stocks.toSorted((one, other) => other - one));
});

it('names the file after its day, with the requested separator', async () => {
  const { headers, text } = await exportFile({ producer: shop.category._id, separator: 'SEMICOLON' });
  expect(headers.get('content-disposition')).toBe(`attachment; filename="products_${vietnamDayOf(new Date())}.csv"`);
  expect(text.replace('\uFEFF', '')).toBe(`${productFileColumns.join(';')}\r\n`);
});

it('audits the export with its caller and filters', async () => {
  const events = await collectEvents(shop, [auditRecorded]);
  await exported({ name: 'banh', stockState: 'OUT' });
  await eventually(() => events.published.length === 1);
  expect(events.published.map(({ data }) => data)).toEqual([
    {
      actor: { kind: 'user', id: expect.any(String) },
      action: 'product.export',
      subject: { type: 'export', id: 'product' },
      before: null,
      after: {
        name: `products_${vietnamDayOf(new Date())}`,
        search: 'banh',
        stockState: 'OUT',
        includeHidden: true,
        includeDeleted: true,
      },
    },
  ]);
  await events.close();
});
