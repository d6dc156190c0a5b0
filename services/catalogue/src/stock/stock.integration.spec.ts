import { randomBytes } from 'node:crypto';
import { orderCancelled, orderDelivered, orderLineCancelled } from '@gvg/contracts/cart/events';
import type { Cost, EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import type { Product, ProductCard } from '@gvg/contracts/catalogue/http/products';
import type { ErrorBody } from '@gvg/contracts/errors';
import type { Page } from '@gvg/contracts/definitions/paging';
import { startService } from '@gvg/service-kit/lifecycle/service';
import type { RunningService } from '@gvg/service-kit/lifecycle/service';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import { createTestClient } from '@gvg/testing/test-client';
import { catalogueService } from '../app.ts';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { costBody, picture } from '../testing/valid-inputs.ts';

let shop: CatalogueHarness;
let secondInstance: RunningService;
let cart: EventPublisher;

beforeAll(async () => {
  shop = await startCatalogueHarness('stock');
  await shop.client.post('/v1/costs', { as: 'ADMIN', body: costBody() });
  secondInstance = await startService(catalogueService, shop.environment);
  cart = await openPublisher(shop, 'cart');
});

afterAll(async () => {
  await cart.close();
  await secondInstance.stop();
  await shop.close();
});

const newId = () => randomBytes(12).toString('hex');
const lineOf = (product: string, amount: number) => ({ line: newId(), product, amount });
/** A reservation of these lines, with a shipment of only them by default. */
const reservation = (order: string, lines: ReturnType<typeof lineOf>[], fields: object = {}) => ({
  order,
  lines,
  shipment: {
    country: 'JP',
    service: 'AIR',
    lines: lines.map(({ product, amount }) => ({ product, amount })),
    ...fields,
  },
});
const reserve = (order: string, lines: ReturnType<typeof lineOf>[], fields?: object) =>
  shop.internal.post<ErrorBody & { row: EstimateRow }>('/internal/stock/reservations', {
    body: reservation(order, lines, fields),
  });
const release = (order: string) => shop.internal.put(`/internal/stock/reservations/${order}/release`);
const productWith = async (stock: number) => (await shop.makeProduct({ stock }))._id;
const stateOf = async (id: string) => (await shop.client.get<Product>(`/v1/products/${id}`)).body;
const stockOf = async (id: string) => (await stateOf(id)).stock;
const order = () => ({ _id: newId(), code: 'GVG7K3F2Q', user: newId() });

it('reserves all lines, or none', async () => {
  const [much, little] = [await productWith(10), await productWith(1)];
  expect(await reserve(newId(), [lineOf(much, 3), lineOf(little, 2), lineOf(much, 8)])).toMatchObject({
    status: 409,
    body: {
      message: 'CART_AMOUNT_NOT_ENOUGH',
      details: [
        { path: 'lines.1.amount', code: 'TOO_BIG', message: 'Must be at most 1', maximum: 1 },
        { path: 'lines.2.amount', code: 'TOO_BIG', message: 'Must be at most 7', maximum: 7 },
      ],
    },
  });
  expect([await stockOf(much), await stockOf(little)]).toEqual([10, 1]);
  expect((await reserve(newId(), [lineOf(much, 3), lineOf(little, 1), lineOf(much, 2)])).status).toBe(201);
  expect([await stockOf(much), await stockOf(little)]).toEqual([5, 0]);
});

it('rejects unavailable products', async () => {
  const removed = await productWith(5);
  await shop.client.put(`/v1/products/status/${removed}`, { as: 'ADMIN', body: { isDeleted: true } });
  expect(await reserve(newId(), [lineOf(removed, 1)])).toMatchObject({
    status: 410,
    body: { message: 'PRODUCT_WAS_DELETED' },
  });
  expect(await reserve(newId(), [lineOf(newId(), 1)])).toMatchObject({
    status: 404,
    body: { message: 'PRODUCT_NOT_FOUND' },
  });
});

it('reserves once for an order, also for concurrent requests', async () => {
  const product = await productWith(10);
  const [id, lines] = [newId(), [lineOf(product, 2)]];
  const responses = await Promise.all([reserve(id, lines), reserve(id, lines), reserve(id, lines)]);
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await stockOf(product)).toBe(8);
});

it('sells ten pieces to ten of fifty buyers on two instances', async () => {
  const otherInstance = createTestClient(() => `http://127.0.0.1:${secondInstance.internalPort ?? 0}`, {
    keys: shop.keys,
    headers: { ...shop.internalHeaders },
  });
  const product = await productWith(10);
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, buyer) => {
      const client = buyer % 2 === 0 ? shop.internal : otherInstance;
      return client.post<ErrorBody>('/internal/stock/reservations', {
        body: reservation(newId(), [lineOf(product, 1)]),
      });
    }),
  );
  const counts = new Map<number, number>();
  for (const { status } of responses) counts.set(status, (counts.get(status) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({ 201: 10, 409: 40 });
  expect(await stockOf(product)).toBe(0);
});

