import type { Cost, EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import type { Country } from '@gvg/contracts/catalogue/http/countries';
import type { Page } from '@gvg/contracts/definitions/paging';
import { eventually } from '@gvg/testing/eventually';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { costBody } from '../testing/valid-inputs.ts';

let shop: CatalogueHarness;

beforeAll(async () => {
  shop = await startCatalogueHarness('costs');
});

afterAll(() => shop.close());

const day = 86_400_000;
const from = (days: number) => new Date(Date.now() + days * day).toISOString();
const create = (fields: Record<string, unknown>) =>
  shop.client.post<Cost>('/v1/costs', { as: 'ADMIN', body: costBody(fields) });
const inForce = async (query: Record<string, unknown> = {}) =>
  (await shop.client.get<Page<Cost>>('/v1/costs', { query })).body.docs;
const estimate = (body: object) =>
  shop.client.post<{ country: string; rows: EstimateRow[] }>('/v1/costs/estimate', { body });
const goods = { goodsType: 'NORMAL', categoryType: 'PACKAGED_FOOD', weightGrams: 1_000, amount: 1 };

it('applies a rate from its start until the next one starts, and falls back to the previous one when it is removed', async () => {
  const old = await create({ country: 'AU', validFrom: from(-10) });
  const now = await create({ country: 'AU' });
  await create({ country: 'AU', validFrom: from(10) });
  expect((await inForce({ country: 'AU' })).map(({ _id }) => _id)).toEqual([now.body._id]);
  expect(
    (await shop.client.get<Page<Cost>>('/v1/costs', { as: 'ADMIN', query: { country: 'AU' } })).body.totalDocs,
  ).toBe(3);

  await shop.client.put(`/v1/costs/status/${now.body._id}`, { as: 'ADMIN', body: { isDeleted: true } });
  expect((await inForce({ country: 'AU' })).map(({ _id }) => _id)).toEqual([old.body._id]);
  expect(
    await shop.client.patch(`/v1/costs/${now.body._id}`, { as: 'ADMIN', body: { minimumGrams: 1 } }),
  ).toMatchObject({ status: 410, body: { message: 'COST_WAS_DELETED' } });
  expect(
    (await shop.client.get<Page<Cost>>('/v1/costs', { as: 'ADMIN', query: { country: 'AU' } })).body.totalDocs,
  ).toBe(2);
});

it('rejects a second rate with the same start for a country and service', async () => {
  const validFrom = from(3);
  const first = await create({ country: 'CA', validFrom });
  expect(await create({ country: 'CA', validFrom })).toMatchObject({
    status: 409,
    body: { message: 'COST_WAS_EXISTED' },
  });
  expect((await create({ country: 'CA', service: 'SEA', validFrom })).status).toBe(201);
  const other = await create({ country: 'CA', validFrom: from(4) });
  expect(await shop.client.patch(`/v1/costs/${other.body._id}`, { as: 'ADMIN', body: { validFrom } })).toMatchObject({
    status: 409,
  });
  expect(first.status).toBe(201);
});

describe('a rate in force', () => {
  const otherPrice = { brackets: [{ fromGrams: 0, pricePerKg: 400_000 }] };
  const change = (id: string, fields: Record<string, unknown>) =>
    shop.client.patch<Cost>(`/v1/costs/${id}`, { as: 'ADMIN', body: fields });

  it.each([
    otherPrice,
    { stepGrams: 100 },
    { minimumGrams: 5_000 },
    { volumetricDivisor: 1_000 },
    { surcharges: [{ goodsType: 'NORMAL', percent: 100 }] },
    { goodsTypes: ['HEAVY'] },
    { transitDays: { min: 1, max: 2 } },
    { restricted: [{ categoryType: 'MEDICINES', reason: { vi: 'Cấm', en: '' } }] },
    { country: 'GB' },
    { service: 'SEA' },
    { validFrom: from(30) },
    { note: { vi: 'Nghỉ Tết', en: '' }, ...otherPrice },
  ])('rejects a change of fields that priced orders: %j', async (fields) => {
    const { body: cost } = await create({ country: 'NZ' });
    expect(await change(cost._id, fields)).toMatchObject({ status: 403, body: { message: 'ACTION_NOT_ALLOWED' } });
    expect((await inForce({ country: 'NZ' }))[0]).toEqual(cost);
  });

  it('changes its note and cutoffs', async () => {
    const { body: cost } = await create({ country: 'CH' });
    const fields = { note: { vi: 'Nghỉ Tết', en: '' }, cutoffs: [{ name: { vi: 'Tết', en: '' }, orderBy: from(30) }] };
    expect(await change(cost._id, { ...fields, revision: 1 })).toMatchObject({
      status: 200,
      body: { ...cost, ...fields, revision: 2 },
    });
  });

  it('cannot be changed a moment before it starts, when orders may be priced with it before the change is stored', async () => {
    const { body: cost } = await create({ country: 'AT', validFrom: new Date(Date.now() + 3_000).toISOString() });
    expect(await change(cost._id, otherPrice)).toMatchObject({ status: 403, body: { message: 'ACTION_NOT_ALLOWED' } });
  });

  it('prices the parcel of its orders after a successor replaced it and it was removed', async () => {
    const { body: cost } = await create({ country: 'BE', brackets: [{ fromGrams: 0, pricePerKg: 64_000 }] });
    const parcel = async () => {
      const body = { grams: 2_000, lines: [{ goodsType: 'NORMAL', weightGrams: 2_000, amount: 1 }] };
      return (await shop.internal.post<EstimateRow>(`/internal/costs/${cost._id}/parcel-estimate`, { body })).body
        .total;
    };
    expect(await parcel()).toBe(128_000);
    const { body: successor } = await create({ country: 'BE', brackets: [{ fromGrams: 0, pricePerKg: 128_000 }] });
    expect((await inForce({ country: 'BE' })).map(({ _id }) => _id)).toEqual([successor._id]);
    for (const isDeleted of [true, false]) {
      expect((await shop.client.put(`/v1/costs/status/${cost._id}`, { as: 'ADMIN', body: { isDeleted } })).status).toBe(
        200,
      );
      expect(await parcel()).toBe(128_000);
    }
  });
});

describe('a rate that has not started', () => {
  it('allows changes of all its fields', async () => {
    const { body: cost } = await create({ country: 'PT', validFrom: from(5) });
    const fields = { minimumGrams: 900, validFrom: from(6) };
    expect(await shop.client.patch<Cost>(`/v1/costs/${cost._id}`, { as: 'ADMIN', body: fields })).toMatchObject({
      status: 200,
      body: fields,
    });
  });

  it('cannot start in the past once a rate of its country and service has started, even a removed one', async () => {
    const refusal = {
      status: 400,
      body: { message: 'INVALID_PAYLOAD', details: [{ path: 'validFrom', code: 'STARTS_IN_THE_PAST' }] },
    };
    const first = await create({ country: 'PL', validFrom: from(-10) });
    expect(first.status).toBe(201);
    expect(await create({ country: 'PL', validFrom: from(-1) })).toMatchObject(refusal);
    expect(await create({ country: 'PL', validFrom: first.body.validFrom })).toMatchObject(refusal);
    const future = await create({ country: 'PL', validFrom: from(5) });
    expect(
      await shop.client.patch(`/v1/costs/${future.body._id}`, { as: 'ADMIN', body: { validFrom: from(-11) } }),
    ).toMatchObject(refusal);
    await shop.client.put(`/v1/costs/status/${first.body._id}`, { as: 'ADMIN', body: { isDeleted: true } });
    expect(await create({ country: 'PL', validFrom: from(-1) })).toMatchObject(refusal);
    expect((await create({ country: 'PL', service: 'SEA', validFrom: from(-1) })).status).toBe(201);
  });
});

it.each([
  [{ country: 'ZZ' }, 404, 'COUNTRY_NOT_FOUND'],
  [
    { restricted: [{ category: '000000000000000000000000', reason: { vi: 'Cấm', en: '' } }] },
    404,
    'PRODUCT_CATEGORY_NOT_FOUND',
  ],
  [{ brackets: [{ fromGrams: 0, toGrams: 500, pricePerKg: 1 }] }, 400, 'INVALID_PAYLOAD'],
  [{ brackets: [{ fromGrams: 100, pricePerKg: 1 }] }, 400, 'INVALID_PAYLOAD'],
  [
    {
      brackets: [
        { fromGrams: 0, toGrams: 500, pricePerKg: 1 },
        { fromGrams: 600, pricePerKg: 1 },
      ],
    },
    400,
    'INVALID_PAYLOAD',
  ],
  [
    {
      brackets: [
        { fromGrams: 0, pricePerKg: 1 },
        { fromGrams: 500, pricePerKg: 1 },
      ],
    },
    400,
    'INVALID_PAYLOAD',
  ],
  [
    {
      surcharges: [
        { goodsType: 'HEAVY', percent: 1 },
        { goodsType: 'HEAVY', amountPerKg: 1 },
      ],
    },
    400,
    'INVALID_PAYLOAD',
  ],
  [{ transitDays: { min: 9, max: 3 } }, 400, 'INVALID_PAYLOAD'],
  [{ volumetricDivisor: 1 }, 400, 'INVALID_PAYLOAD'],
  [{ cutoffs: [{ name: { vi: 'Tết', en: '' }, orderBy: '2027-01-10' }] }, 400, 'INVALID_PAYLOAD'],
  [{ cutoffs: [{ name: { vi: '', en: 'Tet' }, orderBy: '2027-01-10T00:00:00.000Z' }] }, 400, 'INVALID_PAYLOAD'],
] as [Record<string, unknown>, number, string][])('rejects %j', async (fields, status, message) => {
  expect(await create(fields)).toMatchObject({ status, body: { message } });
});

it('lists the countries goods can be shipped to, in the alphabetical order of each language', async () => {
  for (const country of ['DE', 'US', 'JP']) await create({ country });
  await create({ country: 'FR', validFrom: from(5) });
  const shippable = async (locale: string) =>
    (
      await shop.client.get<Page<Country>>('/v1/countries', { query: { shippable: 'true', locale, limit: 100 } })
    ).body.docs.map(({ code }) => code);
  expect((await shippable('vi')).filter((code) => ['DE', 'US', 'JP', 'FR'].includes(code))).toEqual(['DE', 'US', 'JP']);
  expect((await shippable('en')).filter((code) => ['DE', 'US', 'JP', 'FR'].includes(code))).toEqual(['DE', 'JP', 'US']);
  expect((await shop.client.get<Page<Country>>('/v1/countries', { query: { limit: 1 } })).body.totalDocs).toBe(249);
});

it('lists the products that a service in force carries to a country', async () => {
  const reason = { vi: 'Cấm bánh kẹo', en: 'No sweets' };
  await create({
    country: 'NO',
    service: 'SEA',
    goodsTypes: ['NORMAL', 'HEAVY'],
    restricted: [{ category: shop.category._id, reason }],
  });
  const heavy = await shop.makeProduct({ type: 'HEAVY' });
  const normal = await shop.makeProduct({ type: 'NORMAL' });
  const listed = async (query: Record<string, unknown>) =>
    (await shop.client.get<Page<ProductCard>>('/v1/products', { query: { ...query, limit: 100 } })).body.docs.map(
      ({ _id }) => _id,
    );
  await eventually(async () => expect(await listed({})).toEqual(expect.arrayContaining([heavy._id, normal._id])));
  expect(await listed({ shipsTo: 'NO' })).toEqual([]);

  await create({ country: 'NO', service: 'AIR', goodsTypes: ['NORMAL'] });
  expect(await listed({ shipsTo: 'NO' })).toEqual([normal._id]);
  expect(await listed({ shipsTo: 'BR' })).toEqual([]);
  expect(await shop.client.get('/v1/products', { query: { shipsTo: 'Norway' } })).toMatchObject({
    status: 400,
    body: { message: 'INVALID_PAYLOAD' },
  });
});

it('returns the cutoffs of a rate with its estimates', async () => {
  const cutoffs = [{ name: { vi: 'Tết', en: 'Tet' }, orderBy: from(30) }];
  const created = await create({
    country: 'SE',
    cutoffs: [...cutoffs, { name: { vi: 'Trung thu', en: '' }, orderBy: from(-30) }],
  });
  expect(created.body.cutoffs).toHaveLength(2);
  expect((await estimate({ country: 'SE', lines: [goods] })).body.rows[0]?.cutoffs).toEqual(cutoffs);
  expect(
    (await shop.client.patch<Cost>(`/v1/costs/${created.body._id}`, { as: 'ADMIN', body: { cutoffs } })).body.cutoffs,
  ).toEqual(cutoffs);
  expect((await inForce({ country: 'SE' }))[0]?.cutoffs).toEqual(cutoffs);
});

it('returns no cutoffs for rates stored without them', async () => {
  const { body } = await create({ country: 'FI' });
  await shop.models.costs.collection.updateOne({ country: 'FI' }, { $unset: { cutoffs: '' } });
  expect(body.cutoffs).toEqual([]);
  expect((await inForce({ country: 'FI' }))[0]?.cutoffs).toEqual([]);
});

describe('estimateCost', () => {
  beforeAll(async () => {
    await create({
      country: 'KR',
      service: 'SEA',
      brackets: [{ fromGrams: 0, pricePerKg: 80_000 }],
      transitDays: { min: 30, max: 45 },
    });
    await create({
      country: 'KR',
      service: 'EXPRESS',
      goodsTypes: ['NORMAL'],
      brackets: [{ fromGrams: 0, pricePerKg: 300_000 }],
    });
    await create({
      country: 'KR',
      service: 'AIR',
      restricted: [{ category: shop.category._id, reason: { vi: 'Cấm bánh kẹo', en: 'No sweets' } }],
    });
  });

  it('returns a row per service, for catalogue products and for described goods', async () => {
    const product = await shop.makeProduct({ type: 'MUST_BE_PACKAGED', weightGrams: 700 });
    const { rows } = (await estimate({ country: 'KR', lines: [{ product: product._id, amount: 2 }, goods] })).body;
    expect(rows.map(({ service }) => service)).toEqual(['AIR', 'SEA', 'EXPRESS']);
    expect(rows[0]).toMatchObject({
      realGrams: 1_000,
      freight: 200_000,
      total: 200_000,
      refused: [{ line: 0, code: 'RESTRICTED', reason: { vi: 'Cấm bánh kẹo' } }],
    });
    expect(rows[1]).toMatchObject({
      realGrams: 2_400,
      chargeableGrams: 2_500,
      total: 200_000,
      refused: [],
      transitDays: { min: 30, max: 45 },
    });
    expect(rows[2]).toMatchObject({
      realGrams: 1_000,
      total: 300_000,
      refused: [{ line: 0, code: 'GOODS_TYPE_NOT_TAKEN' }],
    });
  });

  it.each([
    ['no country', { lines: [goods] }, 400, 'COUNTRY_MUST_BE_PROVIDED'],
    ['an empty country', { country: '', lines: [goods] }, 400, 'COUNTRY_MUST_BE_PROVIDED'],
    ['a country without rates', { country: 'BR', lines: [goods] }, 404, 'RATE_NOT_FOUND'],
    ['an unknown country code', { country: 'ZZ', lines: [goods] }, 404, 'RATE_NOT_FOUND'],
    ['rates that start in the future', { country: 'FR', lines: [goods] }, 404, 'RATE_NOT_FOUND'],
    [
      'an unknown product',
      { country: 'KR', lines: [{ product: '000000000000000000000000', amount: 1 }] },
      404,
      'PRODUCT_NOT_FOUND',
    ],
    ['no lines', { country: 'KR', lines: [] }, 400, 'INVALID_PAYLOAD'],
    [
      'goods above the weight limit',
      { country: 'KR', lines: [{ ...goods, weightGrams: 10_000_000, amount: 11 }] },
      400,
      'INVALID_PAYLOAD',
    ],
    [
      'goods above the volume limit',
      { country: 'KR', lines: [{ ...goods, dimensionsMm: { length: 10_000, width: 10_000, height: 10_000 } }] },
      400,
      'INVALID_PAYLOAD',
    ],
  ])('rejects %s', async (_name, body, status, message) => {
    expect(await estimate(body)).toMatchObject({ status, body: { message } });
  });
});

it.each([
  [[{ fromGrams: 500 }], '0.fromGrams', 'BRACKETS_START_AT_ZERO', 'The first bracket starts at 0'],
  [
    [{ fromGrams: 0, toGrams: 10_000 }, { fromGrams: 12_000 }],
    '1.fromGrams',
    'BRACKET_GAP',
    'Gap from 10 to 12 kg: such a parcel has no price',
  ],
  [
    [{ fromGrams: 0, toGrams: 30_000 }, { fromGrams: 28_500 }],
    '1.fromGrams',
    'BRACKET_OVERLAP',
    'Overlap from 28.5 to 30 kg: such a parcel has two prices',
  ],
  [[{ fromGrams: 0 }, { fromGrams: 5_000 }], '0.toGrams', 'BRACKET_WITHOUT_END', 'Only the last bracket has no end'],
  [
    [{ fromGrams: 0, toGrams: 5_000 }],
    '0.toGrams',
    'LAST_BRACKET_ENDS',
    'The last bracket has no end, so that every parcel has a price',
  ],
])('reports the cell of brackets %j', async (brackets, cell, code, message) => {
  const body = costBody({ brackets: brackets.map((bracket) => ({ ...bracket, pricePerKg: 165_000 })) });
  expect(await shop.client.post('/v1/costs', { as: 'ADMIN', body })).toMatchObject({
    status: 400,
    body: { message: 'INVALID_PAYLOAD', details: [{ path: `brackets.${cell}`, code, message }] },
  });
});

it('estimates with an unsaved rate by the same rules', async () => {
  const { country, service: _service, validFrom: _from, ...rules } = costBody({ country: 'SG' });
  const rate = {
    ...rules,
    stepGrams: 500,
    minimumGrams: 500,
    volumetricDivisor: 5_000,
    surcharges: [{ goodsType: 'MUST_BE_PACKAGED', percent: 8 }],
    restricted: [],
  };
  const lines = [{ goodsType: 'MUST_BE_PACKAGED', categoryType: 'PACKAGED_FOOD', weightGrams: 7_340, amount: 1 }];
  const tried = await shop.client.post('/v1/costs/estimate/unsaved', { as: 'ADMIN', body: { rate, lines } });
  expect(tried).toMatchObject({ status: 200, body: { chargeableGrams: 7_500, freight: 1_237_500, total: 1_336_500 } });
  const stored = { ...costBody({ country, ...rate }) };
  expect((await shop.client.post('/v1/costs', { as: 'ADMIN', body: stored })).status).toBe(201);
  const { body } = await shop.client.post<{ rows: object[] }>('/v1/costs/estimate', { body: { country, lines } });
  expect(body.rows[0]).toMatchObject(tried.body as object);
});
