import { mongo } from 'mongoose';
import { orderPlaced } from '@gvg/contracts/cart/events';
import { recordEvent } from '@gvg/messaging/outbox';
import type { EventContext } from '@gvg/messaging/outbox';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { isDuplicateKey } from '@gvg/service-kit/duplicate-key';
import type { CatalogueClient } from '../../catalogue/catalogue-client.ts';
import type { Cart } from '../../cart.ts';
import { changeLines } from '../../line/change-lines.ts';
import { cartIdOf } from '../../line/customer.ts';
import type { StoredOrder } from '../order.model.ts';
import { totalsOf } from '../order-totals.ts';
import { releaseWithoutOrder } from '../release-without-order.ts';
import { draftOrder, withNewCode } from './draft-order.ts';
import type { DraftOrder, PlacementRequest } from './draft-order.ts';
import { notedReservation, noteReservation } from './noted-reservation.ts';
import { onePlacement } from './one-placement.ts';
import { needsStock, reserveForOrder } from './reserve-for-order.ts';

export type Placement = PlacementRequest & { context: EventContext };

/** The order that was placed with this key. Throws ORDER_WAS_EXISTED when it was placed with another body. */
async function findPlaced({ orders }: Pick<Cart, 'orders'>, { key, bodyHash }: StoredOrder['idempotency']): Promise<StoredOrder | undefined> {
  const placed = await orders.findOne({ 'idempotency.key': key }).lean<StoredOrder>();
  if (placed === null) return undefined;
  if (placed.idempotency.bodyHash !== bodyHash) throw new ApiFailure('ORDER_WAS_EXISTED');
  return placed;
}

/** Order, lines of the cart and event, in one transaction. */
async function writeOnce(cart: Cart, { order, lines }: DraftOrder, context: EventContext): Promise<void> {
  const { code, user, status, revision } = order;
  const _id = order._id.toHexString();
  const placed = { contract: orderPlaced, subjectId: _id, revision, data: { _id, code, user, status, due: totalsOf(order).due }, context };
  const customer = { kind: 'user', id: user } as const;
  const write = () =>
    cart.transact(async (session) => {
      // Checked by types, and large: mongoose would take as long to cast it as everything else here.
      await cart.orders.insertMany([order], { session, lean: true });
      await changeLines(cart, session, { customer, seen: lines, fields: { status: 'WITHOUT_CART' } });
      await recordEvent(cart.connection, session, placed);
    });
  await cart.announcements.announce({ cart: cartIdOf(customer), context }, write);
}

/** Returns the order as it was written: with another code where its own was taken. */
async function writeOrder(cart: Cart, { order, lines }: DraftOrder, context: EventContext): Promise<StoredOrder> {
  for (let written = order; ; written = withNewCode(written)) {
    try {
      await writeOnce(cart, { order: written, lines }, context);
      return written;
    } catch (error) {
      if (!isDuplicateKey(error) || (await cart.orders.exists({ code: written.code })) === null) throw error;
    }
  }
}

/** The commit may have reached the database although no response came back; only the sweeper can say so later. */
const isUndecided = (error: unknown): boolean => error instanceof mongo.MongoError && error.hasErrorLabel(mongo.MongoErrorLabel.UnknownTransactionCommitResult);

/** Reserves stock, then writes the order; what is reserved for an order that is not written is given back. */
async function reserveAndWrite(cart: Cart, catalogue: CatalogueClient, draft: DraftOrder, { locale, context }: Placement): Promise<StoredOrder> {
  const { order } = draft;
  if (!needsStock(order)) return writeOrder(cart, draft, context);
  try {
    await reserveForOrder(order, catalogue, locale);
    return await writeOrder(cart, draft, context);
  } catch (error) {
    if (!isUndecided(error)) await undo(cart, catalogue, order);
    throw error;
  }
}

async function undo(cart: Cart, catalogue: CatalogueClient, { _id, code }: StoredOrder): Promise<void> {
  try {
    await releaseWithoutOrder(cart, catalogue, _id.toHexString());
  } catch (error) {
    cart.logger.warn({ err: error, order: code }, 'the stock of an order that was not placed waits for the sweeper');
  }
}

/**
 * Places an order once per key and user, however often and on whichever instance it is asked for. A process that is killed on the way leaves at most a
 * reservation without an order, which the next request with the key gives back, or the sweeper. Errors: those of `placeOrder`.
 */
export function placeOrderOnce(cart: Cart, catalogue: CatalogueClient, placement: Placement): Promise<StoredOrder> {
  const { idempotency } = placement;
  return onePlacement(cart.redis, idempotency.key, async () => {
    const earlier = await notedReservation(cart.redis, idempotency.key);
    if (earlier !== undefined) {
      const placed = await findPlaced(cart, idempotency);
      if (placed !== undefined) return placed;
      await releaseWithoutOrder(cart, catalogue, earlier);
    }
    try {
      const draft = await draftOrder(cart, catalogue, placement);
      await noteReservation(cart.redis, idempotency.key, draft.order._id.toHexString());
      return await reserveAndWrite(cart, catalogue, draft, placement);
    } catch (error) {
      // Without a note the order may have been placed all the same, an hour ago or before Redis was emptied: its lines have left the cart then.
      const placed = await findPlaced(cart, idempotency);
      if (placed === undefined) throw error;
      return placed;
    }
  });
}
