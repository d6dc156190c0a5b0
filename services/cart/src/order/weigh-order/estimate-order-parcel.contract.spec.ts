import { estimateParcel } from '@gvg/contracts/catalogue/http/internal-costs';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { lineToBuy, sampleOrder, sampleOrderLine } from '../order.fixtures.ts';
import { estimateOrderParcel } from './estimate-order-parcel.ts';

const { boolean, eachLike, integer, regex, string } = matchers;
const { exchange } = httpPact({ consumer: 'cart', provider: 'catalogue' });
const environmentOf = (url: string) =>
  ({ environment: { CATALOGUE_INTERNAL_URL: url, INTERNAL_SECRET: 'secret of sixteen characters' } }) as Parameters<
    typeof estimateOrderParcel
  >[0];

const cost = '6a0000000000000000000006';
const dimensionsMm = { length: 300, width: 200, height: 100 };
const order = sampleOrder({
  lines: [sampleOrderLine({ goodsType: 'HEAVY' }), lineToBuy({ status: 'CANCELLED' })],
  shipping: { ...sampleOrder().shipping, cost },
});
const body = {
  grams: 1_700,
  dimensionsMm,
  lines: [{ goodsType: 'HEAVY' as const, categoryType: 'PACKAGED_FOOD' as const, weightGrams: 500, amount: 2 }],
};

const row = {
  cost: string(cost),
  service: regex('^(AIR|SEA|EXPRESS)$', 'AIR'),
  transitDays: { min: integer(5), max: integer(7) },
  possible: boolean(true),
  realGrams: integer(1_700),
  volumetricGrams: integer(1_200),
  chargeableGrams: integer(2_000),
  freight: integer(400_000),
  surcharges: eachLike({ goodsType: string('HEAVY'), realGrams: integer(1_700), amount: integer(48_000) }),
  total: integer(448_000),
  refused: [],
  cutoffs: [],
};

it('returns the price of a parcel by the rate of the order', async () => {
  const priced = await exchange(
    estimateParcel,
    {
      description: 'the cost of a weighed parcel',
      providerState: `the rate ${cost} has a surcharge on heavy goods`,
      params: { id: cost },
      body,
      response: row,
    },
    (url) => estimateOrderParcel(environmentOf(url), order, { grams: 1_700, dimensionsMm }),
  );
  expect(priced).toMatchObject({
    chargeableGrams: 2_000,
    freight: 400_000,
    surcharges: [{ goodsType: 'HEAVY', amount: 48_000 }],
    total: 448_000,
  });
});

it('estimates an unweighed parcel by its lines', async () => {
  const lines = [sampleOrderLine({ goodsType: 'HEAVY', dimensionsMm })];
  const priced = await exchange(
    estimateParcel,
    {
      description: 'the cost of a parcel that is not weighed yet',
      providerState: `the rate ${cost} has a surcharge on heavy goods`,
      params: { id: cost },
      body: { lines: body.lines.map((one) => ({ ...one, dimensionsMm })) },
      response: row,
    },
    (url) => estimateOrderParcel(environmentOf(url), { ...order, lines }, {}),
  );
  expect(priced).toMatchObject({ total: 448_000 });
});

it('fails with COST_NOT_FOUND for an unknown rate', async () => {
  const unknown = '6a0000000000000000000007';
  await exchange(
    estimateParcel,
    {
      description: 'the cost of a parcel by an unknown rate',
      params: { id: unknown },
      body,
      status: 404,
      response: { statusCode: 404, message: 'COST_NOT_FOUND' },
    },
    (url) =>
      expect(
        estimateOrderParcel(
          environmentOf(url),
          { ...order, shipping: { ...order.shipping, cost: unknown } },
          { grams: 1_700, dimensionsMm },
        ),
      ).rejects.toMatchObject({ code: 'COST_NOT_FOUND' }),
  );
});
