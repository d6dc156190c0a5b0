import type { AuditRecord } from '@gvg/contracts/identity/events';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { productCreated } from '@gvg/contracts/catalogue/events';
import type { Product, ProductCard } from '@gvg/contracts/catalogue/http/products';
import type { Page } from '@gvg/contracts/paging';
import { openBrokerProxy } from '@gvg/messaging/broker-proxy.fixtures';
import { startCatalogueHarness } from './testing/catalogue-harness.ts';
import type { CatalogueHarness } from './testing/catalogue-harness.ts';
import { startCatalogueProcess } from './testing/catalogue-process.ts';
import type { CatalogueProcess } from './testing/catalogue-process.ts';
import { openPublisher } from './testing/event-publisher.ts';
import type { EventPublisher } from './testing/event-publisher.ts';

/** The harness runs its own instance in this process, beside those in child processes. */
let shop: CatalogueHarness;
let listener: EventPublisher;
const audits: AuditRecord[] = [];
const created: string[] = [];

beforeAll(async () => {
  shop = await startCatalogueHarness('crash-recovery');
  listener = await openPublisher(shop, 'identity');
  await listener.bus.consume({ name: 'on-audit-recorded', events: [auditRecorded], handle: async ({ data }) => void audits.push(data) });
  await listener.bus.consume({ name: 'on-product-created', events: [productCreated], handle: async ({ subject }) => void created.push(subject.id) });
});

afterAll(async () => {
  await listener.close();
  await shop.close();
});

/** Milliseconds until the killed instance's lease on its outbox rows expires. */
const lease = 30_000;

const find = async ({ client }: Pick<CatalogueProcess, 'client'>, name: string) =>
  (await client.get<Page<ProductCard>>('/v1/products', { query: { name } })).body.docs.map(({ _id }) => _id);

it('makes a product searchable on every instance after a write', async () => {
  const other = await startCatalogueProcess(shop.environment, shop.keys);
  const { _id } = (await other.client.post<Product>('/v1/products', { as: 'ADMIN', body: shop.productBody({ name: { vi: 'Mứt gừng dẻo', en: '' } }) })).body;
  await shop.eventually(async () => expect([await find(shop, 'mut gung'), await find(other, 'mut gung')]).toEqual([[_id], [_id]]));
  await other.stop();
});

it('ignores an outdated event that is delivered again', async () => {
  const { _id } = await shop.makeProduct({ name: { vi: 'Chè bưởi cũ', en: '' } });
  await shop.eventually(async () => expect(created).toContain(_id));
  await shop.client.patch(`/v1/products/${_id}`, { as: 'ADMIN', body: { name: { vi: 'Chè bưởi mới', en: '' } } });
  await shop.eventually(async () => expect(await find(shop, 'che buoi moi')).toEqual([_id]));

  const old = { ...(await shop.client.get<Product>(`/v1/products/${_id}`)).body, name: { vi: 'Chè bưởi cũ', en: '' } };
  await listener.publish({ contract: productCreated, subjectId: _id, revision: 1, data: old });
  // Events are delivered in order: once this product is found, the old event has been handled.
  const later = await shop.makeProduct({ name: { vi: 'Chè hạt sen', en: '' } });
  await shop.eventually(async () => expect(await find(shop, 'che hat sen')).toEqual([later._id]));
  expect(await find(shop, 'che buoi cu')).toEqual([]);
  expect(await find(shop, 'che buoi moi')).toEqual([_id]);
});

it('publishes the event exactly once when the instance is killed between commit and publish', async () => {
  const proxy = await openBrokerProxy(shop.environment['AMQP_URL'] as string);
  const killable = await startCatalogueProcess({ ...shop.environment, AMQP_URL: proxy.url }, shop.keys);

  // The harness's instance would publish the remaining outbox rows, so it has to be stopped first.
  await shop.stop();
  proxy.stopForwarding();
  const response = await killable.client.post<Product>('/v1/products', { as: 'ADMIN', body: shop.productBody({ name: { vi: 'Kẹo dừa Bến Tre', en: '' } }) });
  expect(response.status).toBe(201);
  await killable.kill();
  await proxy.disconnect();
  expect(created).not.toContain(response.body._id);

  const replacement = await startCatalogueProcess(shop.environment, shop.keys);
  expect(await find(replacement, 'keo dua')).toEqual([response.body._id]);
  await shop.eventually(async () => expect(created).toContain(response.body._id), lease);
  await shop.eventually(async () => expect(audits.map(({ subject }) => subject.id)).toContain(response.body._id), lease);

  // Events are delivered in order: a duplicate would have arrived before this product's event.
  const next = await replacement.client.post<Product>('/v1/products', { as: 'ADMIN', body: shop.productBody() });
  await shop.eventually(async () => expect(audits.map(({ subject }) => subject.id)).toContain(next.body._id));
  expect(created.filter((id) => id === response.body._id)).toHaveLength(1);
  expect(audits.filter(({ subject }) => subject.id === response.body._id)).toMatchObject([{ action: 'product.create', before: null, after: { name: { vi: 'Kẹo dừa Bến Tre' } } }]);
  expect(await find(replacement, 'keo dua')).toEqual([response.body._id]);
  await replacement.stop();
});
