import type { Country } from '@gvg/contracts/catalogue/http/countries';
import type { Product, ProductCard } from '@gvg/contracts/catalogue/http/products';
import { productCardSchema } from '@gvg/contracts/catalogue/http/products';
import type { Page, StaffPage } from '@gvg/contracts/definitions/paging';
import { eventually } from '@gvg/testing/eventually';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { soldPieces } from '../testing/sold-pieces.ts';
import { picture } from '../testing/valid-inputs.ts';

let shop: CatalogueHarness;

beforeAll(async () => {
  shop = await startCatalogueHarness('products');
});

afterAll(() => shop.close());

const search = async (name: string) =>
  (await shop.client.get<Page<ProductCard>>('/v1/products', { query: { name, locale: 'vi' } })).body.docs;
const idsFor = async (name: string) => (await search(name)).map(({ _id }) => _id);
const patch = (id: string, body: object) => shop.client.patch<Product>(`/v1/products/${id}`, { as: 'ADMIN', body });
const setRemoved = (id: string, isDeleted: boolean) =>
  shop.client.put<Product>(`/v1/products/status/${id}`, { as: 'ADMIN', body: { isDeleted } });

it('can be created, found, read, updated, removed and restored', async () => {
  const created = await shop.client.post<Product>('/v1/products', {
    as: 'ADMIN',
    body: shop.productBody({ name: { vi: 'Bánh tráng mè', en: 'Sesame rice paper' } }),
  });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ revision: 1, sold: 0, ratingAverage: 0, isDeleted: false });
  const { _id } = created.body;

  await eventually(async () => expect(await idsFor('banh trnag')).toContain(_id));
  expect((await shop.client.get<Product>(`/v1/products/${_id}`)).body).toEqual(created.body);

  expect((await patch(_id, { name: { vi: 'Bánh hỏi mè', en: '' }, revision: 1 })).body).toMatchObject({
    revision: 2,
    name: { vi: 'Bánh hỏi mè', en: '' },
  });
  await eventually(async () => expect(await idsFor('banh hoi me')).toContain(_id));
  expect(await search('banh trang me')).toEqual([]);

  expect((await setRemoved(_id, true)).body).toMatchObject({ isDeleted: true, revision: 3 });
  expect(await shop.client.get(`/v1/products/${_id}`)).toMatchObject({
    status: 410,
    body: { message: 'PRODUCT_WAS_DELETED' },
  });
  await eventually(async () => expect(await search('banh hoi me')).toEqual([]));
  const { docs } = (
    await shop.client.get<Page<ProductCard>>('/v1/products', {
      as: 'ADMIN',
      query: { name: 'banh hoi me', includeDeleted: 'true' },
    })
  ).body;
  expect(docs.map((card) => card._id)).toEqual([_id]);

  await setRemoved(_id, false);
  await eventually(async () => expect(await idsFor('banh hoi me')).toEqual([_id]));
});

it('is listed as a card of its current state', async () => {
  const product = await shop.makeProduct({
    name: { vi: 'Thẻ hàng', en: 'Card' },
    salePrice: 50_000,
    dimensionsMm: { length: 10, width: 10, height: 10 },
    shelfLifeDays: 30,
  });
  await eventually(async () => expect(await search('the hang')).toHaveLength(1));
  expect(await search('the hang')).toEqual([productCardSchema.parse(product)]);
});

it('stores and removes optional fields', async () => {
  const optional = {
    salePrice: 60_000,
    dimensionsMm: { length: 200, width: 100, height: 50 },
    shelfLifeDays: 365,
    ingredients: { vi: 'Gạo', en: 'Rice' },
    storage: { vi: 'Nơi khô', en: '' },
    warnings: { vi: 'Có mè', en: '' },
  };
  const product = await shop.makeProduct(optional);
  expect(product).toMatchObject(optional);
  const without = await patch(product._id, Object.fromEntries(Object.keys(optional).map((name) => [name, null])));
  expect(without.status).toBe(200);
  for (const name of Object.keys(optional)) expect(without.body).not.toHaveProperty(name);
});

