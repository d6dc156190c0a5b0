import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import type { Category } from '@gvg/contracts/catalogue/http/categories';
import type { Producer } from '@gvg/contracts/catalogue/http/producers';
import type { Product, ProductCard } from '@gvg/contracts/catalogue/http/products';
import type { StockMovement } from '@gvg/contracts/catalogue/http/stock';
import type { Page } from '@gvg/contracts/definitions/paging';
import type { AuditRecord } from '@gvg/contracts/identity/events';
import { auditRecorded } from '@gvg/contracts/identity/events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import { startFakeIdentity } from '@gvg/service-kit/testing/fake-identity';
import type { FakeIdentity } from '@gvg/service-kit/testing/fake-identity';
import { eventually } from '@gvg/testing/eventually';
import { testUserId } from '@gvg/testing/token-keys';
import { claimChange } from '../bulk-change/claim-change.ts';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { productChanges } from '../testing/product-changes.fixtures.ts';
import { costBody, picture } from '../testing/valid-inputs.ts';
import { productChangeStores } from './product-change.job.ts';

let identity: FakeIdentity;
let shop: CatalogueHarness;
const changes = productChanges(() => shop.client);

beforeAll(async () => {
  identity = await startFakeIdentity();
  shop = await startCatalogueHarness('product-changes', { identityUrl: identity.url });
  await shop.client.post('/v1/costs', { as: 'ADMIN', body: costBody() });
});

afterAll(async () => {
  await shop.close();
  await identity.close();
});

const dearer = { kind: 'PRICE_BY_PERCENT', percent: 5, roundTo: 1_000 };
const stateOf = async (id: string) => (await shop.client.get<Product>(`/v1/products/${id}`, { as: 'ADMIN' })).body;
const pricesOf = (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await stateOf(id)).price));
const edit = (id: string, body: object) => shop.client.patch(`/v1/products/${id}`, { as: 'ADMIN', body });
const auditsOf = ({ published }: Pick<EventCollector, 'published'>) => published.map(({ data }) => data as AuditRecord);
const makeProducer = async (vi: string) =>
  (
    await shop.client.post<Producer>('/v1/producers', {
      as: 'ADMIN',
      body: { name: { vi, en: '' }, image: picture },
    })
  ).body._id;
const makeCategory = async (vi: string) =>
  (
    await shop.client.post<Category>('/v1/product-categories', {
      as: 'ADMIN',
      body: { name: { vi, en: '' }, type: 'SEEDS', image: picture },
    })
  ).body._id;

/** Options for another staff member. */
const otherStaff = async () => ({
  headers: {
    authorization: `Bearer ${await shop.keys.mint({ roles: ['ADMIN'], sub: randomBytes(12).toString('hex') })}`,
  },
});

/** Creates products of a new producer, found by its filter, cheapest first. */
let groups = 0;
async function makeGroup(prices: readonly number[], fields: Record<string, unknown> = {}) {
  groups += 1;
  const producer = await makeProducer(`Nhà ${groups}`);
  const ids: string[] = [];
  for (const price of prices) ids.push((await shop.makeProduct({ producer, price, ...fields }))._id);
  const filter = { producer, includeHidden: 'true', sort: 'price' };
  await eventually(async () => {
    const listed = await shop.client.get<Page<ProductCard>>('/v1/products', { as: 'ADMIN', query: filter });
    expect(listed.body.docs.map(({ _id }) => _id)).toEqual(ids);
  });
  return { ids, filter, producer };
}

