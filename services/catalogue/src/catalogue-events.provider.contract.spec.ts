import { randomBytes, randomUUID } from 'node:crypto';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { orderDelivered } from '@gvg/contracts/cart/events';
import {
  catalogueImported,
  categoryChanged,
  costChanged,
  producerChanged,
  productEvents,
  ratingGiven,
  templateChanged,
} from '@gvg/contracts/catalogue/events';
import { settingsChanged } from '@gvg/contracts/common/events';
import type { Envelope } from '@gvg/contracts/definitions/event';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { connectBus } from '@gvg/messaging/bus';
import { createWithTransaction } from '@gvg/service-kit/data/database';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { eventually } from '@gvg/testing/eventually';
import { verifyPublishedEvents } from '@gvg/testing/message-pact';
import { testUserId } from '@gvg/testing/token-keys';
import { recordCatalogueImported } from './import/import-products-in-bulk.ts';
import { startCatalogueHarness } from './testing/catalogue-harness.ts';
import type { CatalogueHarness } from './testing/catalogue-harness.ts';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import { costBody, pageBody } from './testing/valid-inputs.ts';

const events = [
  ...productEvents,
  categoryChanged,
  producerChanged,
  templateChanged,
  costChanged,
  ratingGiven,
  settingsChanged,
  catalogueImported,
  auditRecorded,
];
/** For types that are published with fewer fields during setup or creation: returns true for the event that has every field that consumers read. */
const isWhole: Partial<Record<string, (data: never) => boolean>> = {
  [templateChanged.type]: ({ type }: { type: string }) => type === 'PAGE',
  [auditRecorded.type]: ({ before }: { before: unknown }) => before !== null,
};
const published = new Map<string, Envelope>();
let shop: CatalogueHarness;

beforeAll(async () => {
  shop = await startCatalogueHarness('events');
  const { AMQP_URL, EVENT_NAMESPACE } = shop.environment as Record<'AMQP_URL' | 'EVENT_NAMESPACE', string>;
  const subscriber = await connectBus({
    url: AMQP_URL,
    namespace: EVENT_NAMESPACE,
    service: 'subscriber',
    logger: createLogger({ name: 'subscriber', level: 'error' }),
  });
  const handle = (event: Envelope) => {
    if (isWhole[event.type]?.(event.data as never) ?? true) published.set(event.type, event);
  };
  await subscriber.subscribe({ name: 'all', events, rebuild: async () => {}, handle });

  await shop.client.post('/v1/page-templates', { as: 'SYSTEM_ADMIN', body: pageBody() });
  await shop.client.post('/v1/costs', { as: 'ADMIN', body: costBody() });
  await shop.client.put('/v1/settings/catalogue', { as: 'SYSTEM_ADMIN', body: { exchangeRates: {}, synonyms: [] } });
  await publishRatingEvents();
  await recordCatalogueImported(1, {
    models: shop.models,
    freightRules: { change: (work) => work() },
    withTransaction: createWithTransaction(shop.connection),
    context: { actor: { kind: 'system', id: 'import' }, correlationId: randomUUID() },
  });
  await publishProductAndGroupEvents();
  await eventually(async () => expect([...published.keys()].sort()).toEqual(events.map(({ type }) => type).sort()));
  await subscriber.close();
});

afterAll(() => shop.close());

async function publishProductAndGroupEvents(): Promise<void> {
  const created = await shop.client.post<Product>('/v1/products', { as: 'ADMIN', body: shop.productBody() });
  const product = created.body._id;
  await shop.client.patch(`/v1/products/${product}`, { as: 'ADMIN', body: { price: 70_000 } });
  for (const isDeleted of [true, false])
    await shop.client.put(`/v1/products/status/${product}`, { as: 'ADMIN', body: { isDeleted } });
  await shop.client.patch(`/v1/product-categories/${shop.category._id}`, { as: 'ADMIN', body: { isShowed: false } });
  await shop.client.patch(`/v1/producers/${shop.producer._id}`, { as: 'ADMIN', body: { isShowed: false } });
}

/** A user can rate only products that were delivered to them. */
async function publishRatingEvents(): Promise<void> {
  const product = await shop.makeProduct();
  const cart = await openPublisher(shop, 'cart');
  const order = randomBytes(12).toString('hex');
  const lines = [{ product: product._id, amount: 1 }];
  await cart.publish({
    contract: orderDelivered,
    subjectId: order,
    revision: 5,
    data: { _id: order, code: 'GVG7K3F2Q', user: testUserId, lines, deliveredAt: new Date().toISOString() },
  });
  await eventually(async () =>
    expect(await shop.client.put(`/v1/users-rating/${product._id}`, { as: 'USER', body: { stars: 5 } })).toMatchObject({
      status: 200,
    }),
  );
  await cart.close();
}

test('publishes events with the fields that consumers read', async () => {
  await verifyPublishedEvents({
    provider: 'catalogue',
    events: Object.fromEntries([...published].map(([type, event]) => [type, () => event])),
  });
});
