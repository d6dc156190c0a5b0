import type { Category } from '@gvg/contracts/catalogue/http/categories';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import type { Page } from '@gvg/contracts/paging';
import { eventually } from '@gvg/testing/eventually';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { picture } from '../testing/valid-inputs.ts';

let shop: CatalogueHarness;

beforeAll(async () => {
  shop = await startCatalogueHarness('categories');
});

afterAll(() => shop.close());

// Producers are the same code with other codes: one of each kind is enough where nothing differs.
describe.each([
  { kind: 'category', path: '/v1/product-categories', code: 'PRODUCT_CATEGORY', fields: { type: 'SEEDS' } },
  { kind: 'producer', path: '/v1/producers', code: 'PRODUCER', fields: {} },
])('a $kind', ({ path, code, fields }) => {
  const create = (vi: string, more = {}) => shop.client.post<Category>(path, { as: 'ADMIN', body: { name: { vi, en: '' }, image: picture, ...fields, ...more } });
  const patch = (id: string, body: object) => shop.client.patch<Category>(`${path}/${id}`, { as: 'ADMIN', body });
  const remove = (id: string, isDeleted = true) => shop.client.put<Category>(`${path}/status/${id}`, { as: 'ADMIN', body: { isDeleted } });

  it('has a name of its own, without difference of case and spaces; accents make another word', async () => {
    const first = await create('Mắm  Ruốc');
    expect(first.status).toBe(201);
    expect(await create('mắm ruốc')).toMatchObject({ status: 409, body: { message: `${code}_WAS_EXISTED` } });
    expect((await create('Mầm ruốc')).status).toBe(201);
  });

  it('gives its name free when it is removed, and comes back only where nobody took it', async () => {
    const first = await create('Hạt sen');
    await remove(first.body._id);
    const second = await create('Hạt sen');
    expect(second.status).toBe(201);
    expect(await remove(first.body._id, false)).toMatchObject({ status: 409, body: { message: `${code}_WAS_EXISTED` } });
    await remove(second.body._id);
    expect((await remove(first.body._id, false)).body).toMatchObject({ isDeleted: false, revision: 3 });
  });

  it('is changed from its present state only', async () => {
    const { _id } = (await create('Trà lài')).body;
    await patch(_id, { name: { vi: 'Trà nhài', en: '' }, revision: 1 });
    const late = await patch(_id, { isShowed: false, revision: 1 });
    expect(late).toMatchObject({ status: 409, body: { message: 'VERSION_CONFLICT', current: { revision: 2, name: { vi: 'Trà nhài' } } } });
  });

  it('is asked to be removed twice and is removed once', async () => {
    const { _id } = (await create('Hai lần')).body;
    await remove(_id);
    expect((await remove(_id)).body).toMatchObject({ isDeleted: true, revision: 2 });
    expect(await patch(_id, { isShowed: true })).toMatchObject({ status: 410, body: { message: `${code}_WAS_DELETED` } });
  });

  it('is told apart by shoppers when it is unknown, hidden or removed; staff sees it', async () => {
    const { _id } = (await create('Ẩn', { isShowed: false })).body;
    expect(await shop.client.get(`${path}/${_id}`)).toMatchObject({ status: 404, body: { message: `${code}_IS_NOT_SHOWED` } });
    await remove(_id);
    expect(await shop.client.get(`${path}/${_id}`)).toMatchObject({ status: 410, body: { message: `${code}_WAS_DELETED` } });
    expect(await shop.client.get(`${path}/000000000000000000000000`)).toMatchObject({ status: 404, body: { message: `${code}_NOT_FOUND` } });
    expect((await shop.client.get<Category>(`${path}/${_id}`, { as: 'ADMIN' })).body).toMatchObject({ isDeleted: true });
  });

  it('is listed in the order of names; what is not on show only for staff that asks for it', async () => {
    const names = async (query: object, as: 'none' | 'USER' | 'ADMIN') => (await shop.client.get<Page<Category>>(path, { as, query: { limit: 100, ...query } })).body.docs.map(({ name }) => name.vi);
    await create('Đậu phộng');
    await create('Zi');
    const hidden = await create('Dấu kín', { isShowed: false });
    expect(hidden.status).toBe(201);

    const shown = await names({}, 'none');
    expect(shown).toEqual(expect.arrayContaining(['Đậu phộng', 'Zi']));
    expect(shown.indexOf('Đậu phộng')).toBeLessThan(shown.indexOf('Zi'));
    expect(shown).not.toContain('Dấu kín');
    expect(await names({ includeHidden: 'true', includeDeleted: 'true' }, 'USER')).toEqual(shown);
    expect(await names({ includeHidden: 'true' }, 'ADMIN')).toContain('Dấu kín');
    expect(await names({ includeHidden: 'true' }, 'ADMIN')).not.toContain('Ẩn');
    expect(await names({ includeHidden: 'true', includeDeleted: 'true' }, 'ADMIN')).toContain('Ẩn');
  });
});

it('lists one type of categories', async () => {
  await shop.client.post('/v1/product-categories', { as: 'ADMIN', body: { name: { vi: 'Dầu gió', en: '' }, image: picture, type: 'MEDICINES' } });
  const { docs } = (await shop.client.get<Page<Category>>('/v1/product-categories', { query: { type: 'MEDICINES' } })).body;
  expect(docs.map(({ name }) => name.vi)).toEqual(['Dầu gió']);
});

it.each([
  ['category', '/v1/product-categories', 'PRODUCT_CATEGORY_IS_NOT_SHOWED'],
  ['producer', '/v1/producers', 'PRODUCER_IS_NOT_SHOWED'],
] as const)('hides the products of a hidden or removed %s', async (kind, path, code) => {
  const made = await shop.client.post<Category>(path, {
    as: 'ADMIN',
    body: { name: { vi: `Kệ ${kind}`, en: '' }, image: picture, ...(kind === 'category' ? { type: 'SEEDS' } : {}) },
  });
  const product = await shop.makeProduct({ name: { vi: `Trên kệ ${kind}`, en: '' }, [kind]: made.body._id });
  const listed = async () => (await shop.client.get<Page<Product>>('/v1/products', { query: { name: `Trên kệ ${kind}` } })).body.totalDocs;
  await eventually(async () => expect(await listed()).toBe(1));

  await shop.client.patch(`${path}/${made.body._id}`, { as: 'ADMIN', body: { isShowed: false } });
  await eventually(async () => expect(await listed()).toBe(0));
  expect(await shop.client.get(`/v1/products/${product._id}`)).toMatchObject({ status: 404, body: { message: code } });
  expect((await shop.client.get(`/v1/products/${product._id}`, { as: 'ADMIN' })).status).toBe(200);

  await shop.client.patch(`${path}/${made.body._id}`, { as: 'ADMIN', body: { isShowed: true } });
  await eventually(async () => expect(await listed()).toBe(1));
  await shop.client.put(`${path}/status/${made.body._id}`, { as: 'ADMIN', body: { isDeleted: true } });
  await eventually(async () => expect(await listed()).toBe(0));
  expect(await shop.client.get(`/v1/products/${product._id}`)).toMatchObject({ status: 404, body: { message: code } });
});
