import { randomBytes, randomUUID } from 'node:crypto';
import { auditRecorded } from '@gvg/contracts/events/audit';
import { orderDelivered } from '@gvg/contracts/events/cart';
import { catalogueImported, categoryChanged, costChanged, producerChanged, productEvents, ratingGiven, templateChanged } from '@gvg/contracts/events/catalogue';
import type { Envelope } from '@gvg/contracts/events/envelope';
import type { Product } from '@gvg/contracts/http/products';
import { connectBus } from '@gvg/messaging/bus';
import { transact } from '@gvg/service-kit/database';
import { createLogger } from '@gvg/service-kit/logger';
import { verifyTelling } from '@gvg/testing/message-contracts';
import { testUserId } from '@gvg/testing/token-keys';
import { tellImported } from './import/import-products-in-bulk.ts';
import { startCatalogueHarness } from './testing/catalogue-harness.ts';
import type { CatalogueHarness } from './testing/catalogue-harness.ts';
import { openTeller } from './testing/event-teller.ts';
import { costBody, pageBody } from './testing/right-inputs.ts';

const events = [...productEvents, categoryChanged, producerChanged, templateChanged, costChanged, ratingGiven, catalogueImported, auditRecorded];
const told = new Map<string, Envelope>();
let shop: CatalogueHarness;

beforeAll(async () => {
  shop = await startCatalogueHarness('told');
  const { AMQP_URL, EVENT_NAMESPACE } = shop.environment as Record<'AMQP_URL' | 'EVENT_NAMESPACE', string>;
  const ear = await connectBus({ url: AMQP_URL, namespace: EVENT_NAMESPACE, service: 'ear', logger: createLogger({ name: 'ear', level: 'error' }) });
  await ear.subscribe({ name: 'all', events, rebuild: async () => {}, handle: (event) => void told.set(event.type, event) });

  await shop.client.post('/v1/page-templates', { as: 'SYSTEM_ADMIN', body: pageBody() });
  await shop.client.post('/v1/costs', { as: 'ADMIN', body: costBody() });
  await tellOfRating();
  await tellImported(1, {
    connection: shop.connection,
    models: shop.models,
    transact: (work) => transact(shop.connection, undefined, work),
    context: { actor: { kind: 'system', id: 'import' }, correlationId: randomUUID() },
  });
  // Last, so that the audit kept in `told` is one of a change: one of a creation has nothing before.
  await tellOfProductsAndShelves();
  await shop.eventually(async () => expect([...told.keys()].sort()).toEqual(events.map(({ type }) => type).sort()), 10_000);
  await ear.close();
});

afterAll(() => shop.close());

async function tellOfProductsAndShelves(): Promise<void> {
  const made = await shop.client.post<Product>('/v1/products', { as: 'ADMIN', body: shop.productBody() });
  const product = made.body._id;
  await shop.client.patch(`/v1/products/${product}`, { as: 'ADMIN', body: { price: 70_000 } });
  for (const isDeleted of [true, false]) await shop.client.put(`/v1/products/status/${product}`, { as: 'ADMIN', body: { isDeleted } });
  await shop.client.patch(`/v1/product-categories/${shop.category._id}`, { as: 'ADMIN', body: { isShowed: false } });
  await shop.client.patch(`/v1/producers/${shop.producer._id}`, { as: 'ADMIN', body: { isShowed: false } });
}

/** Nobody rates what was not delivered to him. */
async function tellOfRating(): Promise<void> {
  const product = await shop.makeProduct();
  const cart = await openTeller(shop, 'cart');
  const order = randomBytes(12).toString('hex');
  const lines = [{ product: product._id, amount: 1 }];
  await cart.tell({ contract: orderDelivered, subjectId: order, revision: 5, data: { _id: order, code: 'GVG7K3F2Q', user: testUserId, lines, deliveredAt: new Date().toISOString() } });
  await shop.eventually(async () => expect(await shop.client.put(`/v1/users-rating/${product._id}`, { as: 'USER', body: { stars: 5 } })).toMatchObject({ status: 200 }));
  await cart.close();
}

test('catalogue tells what its listeners read', async () => {
  await verifyTelling({ provider: 'catalogue', tells: Object.fromEntries([...told].map(([type, event]) => [type, () => event])) });
});
