import type { Category } from '@gvg/contracts/catalogue/http/categories';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import type { Page } from '@gvg/contracts/definitions/paging';
import { eventually } from '@gvg/testing/eventually';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { picture } from '../testing/valid-inputs.ts';

let shop: CatalogueHarness;

beforeAll(async () => {
  shop = await startCatalogueHarness('categories');
});

afterAll(() => shop.close());

// Producers share the code of categories with other error codes; tests of shared behaviour run for both.
describe.each([
  { group: 'category', path: '/v1/product-categories', code: 'PRODUCT_CATEGORY', fields: { type: 'SEEDS' } },
  { group: 'producer', path: '/v1/producers', code: 'PRODUCER', fields: {} },
])('$group', ({ path, code, fields }) => {
  const create = (vi: string, more = {}) =>
    shop.client.post<Category>(path, {
      as: 'ADMIN',
      body: { name: { vi, en: '' }, image: picture, ...fields, ...more },
    });
  const patch = (id: string, body: object) => shop.client.patch<Category>(`${path}/${id}`, { as: 'ADMIN', body });
  const remove = (id: string, isDeleted = true) =>
    shop.client.put<Category>(`${path}/status/${id}`, { as: 'ADMIN', body: { isDeleted } });

  it('requires a unique name, ignoring case and spaces but not accents', async () => {
    const first = await create('Mắm  Ruốc');
    expect(first.status).toBe(201);
    expect(await create('mắm ruốc')).toMatchObject({ status: 409, body: { message: `${code}_WAS_EXISTED` } });
    expect((await create('Mầm ruốc')).status).toBe(201);
  });

  it('frees its name when removed, and cannot be restored while the name is taken', async () => {
    const first = await create('Hạt sen');
    await remove(first.body._id);
    const second = await create('Hạt sen');
    expect(second.status).toBe(201);
    expect(await remove(first.body._id, false)).toMatchObject({
      status: 409,
      body: { message: `${code}_WAS_EXISTED` },
    });
    await remove(second.body._id);
    expect((await remove(first.body._id, false)).body).toMatchObject({ isDeleted: false, revision: 3 });
  });

  it('rejects a change from an outdated revision', async () => {
    const { _id } = (await create('Trà lài')).body;
    await patch(_id, { name: { vi: 'Trà nhài', en: '' }, revision: 1 });
    const late = await patch(_id, { isShowed: false, revision: 1 });
    expect(late).toMatchObject({
      status: 409,
      body: { message: 'VERSION_CONFLICT', current: { revision: 2, name: { vi: 'Trà nhài' } } },
    });
  });

  it('ignores a second removal', async () => {
    const { _id } = (await create('Hai lần')).body;
    await remove(_id);
    expect((await remove(_id)).body).toMatchObject({ isDeleted: true, revision: 2 });
    expect(await patch(_id, { isShowed: true })).toMatchObject({
      status: 410,
      body: { message: `${code}_WAS_DELETED` },
    });
  });

  it('returns distinct errors to shoppers for unknown, hidden and removed; staff can read it', async () => {
    const { _id } = (await create('Ẩn', { isShowed: false })).body;
    expect(await shop.client.get(`${path}/${_id}`)).toMatchObject({
      status: 404,
      body: { message: `${code}_IS_NOT_SHOWED` },
    });
    await remove(_id);
    expect(await shop.client.get(`${path}/${_id}`)).toMatchObject({
      status: 410,
      body: { message: `${code}_WAS_DELETED` },
    });
    expect(await shop.client.get(`${path}/000000000000000000000000`)).toMatchObject({
      status: 404,
      body: { message: `${code}_NOT_FOUND` },
    });
    expect((await shop.client.get<Category>(`${path}/${_id}`, { as: 'ADMIN' })).body).toMatchObject({
      isDeleted: true,
    });
  });

  it('lists by name, with hidden and removed ones only for staff who request them', async () => {
    const names = async (query: object, as: 'none' | 'USER' | 'ADMIN') =>
      (await shop.client.get<Page<Category>>(path, { as, query: { limit: 100, ...query } })).body.docs.map(
        ({ name }) => name.vi,
      );
    await create('Đậu phộng');
    await create('Zi');
    await create('Dấu kín', { isShowed: false });
    const removed = await create('Bỏ đi');
    await remove(removed.body._id);
    const hiddenAndRemoved = await create('Ẩn rồi bỏ', { isShowed: false });
    await remove(hiddenAndRemoved.body._id);

    const shown = await names({}, 'none');
    expect(shown).toEqual(expect.arrayContaining(['Đậu phộng', 'Zi']));
    expect(shown.indexOf('Đậu phộng')).toBeLessThan(shown.indexOf('Zi'));
    for (const name of ['Dấu kín', 'Bỏ đi', 'Ẩn rồi bỏ']) expect(shown).not.toContain(name);
    expect(await names({ includeHidden: 'true', includeDeleted: 'true' }, 'USER')).toEqual(shown);
    const forStaff = async (query: object) =>
      (await names(query, 'ADMIN')).filter((name) => ['Dấu kín', 'Bỏ đi', 'Ẩn rồi bỏ'].includes(name));
    expect(await forStaff({})).toEqual([]);
    expect(await forStaff({ includeHidden: 'true' })).toEqual(['Dấu kín']);
    expect(await forStaff({ includeDeleted: 'true' })).toEqual(['Bỏ đi']);
    expect(await forStaff({ includeHidden: 'true', includeDeleted: 'true' })).toEqual([
      'Ẩn rồi bỏ',
      'Bỏ đi',
      'Dấu kín',
    ]);
  });
});