describe('the shipment of a reservation', () => {
  const outside = { goodsType: 'NORMAL', categoryType: 'PACKAGED_FOOD', weightGrams: 1_000, amount: 2 };
  const rateTo = async (fields: object) =>
    (await shop.client.post<Cost>('/v1/costs', { as: 'ADMIN', body: costBody({ country: 'US', ...fields }) })).body;
  const priceAt = (pricePerKg: number) => ({ brackets: [{ fromGrams: 0, pricePerKg }] });

  it('is priced by its service, including goods bought for the customer', async () => {
    const cost = await rateTo({ service: 'SEA', ...priceAt(100_000) });
    await rateTo({ service: 'AIR', ...priceAt(300_000) });
    const [stocked, quoted] = [await productWith(10), await productWith(0)];
    const lines = [{ product: stocked, amount: 2 }, { product: quoted, amount: 1 }, outside];
    const [id, reserved] = [newId(), [lineOf(stocked, 2)]];
    const fields = { country: 'US', service: 'SEA', lines };
    const row = {
      cost: cost._id,
      service: 'SEA',
      realGrams: 3_650,
      chargeableGrams: 4_000,
      total: 400_000,
      refused: [],
    };
    expect(await reserve(id, reserved, fields)).toMatchObject({ status: 201, body: { order: id, row } });
    expect(await reserve(id, reserved, fields)).toMatchObject({ status: 201, body: { order: id, row } });
    expect([await stockOf(stocked), await stockOf(quoted)]).toEqual([8, 0]);
  });

  it('costs what the rate table shows immediately after a change, on each instance', async () => {
    const otherInstance = createTestClient(() => `http://127.0.0.1:${secondInstance.internalPort ?? 0}`, {
      keys: shop.keys,
      headers: { ...shop.internalHeaders },
    });
    const product = await productWith(100);
    const totals = async () => {
      const bodies = () => reservation(newId(), [lineOf(product, 1)], { country: 'KR' });
      const responses = await Promise.all(
        [shop.internal, otherInstance].map((client) =>
          client.post<{ row: EstimateRow }>('/internal/stock/reservations', { body: bodies() }),
        ),
      );
      return responses.map(({ body }) => body.row.total);
    };
    for (const pricePerKg of [200_000, 210_000, 220_000, 230_000]) {
      await rateTo({ country: 'KR', ...priceAt(pricePerKg) });
      for (let time = 0; time < 3; time += 1) expect(await totals()).toEqual([pricePerKg, pricePerKg]);
    }
  });

  it('reserves nothing if its service refuses goods, or does not go to the country', async () => {
    const { _id: category } = (
      await shop.client.post<{ _id: string }>('/v1/product-categories', {
        as: 'ADMIN',
        body: { name: { vi: 'Nước mắm', en: '' }, type: 'WATER_FOOD', image: picture },
      })
    ).body;
    await rateTo({ country: 'DE', restricted: [{ category, reason: { vi: 'Không nhận nước', en: 'No liquids' } }] });
    const { _id } = await shop.makeProduct({ stock: 5, category });
    const lines = [lineOf(_id, 1)];
    expect(await reserve(newId(), lines, { country: 'DE' })).toMatchObject({
      body: { row: { possible: false, refused: [{ line: 0, code: 'RESTRICTED', reason: { en: 'No liquids' } }] } },
    });
    expect(await reserve(newId(), lines, { country: 'DE', service: 'SEA' })).toMatchObject({
      status: 404,
      body: { message: 'RATE_NOT_FOUND' },
    });
    expect(await reserve(newId(), lines, { country: 'AQ' })).toMatchObject({
      status: 404,
      body: { message: 'RATE_NOT_FOUND' },
    });
    expect(await reserve(newId(), lines, { lines: [{ ...outside, weightGrams: 100_000_000 }] })).toMatchObject({
      status: 400,
      body: { message: 'INVALID_PAYLOAD' },
    });
    expect(await stockOf(_id)).toBe(5);
  });
});

it('returns stock once, after which the order cannot reserve any more', async () => {
  const product = await productWith(10);
  const [id, lines] = [newId(), [lineOf(product, 4)]];
  await reserve(id, lines);
  expect((await release(id)).status).toBe(204);
  expect((await release(id)).status).toBe(204);
  expect(await stockOf(product)).toBe(10);
  expect(await reserve(id, lines)).toMatchObject({ status: 403, body: { message: 'ACTION_NOT_ALLOWED' } });
  expect(await stockOf(product)).toBe(10);
});

