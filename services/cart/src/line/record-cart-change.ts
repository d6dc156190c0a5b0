import type { ClientSession } from 'mongoose';
import { cartChanged } from '@gvg/contracts/cart/events';
import type { EventContract } from '@gvg/contracts/event';
import { cartLimits } from '@gvg/contracts/cart/terms';
import { recordEvents } from '@gvg/messaging/outbox';
import type { EventContext, EventToRecord } from '@gvg/messaging/outbox';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Cart } from '../cart.ts';
import { cartIdOf } from './customer.ts';
import type { StoredCart } from './customer-cart.model.ts';
import type { StoredCustomer } from './line.model.ts';

export interface CartChange {
  customer: StoredCustomer;
  /** By how many lines in the cart, and by what sum of their amounts, it has grown; negative where it has shrunk. */
  lines: number;
  amount: number;
  context: EventContext;
  /** Events of what the lines have become, recorded by the same write. */
  further?: readonly EventToRecord<EventContract>[];
}

/**
 * Counts a change of lines in the transaction that makes it, and records `cart.changed`; two changes of one cart at once are made one after the other.
 * Throws INVALID_TOKEN for a guest whose lines have gone to a user, CART_WAS_EXISTED when the cart grows beyond the lines that it may have.
 */
export async function recordCartChange(
  { carts, connection, now }: Pick<Cart, 'carts' | 'connection' | 'now'>,
  session: ClientSession,
  { customer, lines, amount, context, further = [] }: CartChange,
): Promise<StoredCart> {
  const change = { $inc: { revision: 1, lines, totalAmount: amount }, $set: { updatedAt: now() }, $setOnInsert: { customer } };
  const stored = await carts.findOneAndUpdate({ _id: cartIdOf(customer) }, change, { session, upsert: true, returnDocument: 'after' }).orFail().lean<StoredCart>();
  if (stored.merge !== undefined) throw new ApiFailure('INVALID_TOKEN');
  if (lines > 0 && stored.lines > cartLimits.lines) throw new ApiFailure('CART_WAS_EXISTED');
  const event = { contract: cartChanged, subjectId: customer.id, revision: stored.revision, data: { customer, totalAmount: stored.totalAmount }, context };
  await recordEvents(connection, session, [event, ...further]);
  return stored;
}
