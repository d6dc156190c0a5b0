import { randomUUID } from 'node:crypto';
import * as cartEvents from '@gvg/contracts/cart/events';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { settingsChanged } from '@gvg/contracts/common/events';
import type { EventContract } from '@gvg/contracts/definitions/event';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { createWithTransaction } from '@gvg/service-kit/data/database';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { eventually } from '@gvg/testing/eventually';
import { verifyPublishedEvents } from '@gvg/testing/message-pact';
import { expireQuotes } from './quote/expire-quotes/expire-quotes.ts';
import {
  acceptedQuote,
  addOutsideLine,
  addProductLine,
  answerQuote,
  offer,
  orderBody,
  placedOrder,
  placedOrderToBuy,
  requestQuote,
} from './testing/buying.fixtures.ts';
import { shopSettings } from './testing/shop-settings.fixtures.ts';
import { startCartHarness } from './testing/cart-harness.ts';
import type { CartHarness } from './testing/cart-harness.ts';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { newId } from './testing/products.fixtures.ts';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';

const events: EventContract[] = [...Object.values(cartEvents), settingsChanged, auditRecorded];
let shop: CartHarness;
let staff: TestCustomer;
let collector: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('events');
  staff = await shop.user({ roles: ['USER', 'SYSTEM_ADMIN'] });
  collector = await collectEvents(shop, events);
  await wantWithoutAccount();
  await publishQuoteEvents();
  await cancelOrderInParts();
  await buyDearer();
  await amendOrders();
  // Last, so that the verified audit event is one of a change: the audit event of a new payment has `before: null`.
  await deliverOrder();
  await eventually(() =>
    expect([...new Set(collector.published.map(({ type }) => type))].sort()).toEqual(
      events.map(({ type }) => type).sort(),
    ),
  );
});

afterAll(async () => {
  await collector.close();
  await shop.close();
});

/** A guest previews an order in a shop without a bank account. */
async function wantWithoutAccount(): Promise<void> {
  await staff.put('/v1/settings/cart', { ...shopSettings, bankAccounts: [] });
  const guest = await shop.guest();
  const line = await addProductLine(shop, guest, shop.catalogue.makeProduct());
  await guest.post('/v1/orders/preview', { country: 'JP', lines: [{ line, amount: 1 }] });
  await staff.put('/v1/settings/cart', shopSettings);
}

/** Every outcome of a quote except acceptance, which needs an order. */
async function publishQuoteEvents(): Promise<void> {
  const user = await shop.user();
  const line = await addOutsideLine(shop, user);
  const answered = async () => {
    const { body } = await requestQuote(user, [line]);
    await answerQuote(staff, body._id, [offer(line)], { validHours: 1 });
    return `/v1/quotes/${body._id}`;
  };
  await user.put(`${await answered()}/decline`, { version: 1 });
  await user.put(`${await answered()}/withdraw`);
  await answered();
  shop.advance(3_600_000);
  await expireQuotes({
    ...shop.models,
    withTransaction: createWithTransaction(shop.connection),
    now: shop.now,
    logger: createLogger({ name: 'test', level: 'error' }),
  });
  shop.resetClock();
}

const record = (order: Order, amount: number) =>
  staff.post<{ _id: string }>('/v1/payments', {
    account: '1234567890',
    amount,
    bankReference: newId(),
    receivedAt: shop.now().toISOString(),
    content: order.code,
  });

/** Two lines that cannot be bought, one after the other. */
async function cancelOrderInParts(): Promise<void> {
  const user = await shop.user();
  const lines = [await addOutsideLine(shop, user), await addOutsideLine(shop, user)];
  await acceptedQuote(shop, user, lines);
  const { body: order } = await user.post<Order>(
    '/v1/orders',
    orderBody(
      lines.map((line) => ({ line, amount: 1 })),
      420_000,
    ),
  );
  await record(order, 420_000);
  for (const { _id } of order.lines)
    await staff.put(`/v1/orders/${order._id}/lines/${_id}/status`, { status: 'CANCELLED' });
  const { body: refunded } = await staff.post<Order>(`/v1/orders/${order._id}/refunds`, {
    idempotencyKey: randomUUID(),
    amount: 420_000,
    bankReference: newId(),
  });
  await staff.put(`/v1/orders/${order._id}/refunds/${refunded.ledger.at(-1)?._id}/take-back`, { reason: 'Ghi nhầm' });
}

/** A line that becomes more expensive, is bought anyway, and never arrives. */
async function buyDearer(): Promise<void> {
  const user = await shop.user();
  const order = await placedOrderToBuy(shop, user);
  await record(order, order.totals.due);
  const line = order.lines[0]?._id ?? '';
  const set = (body: object) => staff.put(`/v1/purchases/${order.code}/${line}`, body);
  await set({ status: 'DEARER', askedPrice: 250_000 });
  await user.put(`/v1/orders/${order.code}/lines/${line}/price`, { accept: true, price: 250_000 });
  await set({ status: 'BOUGHT', actualPrice: 240_000 });
  await set({ status: 'SOLD_OUT' });
}

/** One more piece, which the customer accepts. */
async function amendOrders(): Promise<void> {
  const user = await shop.user();
  const { code, revision, lines } = await placedOrder(shop, user);
  const line = lines[0]?._id ?? '';
  await staff.put(`/v1/orders/${code}/changes`, { revision, lines: [{ line, amount: 2 }] });
  const { proposal } = (await user.get<Order>(`/v1/orders/${code}`)).body;
  await user.put(`/v1/orders/${code}/changes/accept`, { proposal: proposal?._id, due: proposal?.after.due });
}

async function deliverOrder(): Promise<void> {
  const order = await placedOrder(shop, await shop.user());
  const { body: part } = await record(order, 1_000);
  await staff.put(`/v1/payments/${part._id}/move`, { from: order.code, unallocated: true, amount: 1_000 });
  const colleague = newId();
  shop.identity.staff.add(colleague);
  await staff.post(`/v1/orders/${order._id}/notes`, { text: 'Gói kỹ', mentions: [colleague] });
  await record(order, order.totals.due);
  const { body: weighed } = await staff.put<Order>(`/v1/orders/${order._id}/weigh`, { grams: 900 });
  await record(order, weighed.totals.due);
  // Nothing is due at this point.
  await record(order, 5_000);
  for (const { _id: line, amount } of order.lines) await staff.put(`/v1/orders/${order._id}/packing`, { line, amount });
  const shipment = { carrier: 'EMS', trackingCode: 'EE123456785VN' };
  await staff.put(`/v1/orders/${order._id}/status`, { status: 'SHIPPED', ...shipment });
  await staff.put(`/v1/orders/${order._id}/shipment`, { ...shipment, trackingCode: 'EE123456794VN' });
  await staff.put(`/v1/orders/${order._id}/status`, { status: 'DELIVERED' });
}

test('publishes events with the fields that consumers read', async () => {
  const latest = new Map(collector.published.map((event) => [event.type, event]));
  await verifyPublishedEvents({
    provider: 'cart',
    events: Object.fromEntries([...latest].map(([type, event]) => [type, () => event])),
  });
});
