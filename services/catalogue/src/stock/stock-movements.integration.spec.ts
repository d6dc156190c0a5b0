import { randomBytes, randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { orderCancelled, orderLineCancelled } from '@gvg/contracts/cart/events';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import type { StockMovement } from '@gvg/contracts/catalogue/http/stock';
import { auditRecorded } from '@gvg/contracts/identity/events';
import type { StaffPage } from '@gvg/contracts/definitions/paging';
import type { ErrorBody } from '@gvg/contracts/errors';
import { createWithTransaction } from '@gvg/service-kit/data/database';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { startFakeIdentity } from '@gvg/service-kit/testing/fake-identity';
import type { FakeIdentity } from '@gvg/service-kit/testing/fake-identity';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import { testUserId } from '@gvg/testing/token-keys';
import { recordOpeningStock } from '../migrations/record-opening-stock.ts';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { costBody } from '../testing/valid-inputs.ts';

let identity: FakeIdentity;
let shop: CatalogueHarness;
let cart: EventPublisher;

beforeAll(async () => {
  identity = await startFakeIdentity();
  shop = await startCatalogueHarness('movements', { identityUrl: identity.url });
  await shop.client.post('/v1/costs', { as: 'ADMIN', body: costBody() });
  cart = await openPublisher(shop, 'cart');
});

afterAll(async () => {
  await cart.close();
  await shop.close();
  await identity.close();
});

const newId = () => randomBytes(12).toString('hex');
const changeStock = (id: string, body: object) =>
  shop.client.post<StockMovement & ErrorBody>(`/v1/products/${id}/stock`, { as: 'ADMIN', body });
const movementsOf = async (id: string, query: Record<string, unknown> = { limit: 100 }) =>
  (await shop.client.get<StaffPage<StockMovement>>(`/v1/products/${id}/stock`, { as: 'ADMIN', query })).body;
const stateOf = async (id: string) => (await shop.client.get<Product>(`/v1/products/${id}`, { as: 'ADMIN' })).body;
const productWith = async (stock: number) => (await shop.makeProduct({ stock }))._id;
const reserve = (order: string, lines: { line: string; product: string; amount: number }[]) =>
  shop.internal.post<ErrorBody>('/internal/stock/reservations', {
    body: {
      order,
      code: 'GVG7K3F2Q',
      lines,
      shipment: { country: 'JP', service: 'AIR', lines: lines.map(({ product, amount }) => ({ product, amount })) },
    },
  });

it('lists every change with its author, reason and remaining stock', async () => {
  const product = await productWith(10);
  const changed = await changeStock(product, { change: -2, reason: 'BROKEN', note: 'Rơi vỡ' });
  expect(changed).toMatchObject({
    status: 201,
    body: {
      product,
      change: -2,
      stock: 8,
      revision: 2,
      by: { kind: 'user', id: testUserId, name: `Person ${testUserId.slice(-4)}` },
    },
  });
  const [order, line, other] = [newId(), newId(), newId()];
  await reserve(order, [
    { line, product, amount: 3 },
    { line: other, product, amount: 1 },
  ]);
  const data = { _id: order, code: 'GVG7K3F2Q', user: newId() };
  await cart.publish({ contract: orderLineCancelled, subjectId: order, revision: 2, data: { ...data, line } });
  await eventually(async () => expect(await stateOf(product)).toMatchObject({ stock: 7 }));
  const cancelled = { ...data, reason: 'BY_CUSTOMER' as const };
  await cart.publish({ contract: orderCancelled, subjectId: order, revision: 3, data: cancelled });
  await eventually(async () => expect(await stateOf(product)).toMatchObject({ stock: 8, editRevision: 1 }));

  const { docs, totalDocs, hasNextPage } = await movementsOf(product);
  expect({ totalDocs, hasNextPage }).toEqual({ totalDocs: 5, hasNextPage: false });
  const sold = { order: { _id: order, code: 'GVG7K3F2Q' } };
  expect(docs).toMatchObject([
    { change: 1, reason: 'ORDER_CANCELLED', stock: 8, ...sold },
    { change: 3, reason: 'ORDER_CANCELLED', stock: 7, ...sold },
    { change: -4, reason: 'SOLD', stock: 4, by: { kind: 'service' }, ...sold },
    changed.body,
    { change: 10, reason: 'RECEIVED', stock: 10, note: '' },
  ]);
  expect((await movementsOf(product, { page: 2, limit: 2 })).docs).toEqual(docs.slice(2, 4));
});

it('records no movement for products without stock', async () => {
  expect((await movementsOf(await productWith(0))).docs).toEqual([]);
});

it('rejects taking more than the stock, and a stock above a million', async () => {
  const product = await productWith(3);
  expect(await changeStock(product, { change: -4, reason: 'COUNTED' })).toMatchObject({
    status: 409,
    body: {
      message: 'STOCK_NOT_ENOUGH',
      details: [{ path: 'change', code: 'TOO_SMALL', message: 'Must be at least -3' }],
    },
  });
  expect(await changeStock(product, { change: 999_998, reason: 'RECEIVED' })).toMatchObject({
    status: 400,
    body: { message: 'INVALID_PAYLOAD', details: [{ path: 'change', code: 'TOO_BIG' }] },
  });
  expect((await changeStock(product, { change: 0, reason: 'COUNTED' })).status).toBe(400);
  expect((await changeStock(product, { change: 1, reason: 'SOLD' })).status).toBe(400);
  expect(await stateOf(product)).toMatchObject({ stock: 3, revision: 1 });
});

it('changes stock once per key, also for fifty concurrent requests', async () => {
  const product = await productWith(10);
  const body = { idempotencyKey: randomUUID(), change: 5, reason: 'RECEIVED', note: '' };
  const answers = await Promise.all(Array.from({ length: 50 }, () => changeStock(product, body)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201));
  expect(new Set(answers.map((answer) => answer.body._id)).size).toBe(1);
  expect((await stateOf(product)).stock).toBe(15);
  const other = { status: 409, body: { message: 'STOCK_MOVEMENT_WAS_EXISTED' } };
  expect(await changeStock(product, { ...body, change: 6 })).toMatchObject(other);
  expect(await changeStock(await productWith(1), body)).toMatchObject(other);
});

it('applies fifty concurrent changes of one product', async () => {
  const product = await productWith(10);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => changeStock(product, { change: 1, reason: 'COUNTED', note: '' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201));
  expect((await stateOf(product)).stock).toBe(60);
});

it('rejects removed and unknown products', async () => {
  const product = await productWith(1);
  await shop.client.put(`/v1/products/status/${product}`, { as: 'ADMIN', body: { isDeleted: true } });
  expect(await changeStock(product, { change: 1, reason: 'OTHER' })).toMatchObject({
    status: 410,
    body: { message: 'PRODUCT_WAS_DELETED' },
  });
  const unknown = { status: 404, body: { message: 'PRODUCT_NOT_FOUND' } };
  expect(await changeStock(newId(), { change: 1, reason: 'OTHER' })).toMatchObject(unknown);
  expect(await shop.client.get(`/v1/products/${newId()}/stock`, { as: 'ADMIN' })).toMatchObject(unknown);
});

it('audits a change', async () => {
  const product = await productWith(4);
  const collector = await collectEvents(shop, [auditRecorded]);
  await changeStock(product, { change: 2, reason: 'RETURNED', note: 'Khách trả' });
  await eventually(() =>
    expect(collector.published).toMatchObject([
      {
        data: {
          actor: { kind: 'user', id: testUserId },
          action: 'product.change-stock',
          subject: { type: 'product', id: product },
          before: { stock: 4 },
          after: { stock: 6, change: 2, reason: 'RETURNED', note: 'Khách trả' },
        },
      },
    ]),
  );
  await collector.close();
});

it('adds movements to products of earlier versions once, whatever is sold meanwhile', async () => {
  const products = await Promise.all([productWith(7), productWith(0), productWith(5)]);
  const ids = products.map((id) => new Types.ObjectId(id));
  await shop.models.products.collection.updateMany(
    { _id: { $in: ids } },
    { $unset: { editRevision: 1, isShowed: 1 }, $set: { revision: 4 } },
  );
  await shop.models.stockMovements.deleteMany({ product: { $in: ids } });
  const catalogue = { models: shop.models, withTransaction: createWithTransaction(shop.connection) };
  const migrated = await Promise.all([recordOpeningStock(catalogue), recordOpeningStock(catalogue)]);
  expect(migrated.toSorted()).toEqual([0, 3]);
  expect(await recordOpeningStock(catalogue)).toBe(0);
  expect(await stateOf(products[0])).toMatchObject({ stock: 7, editRevision: 4, revision: 4, isShowed: true });
  expect((await movementsOf(products[0])).docs).toMatchObject([{ change: 7, reason: 'OPENING', stock: 7 }]);
  expect((await movementsOf(products[1])).docs).toEqual([]);
});
