import type { Country } from '@gvg/contracts/catalogue/http/countries';
import type { Product, ProductCard } from '@gvg/contracts/catalogue/http/products';
import { productCardSchema } from '@gvg/contracts/catalogue/http/products';
import type { Page } from '@gvg/contracts/definitions/paging';
import { eventually } from '@gvg/testing/eventually';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';

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
  expect(await patch(_id, { stock: 1 })).toMatchObject({ status: 410, body: { message: 'PRODUCT_WAS_DELETED' } });
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
  const free = await Promise.all(Array.from({ length: 8 }, (_, index) => patch(_id, { stock: index })));
  expect(free.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await shop.client.get<Product>(`/v1/products/${_id}`)).body.revision).toBe(9);
  const guarded = await Promise.all(Array.from({ length: 4 }, (_, index) => patch(_id, { stock: index, revision: 9 })));
  expect(guarded.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
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
