import type { AuditRecord } from '@gvg/contracts/identity/events';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { productCreated } from '@gvg/contracts/catalogue/events';
import type { Product, ProductCard } from '@gvg/contracts/catalogue/http/products';
import type { Page } from '@gvg/contracts/definitions/paging';
import { openBrokerProxy } from '@gvg/messaging/broker/broker-proxy.fixtures';
import { eventually } from '@gvg/testing/eventually';
import { startServiceProcess } from '@gvg/testing/service-process';
import { createTestClient } from '@gvg/testing/test-client';
import type { TestClient } from '@gvg/testing/test-client';
import { startCatalogueHarness } from './testing/catalogue-harness.ts';
import type { CatalogueHarness } from './testing/catalogue-harness.ts';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';

/** The harness runs its own instance in this process, in addition to those in child processes. */
let shop: CatalogueHarness;
let listener: EventPublisher;
const audits: AuditRecord[] = [];
const created: string[] = [];

beforeAll(async () => {
  shop = await startCatalogueHarness('crash-recovery');
  listener = await openPublisher(shop, 'identity');
  await listener.bus.consume({
    name: 'on-audit-recorded',
    events: [auditRecorded],
    handle: async ({ data }) => void audits.push(data),
  });
  await listener.bus.consume({
    name: 'on-product-created',
    events: [productCreated],
    handle: async ({ subject }) => void created.push(subject.id),
  });
});

afterAll(async () => {
  await listener.close();
  await shop.close();
});

/** Starts another instance of the harness's service as a process. */
async function startProcess(environment: Record<string, string>) {
  const instance = await startServiceProcess('catalogue', environment);
  return { ...instance, client: createTestClient(() => instance.url, { keys: shop.keys }) };
}

const find = async ({ client }: { client: TestClient }, name: string) =>
  (await client.get<Page<ProductCard>>('/v1/products', { query: { name } })).body.docs.map(({ _id }) => _id);

it('makes a product searchable on every instance after a write', async () => {
  const other = await startProcess(shop.environment);
  const { _id } = (
    await other.client.post<Product>('/v1/products', {
      as: 'ADMIN',
      body: shop.productBody({ name: { vi: 'Mứt gừng dẻo', en: '' } }),
    })
  ).body;
  await eventually(async () =>
    expect([await find(shop, 'mut gung'), await find(other, 'mut gung')]).toEqual([[_id], [_id]]),
  );
  await other.stop();
});

it('ignores an outdated event that is delivered again', async () => {
  const { _id } = await shop.makeProduct({ name: { vi: 'Chè bưởi cũ', en: '' } });
  await eventually(async () => expect(created).toContain(_id));
  await shop.client.patch(`/v1/products/${_id}`, { as: 'ADMIN', body: { name: { vi: 'Chè bưởi mới', en: '' } } });
  await eventually(async () => expect(await find(shop, 'che buoi moi')).toEqual([_id]));

  const old = { ...(await shop.client.get<Product>(`/v1/products/${_id}`)).body, name: { vi: 'Chè bưởi cũ', en: '' } };
  await listener.publish({ contract: productCreated, subjectId: _id, revision: 1, data: old });
  // Events are delivered in order: once this product is found, the old event has been handled.
  const later = await shop.makeProduct({ name: { vi: 'Chè hạt sen', en: '' } });
  await eventually(async () => expect(await find(shop, 'che hat sen')).toEqual([later._id]));
  expect(await find(shop, 'che buoi cu')).toEqual([]);
  expect(await find(shop, 'che buoi moi')).toEqual([_id]);
});

it('publishes the event exactly once when the instance is killed between commit and publish', async () => {
  const proxy = await openBrokerProxy(shop.environment['AMQP_URL'] as string);
  const killable = await startProcess({ ...shop.environment, AMQP_URL: proxy.url });

  // The harness's instance would publish the remaining outbox rows, so it has to be stopped first.
  await shop.stop();
  proxy.stopForwarding();
  const response = await killable.client.post<Product>('/v1/products', {
    as: 'ADMIN',
    body: shop.productBody({ name: { vi: 'Kẹo dừa Bến Tre', en: '' } }),
  });
  expect(response.status).toBe(201);
  await killable.kill();
  await proxy.disconnect();
  expect(created).not.toContain(response.body._id);

  const replacement = await startProcess(shop.environment);
  expect(await find(replacement, 'keo dua')).toEqual([response.body._id]);
  // The claim of the killed instance on its events has to expire first.
  await eventually(async () => expect(created).toContain(response.body._id));
  await eventually(async () => expect(audits.map(({ subject }) => subject.id)).toContain(response.body._id));

  // Events are delivered in order: a duplicate would have arrived before this product's event.
  const next = await replacement.client.post<Product>('/v1/products', { as: 'ADMIN', body: shop.productBody() });
  await eventually(async () => expect(audits.map(({ subject }) => subject.id)).toContain(next.body._id));
  expect(created.filter((id) => id === response.body._id)).toHaveLength(1);
  expect(audits.filter(({ subject }) => subject.id === response.body._id)).toMatchObject([
    { action: 'product.create', before: null, after: { name: { vi: 'Kẹo dừa Bến Tre' } } },
  ]);
  expect(await find(replacement, 'keo dua')).toEqual([response.body._id]);
  await replacement.stop();
});