it('requires the sale price to be below the price, also across separate updates', async () => {
  const body = shop.productBody({ price: 100_000, salePrice: 100_000 });
  expect(await shop.client.post('/v1/products', { as: 'ADMIN', body })).toMatchObject({
    status: 400,
    body: { message: 'INVALID_PAYLOAD', details: [{ path: 'salePrice', code: 'SALE_PRICE_NOT_BELOW_PRICE' }] },
  });
  const { _id } = await shop.makeProduct({ price: 100_000, salePrice: 90_000 });
  expect(await patch(_id, { price: 90_000 })).toMatchObject({
    status: 400,
    body: { details: [{ path: 'salePrice' }] },
  });
  expect((await patch(_id, { price: 90_000, salePrice: null })).status).toBe(200);
});

it('requires a unique name per producer', async () => {
  const name = { vi: 'Nước mắm nhĩ', en: '' };
  const { _id } = await shop.makeProduct({ name });
  expect(
    await shop.client.post('/v1/products', {
      as: 'ADMIN',
      body: shop.productBody({ name: { vi: ' nước  MẮM nhĩ', en: 'x' } }),
    }),
  ).toMatchObject({
    status: 409,
    body: { message: 'PRODUCT_WAS_EXISTED' },
  });
  await setRemoved(_id, true);
  await shop.makeProduct({ name });
  expect(await setRemoved(_id, false)).toMatchObject({ status: 409, body: { message: 'PRODUCT_WAS_EXISTED' } });
  expect(await patch(_id, { price: 1 })).toMatchObject({ status: 410, body: { message: 'PRODUCT_WAS_DELETED' } });
});

it.each([
  [{ category: '000000000000000000000000' }, 'PRODUCT_CATEGORY_NOT_FOUND'],
  [{ producer: '000000000000000000000000' }, 'PRODUCER_NOT_FOUND'],
  [{ country: 'ZZ' }, 'COUNTRY_NOT_FOUND'],
])('rejects the unknown reference %j', async (fields, message) => {
  expect(await shop.client.post('/v1/products', { as: 'ADMIN', body: shop.productBody(fields) })).toMatchObject({
    status: 404,
    body: { message },
  });
  const { _id } = await shop.makeProduct();
  expect(await patch(_id, fields)).toMatchObject({ status: 404, body: { message } });
});

it('sanitises the description', async () => {
  const product = await shop.makeProduct({
    description: { vi: '<p onclick="x">Giòn</p><script>alert(1)</script>', en: '' },
  });
  expect(product.description.vi).toBe('<p>Giòn</p>');
  expect(
    await shop.client.post('/v1/products', {
      as: 'ADMIN',
      body: shop.productBody({ description: { vi: '<script>alert(1)</script>', en: '' } }),
    }),
  ).toMatchObject({
    status: 400,
    body: { message: 'INVALID_PAYLOAD', details: [{ path: 'description.vi', code: 'REQUIRED' }] },
  });
  expect(await patch(product._id, { description: { vi: '&'.repeat(50_000), en: '' } })).toMatchObject({
    status: 400,
    body: { details: [{ code: 'TOO_LONG' }] },
  });
});