describe('a preview', () => {
  it("stores each product's data with its outcome and the skipped products", async () => {
    const { ids, filter } = await makeGroup([39_000, 55_000, 72_000, 88_000]);
    await edit(ids[2] as string, { salePrice: 65_000 });
    const { status, body } = await changes.preview({ filter, except: [ids[1], 'f'.repeat(24)], action: dearer });
    expect(status).toBe(201);
    expect(body).toMatchObject({ count: 3, onSale: 1, excluded: 1, refused: [] });
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(3_500_000);
    await edit(ids[0] as string, { price: 40_000, name: { vi: 'Tên khác', en: '' } });
    const { docs, totalDocs } = (await changes.rows(body.preview)).body;
    expect(totalDocs).toBe(4);
    // The list is sorted by effective price: 65,000 is the sale price.
    expect(docs).toMatchObject([
      { product: ids[0], before: { price: 39_000 }, after: { price: 41_000 }, price: 39_000, state: 'WAITING' },
      { product: ids[1], before: {}, after: {}, price: 55_000, state: 'EXCLUDED' },
      { product: ids[2], after: { price: 76_000 }, salePrice: 65_000, state: 'WAITING' },
      { product: ids[3], after: { price: 92_000 }, state: 'WAITING' },
    ]);
    expect(docs[0]?.name.vi).not.toBe('Tên khác');
    expect((await changes.rows(body.preview, { page: 2, limit: 3 })).body.docs).toEqual(docs.slice(3));
    expect((await changes.rows(body.preview, { state: 'EXCLUDED' })).body.docs).toEqual([docs[1]]);
    expect(await pricesOf(ids)).toEqual([40_000, 55_000, 72_000, 88_000]);
  });

  it('reports products that cannot be changed, with reasons', async () => {
    const { ids } = await makeGroup([50_000, 60_000, 70_000]);
    await edit(ids[1] as string, { salePrice: 55_000 });
    await shop.client.put(`/v1/products/status/${ids[2]}`, { as: 'ADMIN', body: { isDeleted: true } });
    const action = { ...dearer, percent: -10 };
    const { body } = await changes.preview({ ids: [...ids, ids[0], 'f'.repeat(24)], action });
    expect(body).toMatchObject({ count: 1, excluded: 0 });
    expect(body.refused.toSorted((a, b) => (a.reason < b.reason ? -1 : 1))).toEqual([
      { reason: 'PRODUCT_NOT_FOUND', count: 1 },
      { reason: 'PRODUCT_WAS_DELETED', count: 1 },
      { reason: 'SALE_PRICE_NOT_BELOW_PRICE', count: 1 },
    ]);
    await changes.start(body.preview);
    const change = await changes.ended(body.preview, 'DONE');
    expect(change).toMatchObject({ count: 1, done: 1, failed: 0 });
    expect(change.products.docs.map(({ product, reason }) => [product, reason])).toEqual([
      [ids[1], 'SALE_PRICE_NOT_BELOW_PRICE'],
      [ids[2], 'PRODUCT_WAS_DELETED'],
    ]);
    expect(await pricesOf(ids)).toEqual([45_000, 60_000, 70_000]);
  });

  it('rejects more than the limit and unknown products', async () => {
    const { filter } = await makeGroup([10_000]);
    expect(await changes.preview({ ids: [], action: dearer })).toMatchObject({ status: 400 });
    expect(await changes.preview({ ids: Array(1_001).fill('f'.repeat(24)), action: dearer })).toMatchObject({
      status: 400,
    });
    expect(await changes.preview({ filter: { ...filter, limit: 5 }, action: dearer })).toMatchObject({ status: 400 });
    for (const percent of [0, -91, 901, 0.001])
      expect(await changes.preview({ filter, action: { ...dearer, percent } })).toMatchObject({ status: 400 });
    const unknown = 'f'.repeat(24);
    expect(await changes.preview({ filter, action: { kind: 'CATEGORY', category: unknown } })).toMatchObject({
      body: { message: 'PRODUCT_CATEGORY_NOT_FOUND' },
    });
    expect(await changes.preview({ filter, action: { kind: 'PRODUCER', producer: unknown } })).toMatchObject({
      body: { message: 'PRODUCER_NOT_FOUND' },
    });
  });

  it('is available to its author for an hour, for the latest five', async () => {
    const { ids } = await makeGroup([20_000]);
    const previews: string[] = [];
    for (let made = 0; made < 6; made += 1)
      previews.push((await changes.preview({ ids, action: { ...dearer, percent: 6 + made } })).body.preview);
    const [oldest, , , , foreign, expired] = previews as [string, string, string, string, string, string];
    const missing = { status: 404, body: { message: 'PRODUCT_CHANGE_NOT_FOUND' } };
    expect(await changes.rows(oldest)).toMatchObject(missing);
    expect(await shop.models.changedProducts.countDocuments({ change: oldest })).toBe(0);
    const other = await otherStaff();
    expect(await changes.rows(foreign, {}, other)).toMatchObject(missing);
    expect(await changes.start(foreign, other)).toMatchObject(missing);
    await shop.models.productChanges.updateOne({ _id: expired }, { expiresAt: new Date() });
    expect(await changes.rows(expired)).toMatchObject(missing);
    expect(await changes.start(expired)).toMatchObject(missing);
    // A preview is not a change yet.
    expect(await changes.takeBack(foreign)).toMatchObject(missing);
    expect((await changes.list()).map(({ _id }) => _id)).not.toContain(foreign);
    expect(await pricesOf(ids)).toEqual([20_000]);
  });
});

