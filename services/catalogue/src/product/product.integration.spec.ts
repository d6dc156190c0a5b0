import type { Product, ProductCard } from '@gvg/contracts/http/products';
import type { Page } from '@gvg/contracts/paging';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';

let shop: CatalogueHarness;

beforeAll(async () => {
  shop = await startCatalogueHarness('products');
});

afterAll(() => shop.close());

const search = (name: string) => shop.client.get<Page<ProductCard>>('/v1/products', { query: { name, locale: 'vi' } });

describe('a product', () => {
  it('is made, found, opened, changed, removed and restored', async () => {
    const made = await shop.client.post<Product>('/v1/products', { as: 'ADMIN', body: shop.productBody({ name: { vi: 'Bánh tráng mè', en: 'Sesame rice paper' } }) });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ revision: 1, sold: 0, ratingAverage: 0, isDeleted: false });
    const { _id } = made.body;

    await shop.eventually(async () => expect((await search('banh trnag')).body.docs.map((card) => card._id)).toContain(_id));
    expect((await shop.client.get<Product>(`/v1/products/${_id}`)).body).toEqual(made.body);

    const changed = await shop.client.patch<Product>(`/v1/products/${_id}`, { as: 'ADMIN', body: { name: { vi: 'Bánh đa mè', en: '' }, revision: 1 } });
    expect(changed.body).toMatchObject({ revision: 2, name: { vi: 'Bánh đa mè', en: '' } });
    await shop.eventually(async () => expect((await search('banh da me')).body.docs.map((card) => card._id)).toContain(_id));
    expect((await search('banh trang me')).body.docs).toEqual([]);

    const removed = await shop.client.put(`/v1/products/status/${_id}`, { as: 'ADMIN', body: { isDeleted: true } });
    expect(removed.body).toMatchObject({ isDeleted: true, revision: 3 });
    expect(await shop.client.get(`/v1/products/${_id}`)).toMatchObject({ status: 410, body: { message: 'PRODUCT_WAS_DELETED' } });
    await shop.eventually(async () => expect((await search('banh da me')).body.docs).toEqual([]));

    await shop.client.put(`/v1/products/status/${_id}`, { as: 'ADMIN', body: { isDeleted: false } });
    await shop.eventually(async () => expect((await search('banh da me')).body.docs).toHaveLength(1));
  });
});
