import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { getProductsForService } from '@gvg/contracts/catalogue/http/internal-stock';
import { eventually } from '@gvg/testing/eventually';
import { startCatalogueHarness } from '../../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../../testing/catalogue-harness.ts';

let shop: CatalogueHarness;

beforeAll(async () => {
  shop = await startCatalogueHarness('lookup');
});

afterAll(() => shop.close());

const lookup = async (...ids: string[]) =>
  (
    await shop.internal.post<ResponseBodyOf<typeof getProductsForService>>('/internal/products/lookup', {
      body: { ids },
    })
  ).body.docs;

it('returns products without long texts, and omits unknown ones', async () => {
  const product = await shop.makeProduct({
    dimensionsMm: { length: 200, width: 150, height: 60 },
    storage: { vi: 'Nơi khô', en: '' },
  });
  await eventually(async () =>
    expect(await lookup(product._id)).toMatchObject([{ isCategoryShown: true, isProducerShown: true }]),
  );
  const { description, storage, ...data } = product;
  expect([description, storage]).not.toContain(undefined);
  expect(await lookup(product._id, '0'.repeat(24))).toEqual([
    { ...data, isCategoryShown: true, isProducerShown: true },
  ]);
});

it('marks products that were removed, or whose category or producer is hidden', async () => {
  const { _id } = await shop.makeProduct();
  await shop.client.put(`/v1/products/status/${_id}`, { as: 'ADMIN', body: { isDeleted: true } });
  expect(await lookup(_id)).toMatchObject([{ isDeleted: true }]);
  await shop.client.patch(`/v1/product-categories/${shop.category._id}`, { as: 'ADMIN', body: { isShowed: false } });
  await shop.client.patch(`/v1/producers/${shop.producer._id}`, { as: 'ADMIN', body: { isShowed: false } });
  await eventually(async () =>
    expect(await lookup(_id)).toMatchObject([{ isCategoryShown: false, isProducerShown: false }]),
  );
});