it('rejects a request after the release of its order', async () => {
  const product = await productWith(10);
  const id = newId();
  expect((await release(id)).status).toBe(204);
  expect((await reserve(id, [lineOf(product, 1)])).status).toBe(403);
  expect(await stockOf(product)).toBe(10);
});

it('either reserves and releases or reserves nothing when an order is released concurrently', async () => {
  const product = await productWith(100);
  const ids = Array.from({ length: 12 }, newId);
  const statuses = await Promise.all(
    ids.flatMap((id) => [reserve(id, [lineOf(product, 1)]), release(id)]).map(async (sent) => (await sent).status),
  );
  expect(statuses.filter((status) => ![201, 204, 403].includes(status))).toEqual([]);
  expect(await stockOf(product)).toBe(100);
});

it('shows the new stock in lists with a new revision', async () => {
  const { _id, revision } = await shop.makeProduct({ stock: 2, name: { vi: 'Trà sen hiếm', en: '' } });
  const id = newId();
  await reserve(id, [lineOf(_id, 2)]);
  const listed = async () =>
    (await shop.client.get<Page<ProductCard>>('/v1/products', { query: { name: 'Trà sen hiếm' } })).body.docs[0];
  await eventually(async () => expect(await listed()).toMatchObject({ stock: 0, revision: revision + 1 }));
  await release(id);
  await eventually(async () => expect(await listed()).toMatchObject({ stock: 2, revision: revision + 2 }));
});

it('rejects a hidden product', async () => {
  const product = await productWith(10);
  await shop.client.patch(`/v1/products/${product}`, { as: 'ADMIN', body: { isShowed: false } });
  expect(await reserve(newId(), [lineOf(product, 1)])).toMatchObject({
    status: 404,
    body: { message: 'PRODUCT_NOT_FOUND' },
  });
});

it('returns a cancelled line, and the rest with the order, each once', async () => {
  const [first, second] = [await productWith(10), await productWith(10)];
  const cancelled = order();
  const lines = [lineOf(first, 1), lineOf(second, 2)] as const;
  await reserve(cancelled._id, [...lines]);
  const line = await cart.publish({
    contract: orderLineCancelled,
    subjectId: cancelled._id,
    revision: 2,
    data: { ...cancelled, line: lines[0].line },
  });
  await eventually(async () => expect(await stockOf(first)).toBe(10));
  expect(await stockOf(second)).toBe(8);
  await cart.republish(line);
  await cart.publish({
    contract: orderLineCancelled,
    subjectId: cancelled._id,
    revision: 3,
    data: { ...cancelled, line: lines[0].line },
  });
  await cart.publish({
    contract: orderCancelled,
    subjectId: cancelled._id,
    revision: 4,
    data: { ...cancelled, reason: 'BY_CUSTOMER' },
  });
  await eventually(async () => expect(await stockOf(second)).toBe(10));
  await release(cancelled._id);
  expect([await stockOf(first), await stockOf(second)]).toEqual([10, 10]);
});