it('applies concurrent updates one after another, or rejects those with an outdated revision', async () => {
  const { _id } = await shop.makeProduct();
  const free = await Promise.all(Array.from({ length: 8 }, (_, index) => patch(_id, { price: 1_000 + index })));
  expect(free.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await shop.client.get<Product>(`/v1/products/${_id}`)).body.revision).toBe(9);
  const guarded = await Promise.all(Array.from({ length: 4 }, (_, index) => patch(_id, { price: index, revision: 9 })));
  expect(guarded.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

it('checks an edit against earlier edits, and not against sales', async () => {
  const product = await shop.makeProduct({ stock: 10 });
  expect(product).toMatchObject({ revision: 1, editRevision: 1, isShowed: true });
  await shop.client.post(`/v1/products/${product._id}/stock`, { as: 'ADMIN', body: { change: -1, reason: 'BROKEN' } });
  const edited = await patch(product._id, { price: 70_000, revision: 1 });
  expect(edited).toMatchObject({ status: 200, body: { revision: 3, editRevision: 2, stock: 9 } });
  expect(await patch(product._id, { price: 80_000, revision: 1 })).toMatchObject({
    status: 409,
    body: { message: 'VERSION_CONFLICT', current: { price: 70_000, editRevision: 2 } },
  });
  const status = { isDeleted: true, revision: 2 };
  expect(await shop.client.put(`/v1/products/status/${product._id}`, { as: 'ADMIN', body: status })).toMatchObject({
    status: 200,
    body: { revision: 4, editRevision: 3 },
  });
});

it('rejects stock in an update', async () => {
  const { _id } = await shop.makeProduct();
  expect(await patch(_id, { stock: 5 })).toMatchObject({
    status: 400,
    body: { message: 'INVALID_PAYLOAD', details: [{ path: 'stock', code: 'UNKNOWN_KEY' }] },
  });
});

it('reserves a SKU for one product in any case until it is removed', async () => {
  const first = await shop.makeProduct({ sku: 'Bt-Mè 01', barcode: '8934563138165' });
  expect(first).toMatchObject({ sku: 'Bt-Mè 01', barcode: '8934563138165' });
  const body = shop.productBody({ sku: 'BT-MÈ 01' });
  const refused = { status: 409, body: { message: 'SKU_WAS_EXISTED' } };
  expect(await shop.client.post('/v1/products', { as: 'ADMIN', body })).toMatchObject(refused);
  const second = await shop.makeProduct({ sku: 'BT-MÈ 02' });
  expect(await patch(second._id, { sku: 'bt-mè 01' })).toMatchObject(refused);
  expect((await patch(first._id, { sku: null })).body).not.toHaveProperty('sku');
  expect((await patch(second._id, { sku: 'bt-mè 01' })).status).toBe(200);
  await setRemoved(second._id, true);
  expect((await patch(first._id, { sku: 'BT-MÈ 01' })).status).toBe(200);
  expect(await setRemoved(second._id, false)).toMatchObject(refused);
});

describe('a hidden product', () => {
  const listed = async (query: object, as: 'ADMIN' | 'USER' = 'ADMIN') =>
    (await shop.client.get<StaffPage<ProductCard>>('/v1/products', { as, query: { name: 'che an gion', ...query } }))
      .body.docs;

  it("is only in staff's lists", async () => {
    const { _id } = await shop.makeProduct({ name: { vi: 'Chè ẩn giòn', en: '' }, isShowed: false });
    await eventually(async () => expect(await listed({ includeHidden: 'true' })).toMatchObject([{ isShowed: false }]));
    expect(await listed({ isShowed: 'false' })).toHaveLength(1);
    expect(await listed({ isShowed: 'true' })).toEqual([]);
    expect(await listed({ includeDeleted: 'true' })).toEqual([]);
    expect(await listed({})).toEqual([]);
    expect(await listed({ includeHidden: 'true', isShowed: 'false' }, 'USER')).toEqual([]);
    expect(await shop.client.get(`/v1/products/${_id}`)).toMatchObject({
      status: 404,
      body: { message: 'PRODUCT_NOT_FOUND' },
    });
    expect(await shop.client.get(`/v1/products/${_id}`, { as: 'ADMIN' })).toMatchObject({ status: 200 });
    expect((await shop.client.get(`/v1/users-rating/product/${_id}`)).status).toBe(404);
    expect((await shop.client.get(`/v1/users-rating/product/${_id}`, { as: 'ADMIN' })).status).toBe(200);
    const counted = await shop.client.get<Page<unknown>>('/v1/product-facets/producers', { query: { name: 'che an' } });
    expect(counted.body.docs).toEqual([]);

    expect((await patch(_id, { isShowed: true })).body).toMatchObject({ isShowed: true, editRevision: 2 });
    await eventually(async () => expect(await listed({}, 'USER')).toHaveLength(1));
    expect(await shop.client.get(`/v1/products/${_id}`)).toMatchObject({ status: 200 });
  });
});

describe('the staff list', () => {
  const prices = [30_000, 10_000, 20_000];
  let ids: string[];
  let category: string;

  beforeAll(async () => {
    const body = { name: { vi: 'Hàng để xếp', en: '' }, type: 'SEEDS', image: picture };
    category = (await shop.client.post<{ _id: string }>('/v1/product-categories', { as: 'ADMIN', body })).body._id;
    ids = [];
    for (const [index, price] of prices.entries()) {
      const fields = {
        name: { vi: `Xếp ${'CAB'[index] ?? ''}`, en: '' },
        sku: `XEP-${index}`,
        barcode: `55500${index}`,
      };
      ids.push((await shop.makeProduct({ ...fields, price, stock: index, category }))._id);
    }
    await shop.makeProduct({ name: { vi: 'Xếp ẩn', en: '' }, category, isShowed: false });
    await setRemoved((await shop.makeProduct({ name: { vi: 'Xếp bỏ', en: '' }, category, stock: 0 }))._id, true);
    await eventually(async () =>
      expect(await names({ includeHidden: 'true', includeDeleted: 'true' })).toHaveLength(prices.length + 2),
    );
  });

  const list = async (query: object) =>
    (await shop.client.get<StaffPage<ProductCard>>('/v1/products', { as: 'ADMIN', query: { category, ...query } }))
      .body;
  const names = async (query: object) => (await list(query)).docs.map(({ name }) => name.vi);

  it.each([
    ['name', ['Xếp A', 'Xếp B', 'Xếp C']],
    ['-name', ['Xếp C', 'Xếp B', 'Xếp A']],
    ['price', ['Xếp A', 'Xếp B', 'Xếp C']],
    ['-stock', ['Xếp B', 'Xếp A', 'Xếp C']],
    ['createdAt', ['Xếp C', 'Xếp A', 'Xếp B']],
    ['-createdAt', ['Xếp B', 'Xếp A', 'Xếp C']],
  ])('sorts by %s', async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected);
  });

  it('filters by removed, hidden and stock state', async () => {
    expect(await names({ isDeleted: 'true' })).toEqual(['Xếp bỏ']);
    expect(await names({ isShowed: 'false' })).toEqual(['Xếp ẩn']);
    expect(await names({ stockState: 'OUT' })).toEqual(['Xếp C']);
    expect(await names({ stockState: 'OUT', includeDeleted: 'true', sort: 'name' })).toEqual(['Xếp bỏ', 'Xếp C']);
    expect(await names({ stockState: 'IN_STOCK', sort: 'name' })).toEqual(['Xếp A', 'Xếp B']);
  });

  it('finds SKUs and bar codes by their start, only for staff', async () => {
    expect(await names({ name: 'xep-', sort: 'name' })).toEqual(['Xếp A', 'Xếp B', 'Xếp C']);
    expect(await names({ name: 'xep-2' })).toEqual(['Xếp B']);
    expect(await names({ name: '555001' })).toEqual(['Xếp A']);
    expect((await shop.client.get<Page<unknown>>('/v1/products', { query: { name: '555001' } })).body.docs).toEqual([]);
  });

  it('finds products that sell out at the rate of the last days', async () => {
    const [, , third = ''] = ids;
    expect(await names({ stockState: 'LOW' })).toEqual([]);
    await soldPieces(shop, third, 5);
    expect(await names({ stockState: 'LOW' })).toEqual(['Xếp B']);
  });
});

it('adds its country to the producing countries', async () => {
  const origins = async () =>
    (
      await shop.client.get<Page<Country>>('/v1/countries', { query: { producing: 'true', locale: 'en' } })
    ).body.docs.map(({ code }) => code);
  expect(await origins()).not.toContain('IS');
  const product = await shop.makeProduct({ name: { vi: 'Muối Iceland', en: '' }, country: 'IS' });
  await eventually(async () => expect(await origins()).toContain('IS'));
  await setRemoved(product._id, true);
  await eventually(async () => expect(await origins()).not.toContain('IS'));
});