it('changes each product once with event and audit, and skips products edited since the preview', async () => {
  const { ids, filter } = await makeGroup([39_000, 55_000, 72_000]);
  const { preview } = (await changes.preview({ filter, action: dearer })).body;
  await edit(ids[1] as string, { price: 60_000 });
  const collector = await collectEvents(shop, [auditRecorded]);
  const [first, second] = await Promise.all([changes.start(preview), changes.start(preview)]);
  expect(first).toMatchObject({ status: 202, body: { _id: preview, count: 3 } });
  expect(second).toMatchObject({ status: 202, body: { _id: preview } });
  const change = await changes.ended(preview, 'DONE');
  expect(change).toMatchObject({
    count: 3,
    done: 2,
    failed: 1,
    notRestorable: 0,
    by: { _id: testUserId, name: `Person ${testUserId.slice(-4)}` },
    products: { docs: [{ product: ids[1], state: 'FAILED', reason: 'VERSION_CONFLICT' }] },
  });
  expect(await pricesOf(ids)).toEqual([41_000, 60_000, 76_000]);
  expect(await stateOf(ids[0] as string)).toMatchObject({ editRevision: 2, revision: 2 });
  const actions = () =>
    auditsOf(collector)
      .map(({ action, subject }) => [action, subject.id])
      .toSorted();
  await eventually(async () =>
    expect(actions()).toEqual(
      [
        ['product-change.start', preview],
        ['product.update', ids[0]],
        ['product.update', ids[2]],
      ].toSorted(),
    ),
  );
  await collector.close();
  expect((await changes.list())[0]).toMatchObject({ _id: preview, action: dearer, state: 'DONE' });
});

it('sets category, producer and visibility, and takes them back', async () => {
  const { ids, producer } = await makeGroup([11_000, 12_000]);
  const [category, otherProducer] = [await makeCategory('Hạt'), await makeProducer('Nhà khác')];
  const before = await Promise.all(ids.map(stateOf));
  const made: string[] = [];
  for (const action of [
    { kind: 'CATEGORY', category },
    { kind: 'PRODUCER', producer: otherProducer },
    { kind: 'SHOWN', isShowed: false },
  ])
    made.push((await changes.make({ ids, action }))._id);
  expect(await stateOf(ids[1] as string)).toMatchObject({ category, producer: otherProducer, isShowed: false });
  for (const id of made.toReversed())
    expect(await changes.takenBack(id)).toMatchObject({ restored: 2, notRestored: 0 });
  const after = await Promise.all(ids.map(stateOf));
  expect(after.map(({ revision: _r, editRevision: _e, ...product }) => product)).toEqual(
    before.map(({ revision: _r, editRevision: _e, ...product }) => product),
  );
  expect(after[0]).toMatchObject({ producer, editRevision: 7 });
});

it('skips a name that the new producer already has', async () => {
  const { ids } = await makeGroup([11_000, 12_000]);
  const producer = await makeProducer('Nhà trùng tên');
  const { name } = await stateOf(ids[0] as string);
  await shop.makeProduct({ producer, name });
  const change = await changes.make({ ids, action: { kind: 'PRODUCER', producer } });
  expect(change).toMatchObject({
    done: 1,
    failed: 1,
    products: { docs: [{ product: ids[0], reason: 'PRODUCT_WAS_EXISTED' }] },
  });
});

