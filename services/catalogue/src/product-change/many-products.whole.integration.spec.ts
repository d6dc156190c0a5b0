import { Types } from 'mongoose';
import type { Producer } from '@gvg/contracts/catalogue/http/producers';
import type { AuditRecord } from '@gvg/contracts/identity/events';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import { startServiceProcess } from '@gvg/testing/service-process';
import type { ServiceProcess } from '@gvg/testing/service-process';
import { createTestClient } from '@gvg/testing/test-client';
import type { TestClient } from '@gvg/testing/test-client';
import type { StoredProduct } from '../product/product.model.ts';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { productChanges } from '../testing/product-changes.fixtures.ts';
import { picture } from '../testing/valid-inputs.ts';

/** Provides the database. Its own instance is stopped, so that the killed process is the only worker. */
let shop: CatalogueHarness;
let listener: EventPublisher;
let client: TestClient;
let instance: ServiceProcess;
const running: ServiceProcess[] = [];
const audits: AuditRecord[] = [];
const changes = productChanges(() => client);

async function startProcess(): Promise<void> {
  instance = await startServiceProcess('catalogue', shop.environment);
  running.push(instance);
  client = createTestClient(() => instance.url, { keys: shop.keys });
}

/** Creates products of a new producer, which a process started afterwards lists. */
async function storeProducts(count: number, vi: string): Promise<string> {
  const body = { name: { vi, en: '' }, image: picture };
  const producer = (await shop.client.post<Producer>('/v1/producers', { as: 'ADMIN', body })).body._id;
  const { _id } = await shop.makeProduct({ producer, price: 100_000 });
  const first = await shop.models.products.findById(_id).orFail().lean<StoredProduct>();
  const copies = Array.from({ length: count - 1 }, (_, index) => ({
    ...first,
    _id: new Types.ObjectId(),
    nameKey: `${vi} ${index}`,
  }));
  await shop.models.products.collection.insertMany(copies);
  return producer;
}

let [dear, tooMany] = ['', ''];
/** Number of products of `dear`: more than two batches. */
const many = 110;

beforeAll(async () => {
  shop = await startCatalogueHarness('many-products');
  listener = await openPublisher(shop, 'identity');
  await listener.bus.consume({
    name: 'on-audit-recorded',
    events: [auditRecorded],
    handle: async ({ data }) => void audits.push(data),
  });
  dear = await storeProducts(many, 'Nhà nhiều món');
  tooMany = await storeProducts(20_002, 'Nhà quá nhiều món');
  await shop.stop();
  await startProcess();
});

afterAll(async () => {
  for (const process of running) await process.stop();
  await listener.close();
  await shop.close();
});

const action = { kind: 'PRICE_BY_PERCENT', percent: 5, roundTo: 1_000 };
const filterOf = (producer: string) => ({ producer, includeHidden: 'true' });
const previewDear = async (except: readonly string[] = []) =>
  (await changes.preview({ filter: filterOf(dear), except, action })).body;
const workedOn = (id: string, counter: 'done' | 'restored') =>
  eventually(async () => expect((await changes.get(id))[counter]).toBeGreaterThan(60));
const auditsAbout = (ids: ReadonlySet<string>) => {
  const counts = new Map<string, number>();
  for (const { action: name, subject } of audits)
    if (name === 'product.update' && ids.has(subject.id)) counts.set(subject.id, (counts.get(subject.id) ?? 0) + 1);
  return counts;
};

it('rejects a change of more than 20,000 products and accepts one of 20,000', async () => {
  const filter = filterOf(tooMany);
  expect(await changes.preview({ filter, action })).toMatchObject({
    status: 400,
    body: {
      message: 'INVALID_PAYLOAD',
      details: [{ path: 'filter', code: 'TOO_MANY', message: 'At most 20000 allowed' }],
    },
  });
  const two = await shop.models.products.find({ producer: tooMany }, { _id: 1 }).limit(2).lean();
  const except = two.map(({ _id }) => _id.toHexString());
  expect(await changes.preview({ filter, except, action })).toMatchObject({
    status: 201,
    body: { count: 20_000, excluded: 2 },
  });
});

it('changes each product once and takes it back once although the process is killed midway', async () => {
  const products = await shop.models.products.find({ producer: dear }, { _id: 1 }).lean();
  const ids = products.map(({ _id }) => _id.toHexString());
  const except = ids.slice(5, 7);
  const count = many - except.length;
  const preview = await previewDear(except);
  expect(preview).toMatchObject({ count, excluded: 2, refused: [] });
  const id = preview.preview;
  await changes.start(id);
  await workedOn(id, 'done');
  await instance.kill();
  const left = await shop.models.changedProducts.countDocuments({ change: id, state: 'WAITING' });
  expect(left).toBeGreaterThan(0);

  await startProcess();
  expect(await changes.ended(id, 'DONE')).toMatchObject({ count, done: count, failed: 0, notRestorable: 0 });
  const changed = new Set(ids.filter((product) => !except.includes(product)));
  const find = (filter: object) => shop.models.products.countDocuments({ producer: dear, ...filter });
  expect(await find({ price: 105_000, editRevision: 2, revision: 2 })).toBe(count);
  expect(await find({ price: 100_000, editRevision: 1 })).toBe(2);
  await eventually(() => expect(auditsAbout(changed).size).toBe(count));

  await changes.takeBack(id);
  await workedOn(id, 'restored');
  await instance.kill();
  await startProcess();
  expect(await changes.ended(id, 'TAKEN_BACK')).toMatchObject({ done: count, restored: count, notRestored: 0 });
  expect(await find({ price: 100_000, editRevision: 3 })).toBe(count);
  // One for the change and one for the take-back, despite the kills.
  await eventually(() =>
    expect([...auditsAbout(changed).values()].reduce((sum, each) => sum + each, 0)).toBe(2 * count),
  );
  expect(new Set(auditsAbout(changed).values())).toEqual(new Set([2]));
  const ofChange = audits.filter(({ subject }) => subject.id === id).map((audit) => audit.action);
  expect(ofChange).toEqual(['product-change.start', 'product-change.take-back']);
}, 120_000);

it('changes each product once although workers take over from each other', async () => {
  await startProcess();
  const some = await shop.models.products.find({ producer: dear }, { _id: 1 }).lean();
  const ids = some.map(({ _id }) => _id.toHexString());
  const { preview: id } = (await changes.preview({ ids, action })).body;
  await changes.start(id);
  let done = 0;
  for (let taken = 0; taken < 8; taken += 1) {
    await eventually(async () => {
      const change = await changes.get(id);
      const isFurther = change.done > done || change.state === 'DONE';
      done = change.done;
      return isFurther;
    });
    // As if its worker had been suspended.
    await shop.models.productChanges.updateOne({ _id: id, isRunning: true }, { 'lease.until': new Date(0) });
  }
  expect(await changes.ended(id, 'DONE')).toMatchObject({ count: many, done: many, failed: 0 });
  expect(await shop.models.products.countDocuments({ producer: dear, price: 105_000 })).toBe(many);
}, 120_000);
