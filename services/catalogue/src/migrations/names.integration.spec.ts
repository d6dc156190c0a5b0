import type { Category } from '@gvg/contracts/catalogue/http/categories';
import type { Page } from '@gvg/contracts/definitions/paging';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { picture } from '../testing/valid-inputs.ts';
import { cleanNames } from './clean-names.ts';
import { keyNames } from './key-names.ts';

let shop: CatalogueHarness;

beforeAll(async () => {
  shop = await startCatalogueHarness('names');
});
afterAll(() => shop.close());

const createCategory = (vi: string) =>
  shop.client.post<Category>('/v1/product-categories', {
    as: 'ADMIN',
    body: { name: { vi, en: '' }, image: picture, type: 'SEEDS' },
  });

it('updates the name keys of earlier versions', async () => {
  const { products, categories } = shop.models;
  const old = await shop.makeProduct({ name: { vi: 'Ðậu hoà tan', en: '' } });
  await products.collection.updateOne({ name: { vi: 'Ðậu hoà tan', en: '' } }, { $set: { nameKey: 'ðậu hoà tan' } });
  for (const vi of ['Đinh hương', 'Dầu', 'Ái ngọc', 'Hoá mỹ phẩm']) await createCategory(vi);
  await categories.collection.updateOne(
    { 'name.vi': 'Hoá mỹ phẩm' },
    { $set: { nameKey: 'hoá mỹ phẩm', nameOrder: 'hoa my pham' } },
  );

  expect(await keyNames(shop)).toBe(2);
  expect(await keyNames(shop)).toBe(0);

  expect(await createCategory('Hóa mỹ phẩm')).toMatchObject({
    status: 409,
    body: { message: 'PRODUCT_CATEGORY_WAS_EXISTED' },
  });
  expect((await products.findById(old._id).lean())?.nameKey).toBe('đậu hòa tan');
  const { body } = await shop.client.get<Page<Category>>('/v1/product-categories', { query: { limit: 100 } });
  const names = body.docs.map(({ name }) => name.vi);
  expect(names).toEqual(names.toSorted(new Intl.Collator('vi').compare));
});

it('keeps a product whose name exists in both spellings', async () => {
  const { products } = shop.models;
  const [one, other] = [
    await shop.makeProduct({ name: { vi: 'Khoẻ', en: '' } }),
    await shop.makeProduct({ name: { vi: 'Khác', en: '' } }),
  ];
  await products.collection.updateOne({ 'name.vi': 'Khác' }, { $set: { 'name.vi': 'Khỏe', nameKey: 'khoẻ' } });
  expect(await keyNames(shop)).toBe(0);
  expect((await products.findById(one._id).lean())?.nameKey).toBe('khỏe');
  expect((await products.findById(other._id).lean())?.nameKey).toBe('khoẻ');
});

it('turns names with line breaks into single lines', async () => {
  const { products } = shop.models;
  const { _id } = await shop.makeProduct({ name: { vi: 'Bánh', en: '' }, sku: 'A1' });
  const fields = { name: { vi: 'Bánh\nphồng\t\u001b tôm', en: '' }, sku: 'A1\r\n' };
  await products.collection.updateOne({ sku: 'A1' }, { $set: fields });
  expect(await cleanNames(shop)).toBe(1);
  expect(await cleanNames(shop)).toBe(0);
  expect(await products.findById(_id).lean()).toMatchObject({ name: { vi: 'Bánh phồng  tôm' }, sku: 'A1' });
});
