import type { Cost, EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import { startCatalogueHarness } from '../../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../../testing/catalogue-harness.ts';
import { costBody } from '../../testing/valid-inputs.ts';

let shop: CatalogueHarness;
let rate: string;

beforeAll(async () => {
  shop = await startCatalogueHarness('parcels');
  const surcharges = [
    { goodsType: 'HEAVY', percent: 10 },
    { goodsType: 'MUST_BE_PACKAGED', amountPerKg: 20_000 },
  ];
  rate = (
    await shop.client.post<Cost>('/v1/costs', { as: 'ADMIN', body: costBody({ surcharges, goodsTypes: ['NORMAL'] }) })
  ).body._id;
});

afterAll(() => shop.close());

const estimate = (body: object, id = rate) =>
  shop.internal.post<EstimateRow>(`/internal/costs/${id}/parcel-estimate`, { body });
const normal = { goodsType: 'NORMAL', categoryType: 'PACKAGED_FOOD', weightGrams: 500, amount: 2 };
const heavy = { goodsType: 'HEAVY', weightGrams: 500, amount: 1 };
const packaged = { goodsType: 'MUST_BE_PACKAGED', weightGrams: 500, amount: 1 };

it('charges the measured weight, and divides it among goods types by their declared weights', async () => {
  const { status, body } = await estimate({ grams: 2_400, lines: [normal, heavy, packaged] });
  expect(status).toBe(200);
  // 2.5 kg at 200,000đ; a quarter of 2.4 kg is heavy (10 % of a quarter of the freight), a quarter to be packaged (0.6 kg at 20,000đ).
  expect(body).toMatchObject({
    cost: rate,
    possible: true,
    realGrams: 2_400,
    chargeableGrams: 2_500,
    rule: { basis: 'REAL' },
    freight: 500_000,
    surcharges: [
      { goodsType: 'HEAVY', realGrams: 600, amount: 12_500 },
      { goodsType: 'MUST_BE_PACKAGED', realGrams: 600, amount: 12_000 },
    ],
    total: 524_500,
    refused: [],
  });
});

it('charges the size of a large light parcel', async () => {
  const { body } = await estimate({
    grams: 2_000,
    dimensionsMm: { length: 500, width: 400, height: 300 },
    lines: [normal],
  });
  expect(body).toMatchObject({
    realGrams: 2_000,
    volumetricGrams: 12_000,
    chargeableGrams: 12_000,
    rule: { basis: 'VOLUMETRIC' },
    surcharges: [],
  });
});

it('estimates a parcel that is not weighed yet by its lines', async () => {
  const dimensionsMm = { length: 500, width: 200, height: 150 };
  expect((await estimate({ lines: [normal, heavy] })).body).toMatchObject({ realGrams: 1_500, chargeableGrams: 1_500 });
  expect((await estimate({ lines: [{ ...normal, dimensionsMm }] })).body).toMatchObject({
    volumetricGrams: 6_000,
    chargeableGrams: 6_000,
    rule: { basis: 'VOLUMETRIC' },
  });
});

it('uses the rate of the order, even after it was removed', async () => {
  const removed = (await shop.client.post<Cost>('/v1/costs', { as: 'ADMIN', body: costBody() })).body._id;
  await shop.client.put(`/v1/costs/status/${removed}`, { as: 'ADMIN', body: { isDeleted: true } });
  expect((await estimate({ grams: 1_000, lines: [normal] }, removed)).body).toMatchObject({
    cost: removed,
    freight: 200_000,
  });
  expect(await estimate({ grams: 1_000, lines: [normal] }, '0'.repeat(24))).toMatchObject({
    status: 404,
    body: { message: 'COST_NOT_FOUND' },
  });
});

it('returns services the same estimate as shoppers', async () => {
  const body = { country: 'JP', lines: [normal] };
  const [own, everybody] = [
    await shop.internal.post('/internal/costs/estimate', { body }),
    await shop.client.post('/v1/costs/estimate', { body }),
  ];
  expect(own).toMatchObject({ status: 200, body: everybody.body });
  expect(await shop.internal.post('/internal/costs/estimate', { body: { lines: [normal] } })).toMatchObject({
    status: 400,
    body: { message: 'COUNTRY_MUST_BE_PROVIDED' },
  });
});
