import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientSession } from 'mongoose';
import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { CatalogueClient, ReservedAmount } from '../../catalogue/catalogue-client.ts';
import type { Cart } from '../../cart.ts';
import type { StoredOrder } from '../order.model.ts';
import type { StoredReservationChange } from './reservation-change.model.ts';

/** Longer than a change on another instance, and shorter than a caller's timeout. */
const longestChangeMs = 10_000;
const longestPauseMs = 100;

type Stores = Pick<Cart, 'orders' | 'reservationChanges' | 'now' | 'logger'>;
type Reserving = Pick<CatalogueClient, 'setReserved'>;

/** Makes the surrounding transaction fail if another process has taken the change over. */
export type ClaimReservation = (session: ClientSession) => Promise<void>;

/** Returns true for a stocked line. Lines with a quote are bought for the customer. */
export const isFromStock = ({ product, quote, status }: OrderLine): boolean =>
  product !== undefined && quote === undefined && status !== 'CANCELLED';

const reservedAmounts = ({ lines }: StoredOrder): ReservedAmount[] =>
  lines.filter(isFromStock).map(({ _id, amount }) => ({ line: _id, amount }));

/** Lines that get more pieces from stock, with their total amounts. Added lines include their product. */
export function raisedAmounts(before: StoredOrder, after: StoredOrder): ReservedAmount[] {
  const was = new Map(before.lines.map(({ _id, amount }) => [_id, amount]));
  return after.lines.filter(isFromStock).flatMap(({ _id: line, product, amount }) => {
    const earlier = was.get(line);
    if (earlier === undefined) return [{ line, ...(product !== undefined && { product }), amount }];
    return amount > earlier ? [{ line, amount }] : [];
  });
}

/**
 * Writes an order with changed pieces from stock. Reserves additional pieces first, and finally sets the reservation to the stored order's amounts, whatever
 * the outcome. A killed process leaves a `reservation-change`, which the timer settles. Throws `CART_AMOUNT_NOT_ENOUGH` and `CART_LINE_NOT_READY` if the stock
 * is insufficient, the errors of `write`, and `SERVICE_UNAVAILABLE` while a killed process's change waits for the timer.
 */
export async function changeReservation<Result>(
  cart: Stores & Pick<Cart, 'turns'>,
  catalogue: Reserving,
  { before, after }: { before: StoredOrder; after: StoredOrder },
  write: (claim: ClaimReservation) => Promise<Result>,
): Promise<Result> {
  const was = new Map(before.lines.map(({ _id, amount }) => [_id, amount]));
  const isOther = reservedAmounts(after).some(({ line, amount }) => amount !== was.get(line));
  if (!isOther) return write(async () => undefined);
  // A separate turn, because the order's turn is taken inside it.
  return cart.turns.run(`reservation:${before._id.toHexString()}`, () =>
    changeInTurn(cart, catalogue, { before, after }, write),
  );
}

async function changeInTurn<Result>(
  cart: Stores,
  catalogue: Reserving,
  { before, after }: { before: StoredOrder; after: StoredOrder },
  write: (claim: ClaimReservation) => Promise<Result>,
): Promise<Result> {
  const was = new Set(before.lines.map(({ _id }) => _id));
  const raised = raisedAmounts(before, after);
  const added = raised.flatMap(({ line }) => (was.has(line) ? [] : [line]));
  const change: StoredReservationChange = { _id: before._id, token: randomUUID(), added, at: cart.now() };
  await begin(cart, change);
  try {
    if (raised.length > 0) await reserve(catalogue, before, raised);
    return await write(async (session) => {
      const { _id, token } = change;
      const { matchedCount } = await cart.reservationChanges.updateOne(
        { _id, token },
        { $set: { at: cart.now() } },
        { session },
      );
      if (matchedCount === 0) throw new ApiFailure('SERVICE_UNAVAILABLE');
    });
  } finally {
    await settleReservation(cart, catalogue, change).catch((error: unknown) =>
      cart.logger.warn({ err: error, order: change._id }, 'the reservation of a changed order waits for the timer'),
    );
  }
}

/** Waits while another instance changes the reservation. A change beyond the limit was interrupted. */
async function begin({ reservationChanges, now }: Stores, change: StoredReservationChange): Promise<void> {
  for (;;) {
    try {
      await reservationChanges.insertMany([change]);
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const other = await reservationChanges.findById(change._id, { at: 1 }).lean();
      if (other !== null && other.at.getTime() < now().getTime() - longestChangeMs)
        throw new ApiFailure('SERVICE_UNAVAILABLE', { cause: error });
    }
    await delay(Math.random() * longestPauseMs);
  }
}

async function reserve(catalogue: Reserving, { _id, code }: StoredOrder, raised: ReservedAmount[]): Promise<void> {
  try {
    await catalogue.setReserved({ id: _id.toHexString(), code }, raised);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const isGone = ['PRODUCT_NOT_FOUND', 'PRODUCT_WAS_DELETED', 'ACTION_NOT_ALLOWED'].includes(error.code);
    throw isGone ? new ApiFailure('CART_LINE_NOT_READY', { cause: error }) : error;
  }
}

/** Sets the reservation to the order's amounts, and to 0 for lines that were not added, unless catalogue has released it already. */
async function settleReservation(
  { orders, reservationChanges }: Stores,
  catalogue: Reserving,
  { _id, token, added = [] }: StoredReservationChange,
): Promise<void> {
  // Reads from the primary rather than by majority: a write that a failover may still undo is settled again.
  const order = await orders.findById(_id).read('primary').lean<StoredOrder>();
  const present = new Set(order?.lines.map(({ _id: line }) => line));
  const lines = [
    ...(order === null ? [] : reservedAmounts(order)),
    ...added.filter((line) => !present.has(line)).map((line) => ({ line, amount: 0 })),
  ];
  if (lines.length > 0)
    await catalogue.setReserved({ id: _id.toHexString() }, lines).catch((error: unknown) => {
      if (!(error instanceof ApiFailure && error.code === 'ACTION_NOT_ALLOWED')) throw error;
    });
  await reservationChanges.deleteOne({ _id, token });
}

/** Takes over a stalled change, so that its process can no longer write the order. */
export async function takeOverReservation(
  cart: Stores,
  catalogue: Reserving,
  { token: stalled, ...stored }: StoredReservationChange,
): Promise<void> {
  const { _id } = stored;
  const change = { ...stored, token: randomUUID(), at: cart.now() };
  const { matchedCount } = await cart.reservationChanges.updateOne(
    { _id, token: stalled },
    { $set: { token: change.token, at: change.at } },
  );
  if (matchedCount > 0) await settleReservation(cart, catalogue, change);
}