describe('stock', () => {
  const book = (change: number) => ({ kind: 'STOCK', change, reason: 'RECEIVED', note: 'Phiếu 12' });
  let orders = 0;
  const sell = async (product: string, amount: number) => {
    orders += 1;
    const order = orders.toString(16).padStart(24, 'a');
    const line = orders.toString(16).padStart(24, 'b');
    const reserved = await shop.internal.post('/internal/stock/reservations', {
      body: {
        order,
        code: 'GVG7K3F2Q',
        lines: [{ line, product, amount }],
        shipment: { country: 'JP', service: 'AIR', lines: [{ product, amount }] },
      },
    });
    expect(reserved.status).toBeLessThan(300);
  };
  const movementsOf = async (id: string) =>
    (
      await shop.client.get<Page<StockMovement>>(`/v1/products/${id}/stock`, { as: 'ADMIN', query: { limit: 100 } })
    ).body.docs.map(({ change, reason }) => [change, reason]);

  it('is booked during running sales, and all movements add up', async () => {
    const { ids } = await makeGroup([10_000, 11_000, 12_000], { stock: 20 });
    const { preview } = (await changes.preview({ ids, action: book(5) })).body;
    const sales = (async () => {
      for (let sold = 0; sold < 12; sold += 1) await sell(ids[sold % 3] as string, 1);
    })();
    await sell(ids[0] as string, 1);
    await changes.start(preview);
    await sales;
    expect(await changes.ended(preview, 'DONE')).toMatchObject({ done: 3, failed: 0 });
    const stocks = await Promise.all(ids.map(async (id) => (await stateOf(id)).stock));
    expect(stocks).toEqual([20, 21, 21]);
    for (const [index, id] of ids.entries()) {
      const movements = await movementsOf(id);
      expect(movements.reduce((sum, [change]) => sum + (change as number), 0)).toBe(stocks[index]);
      expect(movements.filter(([, reason]) => reason === 'RECEIVED')).toHaveLength(2);
    }
  });

  it('fails as insufficient if it was sold meanwhile', async () => {
    const { ids } = await makeGroup([10_000], { stock: 3 });
    const { preview } = (await changes.preview({ ids, action: { ...book(-3), reason: 'BROKEN' } })).body;
    await sell(ids[0] as string, 1);
    await changes.start(preview);
    expect(await changes.ended(preview, 'DONE')).toMatchObject({
      failed: 1,
      products: { docs: [{ reason: 'STOCK_NOT_ENOUGH' }] },
    });
    expect((await stateOf(ids[0] as string)).stock).toBe(2);
  });

  it('is taken back by the opposite movement, unless less than that is left', async () => {
    const { ids } = await makeGroup([10_000, 11_000], { stock: 2 });
    const { _id } = await changes.make({ ids, action: book(5) });
    await sell(ids[1] as string, 4);
    expect(await changes.get(_id, 'NOT_RESTORABLE')).toMatchObject({
      notRestorable: 1,
      products: { docs: [{ product: ids[1], reason: 'STOCK_NOT_ENOUGH' }] },
    });
    expect(await changes.takenBack(_id)).toMatchObject({
      restored: 1,
      notRestored: 1,
      products: { docs: [{ product: ids[1], state: 'NOT_RESTORED', reason: 'STOCK_NOT_ENOUGH' }] },
    });
    expect(await movementsOf(ids[0] as string)).toEqual([
      [-5, 'RECEIVED'],
      [5, 'RECEIVED'],
      [2, 'RECEIVED'],
    ]);
    expect((await stateOf(ids[1] as string)).stock).toBe(3);
  });
});

