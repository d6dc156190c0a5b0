import { randomBytes, randomUUID } from 'node:crypto';
import type { Cost, EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import type { InSystemLine } from '@gvg/contracts/cart/http/lines';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Page } from '@gvg/contracts/definitions/paging';
import { cartSettings } from '@gvg/testing/cart-settings';
import { openCountries } from '@gvg/testing/sample-goods';
import { createTestClient } from '@gvg/testing/test-client';
import type { TestClient, TestRequest, TestResponse } from '@gvg/testing/test-client';
import { workedCost, workedKinds } from '@gvg/testing/worked-costs';
import { workedEstimate } from '@gvg/testing/worked-estimate';
import type { WorkedGoods } from '@gvg/testing/worked-costs';
import type { EveryService } from './every-service.fixtures.ts';

const image = '/v1/file-manager/files/picture.png';
const price = 50_000;
const country = 'JP';

let site: EveryService;
let shop: TestClient;
let producer: string;
const categories = new Map<string, string>();

/** The contract allows these sides. Cases with others, or with a category id, apply only to the function. */
const canBeSold = ({ dimensionsMm: size }: WorkedGoods): boolean =>
  size === undefined || Math.max(size.length, size.width, size.height) <= 10_000;
const sellable = workedKinds.filter(
  ([, { restricted = [] }, lines]) =>
    lines.every(canBeSold) && restricted.every((restriction) => 'categoryType' in restriction),
);

async function create<Body>(path: string, body: Record<string, unknown>): Promise<Body> {
  return succeed<Body>(shop.post(path, { as: 'ADMIN', body }), 201);
}

async function succeed<Body>(response: Promise<TestResponse>, status = 200): Promise<Body> {
  const received = await response;
  expect(received).toMatchObject({ status });
  return received.body as Body;
}

async function categoryOf(type: string): Promise<string> {
  const known = categories.get(type);
  if (known !== undefined) return known;
  const { _id } = await create<{ _id: string }>('/v1/product-categories', {
    name: { vi: `Loại ${type}`, en: '' },
    type,
    image,
  });
  categories.set(type, _id);
  return _id;
}

async function productOf({ goodsType, categoryType, weightGrams, dimensionsMm }: WorkedGoods): Promise<string> {
  const name = `Hàng ${randomBytes(6).toString('hex')}`;
  const { _id } = await create<Product>('/v1/products', {
    name: { vi: name, en: '' },
    description: { vi: '<p>Ngon</p>', en: '' },
    images: [image],
    category: await categoryOf(categoryType),
    producer,
    country: 'VN',
    type: goodsType,
    priority: '1',
    price,
    unit: 'GRAM',
    quantityPerUnit: 500,
    weightGrams,
    ...(dimensionsMm === undefined ? {} : { dimensionsMm }),
    stock: 1_000,
  });
  return _id;
}

/** Fields of a rate that staff enters. */
function rateFields(rates: Partial<Cost>): Omit<Cost, '_id' | 'isDeleted' | 'revision' | 'createdAt'> {
  const {
    _id: _,
    isDeleted: __,
    revision: ___,
    createdAt: ____,
    ...fields
  } = { ...workedCost, ...rates, country, validFrom: new Date().toISOString() };
  return fields;
}

/** Each case sets the rate, creates products and, if possible, places an order. */
export function testWorkedCosts(running: () => EveryService): void {
  beforeAll(async () => {
    site = running();
    shop = createTestClient(() => site.gatewayUrl, { keys: site.keys });
    await openCountries(site.databaseOf('catalogue'), ['VN', country]);
    await succeed(shop.put('/v1/settings/cart', { as: 'SYSTEM_ADMIN', body: cartSettings }));
    producer = (await create<{ _id: string }>('/v1/producers', { name: { vi: 'Xưởng cân', en: '' }, image }))._id;
  });

  it.each(sellable)(
    '%s: costs the same in the rate table, the estimate, the preview, the order and the ledger after weighing',
    async (...worked) => {
      const [, rates, lines, { refused = [] }] = worked;
      const cost = await create<Cost>('/v1/costs', rateFields(rates));
      const { docs } = await succeed<Page<Cost>>(shop.get('/v1/costs', { query: { country } }));
      expect(docs).toEqual([cost]);

      const products: string[] = [];
      for (const line of lines) products.push(await productOf(line));
      const estimateLines = lines.map(({ amount }, index) => ({ product: products[index], amount }));
      const { rows } = await succeed<{ rows: EstimateRow[] }>(
        shop.post('/v1/costs/estimate', { body: { country, lines: estimateLines } }),
      );
      const row = rows[0] as EstimateRow;
      expect(row).toEqual({ ...workedEstimate(worked), cost: cost._id });

      const headers = { authorization: `Bearer ${await site.keys.mint({ sub: randomBytes(12).toString('hex') })}` };
      const as = (request: TestRequest = {}): TestRequest => ({ ...request, headers });
      const chosen: { line: string; amount: number }[] = [];
      for (const { product, amount } of estimateLines) {
        const line = await succeed<InSystemLine>(
          shop.post('/v1/cart/in-system/add-product', as({ body: { product, amount } })),
          201,
        );
        if (line.state === 'READY') chosen.push({ line: line._id, amount });
      }
      const accepted = estimateLines
        .map((line, index) => ({ ...line, index }))
        .filter(({ index }) => !refused.includes(index));
      if (accepted.length === 0) return;

      // Goods that are rejected for their type need a quote, and are left out of the order.
      const preview = await succeed<{ rows: EstimateRow[]; deposit: number }>(
        shop.post('/v1/orders/preview', as({ body: { country, lines: chosen } })),
      );
      expect(preview.rows[0]).toMatchObject({
        chargeableGrams: row.chargeableGrams,
        freight: row.freight,
        total: row.total,
      });

      const carried = chosen.filter((_, index) => !preview.rows[0]?.refused.some(({ line }) => line === index));
      const deposit = carried.reduce((sum, { amount }) => sum + amount * price, 0);
      const recipient = {
        fullName: 'Nguyễn Thị Lan',
        phone: '+819012345678',
        country,
        region: 'Tokyo',
        city: '',
        line: 'Nishi-Shinjuku 2-8-1',
        postcode: '160-0023',
      };
      const confirmed = await succeed<{ rows: EstimateRow[] }>(
        shop.post('/v1/orders/preview', as({ body: { country, lines: carried } })),
      );
      const placing = {
        idempotencyKey: randomUUID(),
        lines: carried,
        recipient,
        service: 'AIR',
        note: '',
        acceptedTerms: true,
        deposit,
        freight: confirmed.rows[0]?.total,
      };
      const order = await succeed<Order>(shop.post('/v1/orders', as({ body: placing })), 201);
      expect(order.shipping).toMatchObject({ estimatedGrams: row.chargeableGrams, estimatedFee: row.total });

      await succeed(
        shop.post('/v1/payments', {
          as: 'ADMIN',
          body: {
            account: '1234567890',
            amount: deposit,
            bankReference: randomUUID(),
            receivedAt: new Date().toISOString(),
            content: order.code,
          },
        }),
        201,
      );
      if (lines.some(({ dimensionsMm }) => dimensionsMm !== undefined) || row.realGrams > 10_000_000) return;
      const weighed = await succeed<Order>(
        shop.put(`/v1/orders/${order._id}/weigh`, { as: 'ADMIN', body: { grams: row.realGrams } }),
      );
      expect(weighed.totals).toMatchObject({
        freight: row.freight,
        surcharge: row.total - row.freight,
        due: row.total,
      });
    },
  );
}