it('lists categories of one type', async () => {
  await shop.client.post('/v1/product-categories', {
    as: 'ADMIN',
    body: { name: { vi: 'Dầu gió', en: '' }, image: picture, type: 'MEDICINES' },
  });
  const { docs } = (await shop.client.get<Page<Category>>('/v1/product-categories', { query: { type: 'MEDICINES' } }))
    .body;
  expect(docs.map(({ name }) => name.vi)).toEqual(['Dầu gió']);
});

it.each([
  ['category', '/v1/product-categories', 'PRODUCT_CATEGORY_IS_NOT_SHOWED'],
  ['producer', '/v1/producers', 'PRODUCER_IS_NOT_SHOWED'],
] as const)('hides the products of a hidden or removed %s', async (group, path, code) => {
  const created = await shop.client.post<Category>(path, {
    as: 'ADMIN',
    body: { name: { vi: `Nhóm ${group}`, en: '' }, image: picture, ...(group === 'category' ? { type: 'SEEDS' } : {}) },
  });
  const product = await shop.makeProduct({ name: { vi: `Thuộc ${group}`, en: '' }, [group]: created.body._id });
  const listed = async () =>
    (await shop.client.get<Page<Product>>('/v1/products', { query: { name: `Thuộc ${group}` } })).body.totalDocs;
  await eventually(async () => expect(await listed()).toBe(1));

  await shop.client.patch(`${path}/${created.body._id}`, { as: 'ADMIN', body: { isShowed: false } });
  await eventually(async () => expect(await listed()).toBe(0));
  expect(await shop.client.get(`/v1/products/${product._id}`)).toMatchObject({ status: 404, body: { message: code } });
  expect((await shop.client.get(`/v1/products/${product._id}`, { as: 'ADMIN' })).status).toBe(200);

  await shop.client.patch(`${path}/${created.body._id}`, { as: 'ADMIN', body: { isShowed: true } });
  await eventually(async () => expect(await listed()).toBe(1));
  await shop.client.put(`${path}/status/${created.body._id}`, { as: 'ADMIN', body: { isDeleted: true } });
  await eventually(async () => expect(await listed()).toBe(0));
  expect(await shop.client.get(`/v1/products/${product._id}`)).toMatchObject({ status: 404, body: { message: code } });
});