describe('a take-back', () => {
  it('restores unchanged products once, and reports the others', async () => {
    const { ids } = await makeGroup([10_000, 20_000, 30_000, 40_000, 50_000]);
    const { _id } = await changes.make({ ids, action: { kind: 'PRICE_BY_AMOUNT', amount: 1_000, roundTo: 1_000 } });
    const [, edited, renamed, removed, onSale] = ids as [string, string, string, string, string];
    await edit(edited, { price: 25_000 });
    await edit(renamed, { name: { vi: 'Đổi tên sau đó', en: '' } });
    await shop.client.put(`/v1/products/status/${removed}`, { as: 'ADMIN', body: { isDeleted: true } });
    await edit(onSale, { salePrice: 50_500 });
    const reasons = [
      [edited, 'CHANGED_SINCE'],
      [removed, 'PRODUCT_WAS_DELETED'],
      [onSale, 'SALE_PRICE_NOT_BELOW_PRICE'],
    ];
    const expected = await changes.get(_id, 'NOT_RESTORABLE');
    expect(expected.notRestorable).toBe(3);
    expect(expected.products.docs.map(({ product, reason }) => [product, reason])).toEqual(reasons);

    const collector = await collectEvents(shop, [auditRecorded]);
    const other = await otherStaff();
    const answers = await Promise.all([changes.takeBack(_id, other), changes.takeBack(_id, other)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const change = await changes.ended(_id, 'TAKEN_BACK');
    expect(change).toMatchObject({ done: 5, restored: 2, notRestored: 3 });
    expect(change.takenBackBy?._id).not.toBe(testUserId);
    expect(change.products.docs.map(({ product, reason }) => [product, reason])).toEqual(reasons);
    expect(await pricesOf(ids)).toEqual([10_000, 25_000, 30_000, 41_000, 51_000]);
    expect((await stateOf(renamed)).name.vi).toBe('Đổi tên sau đó');
    await eventually(async () => expect(collector.published).toHaveLength(3));
    expect(
      auditsOf(collector)
        .map(({ action }) => action)
        .toSorted(),
    ).toEqual(['product-change.take-back', 'product.update', 'product.update']);

    expect(await changes.takeBack(_id)).toMatchObject({ status: 202, body: { state: 'TAKEN_BACK', restored: 2 } });
    await changes.start((await changes.preview({ ids, action: dearer })).body.preview);
    expect(auditsOf(collector).filter(({ action }) => action.endsWith('take-back'))).toHaveLength(1);
    await collector.close();
  });

  it('waits until the change has ended, and is rejected after 30 days', async () => {
    const { ids } = await makeGroup([10_000]);
    const { _id } = await changes.make({ ids, action: dearer });
    const change = await shop.models.productChanges.findById(_id).orFail().lean();
    expect((change.expiresAt.getTime() - (change.startedAt?.getTime() ?? 0)) / 86_400_000).toBe(30);
    expect((await shop.models.changedProducts.findOne({ change: _id }).orFail().lean()).expiresAt).toEqual(
      change.expiresAt,
    );
    // Another worker holds the change.
    const lease = { owner: 'other', until: new Date(Date.now() + 60_000) };
    await shop.models.productChanges.updateOne({ _id }, { state: 'RUNNING', isRunning: true, lease });
    expect(await changes.takeBack(_id)).toMatchObject({
      status: 409,
      body: { message: 'PRODUCT_CHANGE_STATUS_CONFLICT' },
    });
    await shop.models.productChanges.updateOne(
      { _id },
      { $set: { state: 'DONE', expiresAt: new Date() }, $unset: { isRunning: 1, lease: 1 } },
    );
    const missing = { status: 404, body: { message: 'PRODUCT_CHANGE_NOT_FOUND' } };
    expect(await changes.takeBack(_id)).toMatchObject(missing);
    expect((await changes.list()).map((listed) => listed._id)).not.toContain(_id);
  });
});

it('runs one change at a time while others wait', async () => {
  const { ids } = await makeGroup([10_000]);
  const held = (await changes.preview({ ids, action: dearer })).body.preview;
  const waiting = (await changes.preview({ ids, action: { kind: 'SHOWN', isShowed: false } })).body.preview;
  const lease = { owner: 'other', until: new Date(Date.now() + 60_000) };
  await shop.models.productChanges.updateOne({ _id: held }, { state: 'RUNNING', isRunning: true, lease });
  await changes.start(waiting);
  expect(await claimChange(productChangeStores(shop.models), 'another')).toBeUndefined();
  expect((await changes.get(waiting)).state).toBe('WAITING');
  // The other worker is gone, so this one takes over.
  await shop.models.productChanges.updateOne({ _id: held }, { 'lease.until': new Date(0) });
  expect(await changes.ended(held, 'DONE')).toMatchObject({ done: 1 });
  expect(await changes.ended(waiting, 'DONE')).toMatchObject({ failed: 1 });
});

it('skips a product that fails repeatedly and continues with the others', async () => {
  const { ids } = await makeGroup([10_000, 20_000]);
  const { preview } = (await changes.preview({ ids, action: dearer })).body;
  // An invalid unit, for which no event can be recorded.
  await shop.models.products.collection.updateOne(
    { price: 10_000, _id: new Types.ObjectId(ids[0]) },
    { $set: { unit: 'CUP' } },
  );
  await changes.start(preview);
  expect(await changes.ended(preview, 'DONE')).toMatchObject({
    done: 1,
    failed: 1,
    products: { docs: [{ product: ids[0], reason: 'FAULT' }] },
  });
  expect((await stateOf(ids[1] as string)).price).toBe(21_000);
});
