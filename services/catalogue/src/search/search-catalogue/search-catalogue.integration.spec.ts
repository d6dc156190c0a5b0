import type { searchCatalogue } from '@gvg/contracts/catalogue/http/search';
import type { ResponseOf } from '@gvg/contracts/definitions/endpoint';
import { eventually } from '@gvg/testing/eventually';
import { startCatalogueHarness } from '../../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../../testing/catalogue-harness.ts';

type Found = ResponseOf<typeof searchCatalogue>;

let shop: CatalogueHarness;

beforeAll(async () => {
  shop = await startCatalogueHarness('search');
});
afterAll(() => shop.close());

const ask = (q: string, query: Record<string, unknown> = {}) =>
  shop.client.get<Found>('/v1/search/catalogue', { as: 'ADMIN', query: { q, ...query } });
const search = async (q: string) => (await ask(q)).body.products;

it('finds a product by its name without accents and by the start of its SKU and bar code, including hidden and removed ones', async () => {
  const { _id } = await shop.makeProduct({
    name: { vi: 'Bánh tráng Tây Ninh', en: 'Rice paper' },
    sku: 'BT-0042',
    barcode: '8934567890123',
  });
  const isFound = (fields: object) => async () => {
    for (const q of ['banh trang', 'TÂY NINH', 'rice pap', 'bt-00', 'BT-0042', '893456'])
      expect(await search(q)).toMatchObject({ count: 1, isMore: false, hits: [{ _id, sku: 'BT-0042', ...fields }] });
  };
  await eventually(isFound({ isShowed: true, isDeleted: false }));
  await shop.client.patch(`/v1/products/${_id}`, { as: 'ADMIN', body: { isShowed: false } });
  await eventually(isFound({ isShowed: false }));
  await shop.client.put(`/v1/products/status/${_id}`, { as: 'ADMIN', body: { isDeleted: true } });
  await eventually(isFound({ isDeleted: true }));
});

it('returns at most the requested number', async () => {
  for (let number = 0; number < 7; number += 1) await shop.makeProduct({ name: { vi: `Kẹo dừa ${number}`, en: '' } });
  await eventually(async () => expect((await search('keo dua')).count).toBe(7));
  expect((await search('keo dua')).hits).toHaveLength(5);
  expect((await ask('keo dua', { limit: 7 })).body.products.hits).toHaveLength(7);
});

it.each(['.*', '^a', '(a+)+$', '🍜🍜', '{"$gt":""}'])('finds nothing by %j', async (q) => {
  expect(await search(q)).toEqual({ count: 0, isMore: false, hits: [] });
});

it.each(['', 'a', 'a'.repeat(101), 'a'.repeat(10_000), 'a\0b'])(
  'rejects a text that is too short, too long or not a string',
  async (q) => {
    expect(await ask(q)).toMatchObject({ status: 400, body: { message: 'INVALID_PAYLOAD' } });
  },
);
