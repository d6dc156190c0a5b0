import { Types } from 'mongoose';
import type { EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import { orderPlaced } from '@gvg/contracts/cart/events';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { CatalogueClient, Shipment } from '../../catalogue/catalogue-client.ts';
import type { Cart } from '../../cart.ts';
import { inTurn, turnOf } from '../../in-turn.ts';
import { leaveCart } from '../../line/change-lines.ts';
import { useQuotes, usesOf } from '../../quote/use-quotes.ts';
import { requirePaymentAccount } from '../../payment/require-payment-account/require-payment-account.ts';
import type { StoredOrder } from '../order.model.ts';
import { totalsOf } from '../order-totals.ts';
import { releaseWithoutOrder } from '../release-without-order.ts';
import { completeOrder, draftOrder, withNewCode } from './draft-order.ts';
import type { DraftOrder, PlacementRequest } from './draft-order.ts';
import { rememberedReservation, rememberReservation } from './remembered-reservation.ts';
import { withPlacementLock } from './placement-lock.ts';
import { needsStock, reserveForOrder } from './reserve-for-order.ts';

export type Placement = PlacementRequest & { context: EventContext };

/** Returns the order placed with this key. Throws `ORDER_WAS_EXISTED` if it was placed with another body. */
async function findPlaced(
  { orders }: Pick<Cart, 'orders'>,
  { key, bodyHash }: StoredOrder['idempotency'],
): Promise<StoredOrder | undefined> {
  const placed = await orders.findOne({ 'idempotency.key': key }).lean<StoredOrder>();
  if (placed === null) return undefined;
  if (placed.idempotency.bodyHash !== bodyHash) throw new ApiFailure('ORDER_WAS_EXISTED');
  return placed;
}

interface CompleteOrder {
  order: StoredOrder;
  /** Cart lines of the order. */
  lines: DraftOrder['lines'];
}

const customerOf = ({ user }: StoredOrder) => ({ kind: 'user', id: user }) as const;

/**
 * Stores the order and its placement, updates quotes and cart lines, and records the event, in one transaction. Throws the errors of `leaveCart` and
 * `useQuotes`, and a duplicate key error.
 */
async function writeOnce(cart: Cart, { order, lines }: CompleteOrder, context: EventContext): Promise<void> {
  const { code, user, status, revision } = order;
  const _id = order._id.toHexString();
  const customer = customerOf(order);
  const quotes = [...usesOf(order).keys()].map((id) => turnOf.quote(new Types.ObjectId(id)));
  await inTurn(cart, [turnOf.cart(customer), ...quotes], async (transaction) => {
    const { session, record } = transaction;
    await cart.placements.insertMany([{ _id: order._id, at: order.createdAt }], { session, lean: true });
    await cart.orders.insertMany([order], { session, lean: true });
    await leaveCart(cart, transaction, { customer, seen: lines, context });
    await useQuotes(cart, transaction, order);
    const data = { _id, code, user, status, due: totalsOf(order).due };
    record({ contract: orderPlaced, subjectId: _id, revision, data, context });
  });
}

/** Returns the stored order, with a new code if its own was taken. Throws `SERVICE_UNAVAILABLE` if its reservation was released meanwhile. */
async function writeOrder(cart: Cart, { order, lines }: CompleteOrder, context: EventContext): Promise<StoredOrder> {
  for (let written = order; ; written = withNewCode(written)) {
    try {
      await writeOnce(cart, { order: written, lines }, context);
      return written;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if ((await cart.placements.exists({ _id: written._id })) !== null)
        throw new ApiFailure('SERVICE_UNAVAILABLE', { cause: error });
      // Otherwise its idempotency key is taken.
      if ((await cart.orders.exists({ code: written.code })) === null) throw error;
    }
  }
}

/** Returns the estimate of the chosen service, for orders of only goods to buy. Throws `RATE_NOT_FOUND` if the service does not go there. */
async function estimatedRow(catalogue: CatalogueClient, { country, service, lines }: Shipment): Promise<EstimateRow> {
  const row = (await catalogue.estimate(country, lines)).find((candidate) => candidate.service === service);
  if (row === undefined) throw new ApiFailure('RATE_NOT_FOUND');
  return row;
}

/** Reserves stock, then stores the order. Releases the reservation if the order is not stored. */
async function reserveAndWrite(
  cart: Cart,
  catalogue: CatalogueClient,
  draft: DraftOrder,
  placement: Placement,
): Promise<StoredOrder> {
  const { id, code, orderLines, lines, shipment } = draft;
  const write = (row: EstimateRow) =>
    writeOrder(cart, { order: completeOrder(draft, row, placement, cart.now()), lines }, placement.context);
  if (!needsStock(orderLines)) return write(await estimatedRow(catalogue, shipment));
  const order = id.toHexString();
  try {
    return await write(
      await reserveForOrder(catalogue, {
        order: { id: order, code },
        lines: orderLines,
        shipment,
        locale: placement.locale,
      }),
    );
  } catch (error) {
    await undo(cart, catalogue, order);
    throw error;
  }
}

async function undo(cart: Cart, catalogue: CatalogueClient, order: string): Promise<void> {
  try {
    await releaseWithoutOrder(cart, catalogue, order);
  } catch (error) {
    cart.logger.warn({ err: error, order }, 'the stock of an order that was not placed waits for the sweeper');
  }
}

/**
 * Places an order once per key and user, however often and on whichever instance. A process killed on the way leaves at most a reservation without an order,
 * released by the next request with the key or by the sweeper. Throws the errors of `placeOrder`.
 */
export function placeOrderOnce(cart: Cart, catalogue: CatalogueClient, placement: Placement): Promise<StoredOrder> {
  const { idempotency } = placement;
  return withPlacementLock(cart.redis, idempotency.key, async () => {
    const earlier = await rememberedReservation(cart.redis, idempotency.key);
    if (earlier !== undefined) {
      const placed = await findPlaced(cart, idempotency);
      if (placed !== undefined) return placed;
      await releaseWithoutOrder(cart, catalogue, earlier);
    }
    try {
      const draft = await draftOrder(cart, placement);
      await requirePaymentAccount(cart, placement.settings, placement.context);
      await rememberReservation(cart.redis, idempotency.key, draft.id.toHexString());
      return await reserveAndWrite(cart, catalogue, draft, placement);
    } catch (error) {
      // The reservation note may be missing (expired, or Redis was flushed) although the order was placed. Its lines are then gone from the cart.
      const placed = await findPlaced(cart, idempotency);
      if (placed === undefined) throw error;
      return placed;
    }
  });
}
