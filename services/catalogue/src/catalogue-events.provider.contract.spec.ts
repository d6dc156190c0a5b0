import { auditRecorded } from '@gvg/contracts/events/audit';
import { categoryChanged, producerChanged, productEvents } from '@gvg/contracts/events/catalogue';
import type { Envelope } from '@gvg/contracts/events/envelope';
import type { Product } from '@gvg/contracts/http/products';
import { connectBus } from '@gvg/messaging/bus';
import { createLogger } from '@gvg/service-kit/logger';
import { verifyTelling } from '@gvg/testing/message-contracts';
import { startCatalogueHarness } from './testing/catalogue-harness.ts';
import type { CatalogueHarness } from './testing/catalogue-harness.ts';

const events = [...productEvents, categoryChanged, producerChanged, auditRecorded];
const told = new Map<string, Envelope>();
let shop: CatalogueHarness;

beforeAll(async () => {
  shop = await startCatalogueHarness('told');
  const { AMQP_URL, EVENT_NAMESPACE } = shop.environment as Record<'AMQP_URL' | 'EVENT_NAMESPACE', string>;
  const ear = await connectBus({ url: AMQP_URL, namespace: EVENT_NAMESPACE, service: 'ear', logger: createLogger({ name: 'ear', level: 'error' }) });
  await ear.subscribe({ name: 'all', events, rebuild: async () => {}, handle: (event) => void told.set(event.type, event) });

  const made = await shop.client.post<Product>('/v1/products', { as: 'ADMIN', body: shop.productBody() });
  const product = made.body._id;
  await shop.client.patch(`/v1/products/${product}`, { as: 'ADMIN', body: { price: 70_000 } });
  for (const isDeleted of [true, false]) await shop.client.put(`/v1/products/status/${product}`, { as: 'ADMIN', body: { isDeleted } });
  await shop.client.patch(`/v1/product-categories/${shop.category._id}`, { as: 'ADMIN', body: { isShowed: false } });
  await shop.client.patch(`/v1/producers/${shop.producer._id}`, { as: 'ADMIN', body: { isShowed: false } });
  await shop.eventually(async () => expect([...told.keys()].sort()).toEqual(events.map(({ type }) => type).sort()));
  await ear.close();
});

afterAll(() => shop.close());

test('catalogue tells what its listeners read', async () => {
  await verifyTelling({ provider: 'catalogue', tells: Object.fromEntries([...told].map(([type, event]) => [type, () => event])) });
});