describe('the amounts of a reservation', () => {
  const setAmounts = (id: string, lines: object[]) =>
    shop.internal.put<ErrorBody>(`/internal/stock/reservations/${id}/amounts`, { body: { lines } });

  it('reserve missing pieces and return surplus ones, once', async () => {
    const [first, second] = [await productWith(10), await productWith(10)];
    const id = newId();
    const lines = [lineOf(first, 4), lineOf(second, 4)] as const;
    await reserve(id, [...lines]);
    const wanted = [
      { line: lines[0].line, amount: 7 },
      { line: lines[1].line, amount: 1 },
      { line: newId(), amount: 5 },
    ];
    expect((await setAmounts(id, wanted)).status).toBe(204);
    expect((await setAmounts(id, wanted)).status).toBe(204);
    expect([await stockOf(first), await stockOf(second)]).toEqual([3, 9]);
    await release(id);
    expect([await stockOf(first), await stockOf(second)]).toEqual([10, 10]);
    expect(await setAmounts(id, wanted)).toMatchObject({ status: 403, body: { message: 'ACTION_NOT_ALLOWED' } });
  });

  it('remain unchanged if the stock does not cover one', async () => {
    const [first, second] = [await productWith(10), await productWith(5)];
    const id = newId();
    const lines = [lineOf(first, 4), lineOf(second, 4)] as const;
    await reserve(id, [...lines]);
    const response = await setAmounts(id, [
      { line: lines[0].line, amount: 1 },
      { line: lines[1].line, amount: 6 },
    ]);
    expect(response).toMatchObject({
      status: 409,
      body: {
        message: 'CART_AMOUNT_NOT_ENOUGH',
        details: [{ path: 'lines.1.amount', code: 'TOO_BIG', message: 'Must be at most 5' }],
      },
    });
    expect([await stockOf(first), await stockOf(second)]).toEqual([6, 1]);
  });

  it('are rejected for an order without a reservation', async () => {
    expect(await setAmounts(newId(), [{ line: newId(), amount: 1 }])).toMatchObject({ status: 403 });
    const product = await productWith(10);
    expect(await setAmounts(newId(), [lineOf(product, 0)])).toMatchObject({ status: 403 });
  });

  it('start with a line that names its product, also for the first one of an order', async () => {
    const [first, second] = [await productWith(10), await productWith(10)];
    const id = newId();
    const lines = [lineOf(first, 4), lineOf(second, 3)] as const;
    expect((await setAmounts(id, [lines[0]])).status).toBe(204);
    expect((await setAmounts(id, [...lines])).status).toBe(204);
    expect((await setAmounts(id, [...lines])).status).toBe(204);
    expect([await stockOf(first), await stockOf(second)]).toEqual([6, 7]);
    await release(id);
    expect([await stockOf(first), await stockOf(second)]).toEqual([10, 10]);
    expect(await setAmounts(id, [...lines])).toMatchObject({ status: 403, body: { message: 'ACTION_NOT_ALLOWED' } });
  });

  it('remove a line from the reservation when set to 0, and can restore it', async () => {
    const [first, second] = [await productWith(10), await productWith(10)];
    const id = newId();
    const lines = [lineOf(first, 4), lineOf(second, 3)] as const;
    await reserve(id, [...lines]);
    const none = [{ line: lines[1].line, amount: 0 }];
    expect((await setAmounts(id, none)).status).toBe(204);
    expect((await setAmounts(id, none)).status).toBe(204);
    expect(await stockOf(second)).toBe(10);
    expect((await shop.models.reservations.findById(id).orFail().lean()).lines).toHaveLength(1);
    await setAmounts(id, [lines[1]]);
    expect(await stockOf(second)).toBe(7);
  });

  it('remain unchanged if an added line has a hidden product or insufficient stock', async () => {
    const [first, { _id: hidden }] = [await productWith(10), await shop.makeProduct({ stock: 5, isShowed: false })];
    const id = newId();
    const line = lineOf(first, 4);
    await reserve(id, [line]);
    const raised = { line: line.line, amount: 6 };
    expect(await setAmounts(id, [raised, lineOf(hidden, 1)])).toMatchObject({
      status: 404,
      body: { message: 'PRODUCT_NOT_FOUND' },
    });
    const few = await productWith(2);
    expect(await setAmounts(id, [raised, lineOf(few, 3)])).toMatchObject({
      status: 409,
      body: { details: [{ path: 'lines.1.amount', message: 'Must be at most 2' }] },
    });
    expect([await stockOf(first), await stockOf(few)]).toEqual([6, 2]);
  });
});

it('returns nothing once the goods were delivered', async () => {
  const product = await productWith(10);
  const delivered = order();
  await reserve(delivered._id, [lineOf(product, 3)]);
  await cart.publish({
    contract: orderDelivered,
    subjectId: delivered._id,
    revision: 9,
    data: { ...delivered, lines: [{ product, amount: 3 }], deliveredAt: new Date().toISOString() },
  });
  await eventually(async () => expect(await stateOf(product)).toMatchObject({ sold: 3, stock: 7 }));
  await release(delivered._id);
  expect(await stockOf(product)).toBe(7);
});

it('lists the orders with a reservation, oldest first', async () => {
  const product = await productWith(10);
  const [first, released, second] = [newId(), newId(), newId()];
  const startedAt = new Date();
  for (const id of [first, released, second]) await reserve(id, [lineOf(product, 1)]);
  await release(released);
  const before = new Date(Date.now() + 1_000).toISOString();
  const listed = async (query: Record<string, unknown>) =>
    (await shop.internal.get<Page<{ order: string; reservedAt: string }>>('/internal/stock/reservations', { query }))
      .body.docs;
  const all = await listed({ before, limit: 100 });
  expect(all.filter(({ reservedAt }) => new Date(reservedAt) >= startedAt).map(({ order: id }) => id)).toEqual([
    first,
    second,
  ]);
  expect((await listed({ before: startedAt.toISOString(), limit: 100 })).map(({ order: id }) => id)).not.toContain(
    first,
  );
});

it('responds only to services', async () => {
  expect(
    (
      await shop.client.post('/internal/stock/reservations', {
        as: 'SYSTEM_ADMIN',
        body: reservation(newId(), [lineOf(newId(), 1)]),
      })
    ).status,
  ).toBe(404);
  expect(
    (await fetch(`${shop.internalUrl}/internal/stock/reservations/${newId()}/release`, { method: 'PUT' })).status,
  ).toBe(401);
});
