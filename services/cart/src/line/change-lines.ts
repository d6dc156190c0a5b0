import type { ClientSession } from 'mongoose';
import type { EventContract } from '@gvg/contracts/event';
import type { EventContext, EventToRecord } from '@gvg/messaging/outbox';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { concurrentChangeError } from '@gvg/service-kit/concurrent-change';
import type { Cart } from '../cart.ts';
import type { StoredCustomer, StoredLine } from './line.model.ts';
import { recordCartChange } from './record-cart-change.ts';

export interface LinesChange {
  customer: StoredCustomer;
  /** Lines of the customer's cart as they were when the change was decided on. */
  seen: readonly { line: StoredLine }[];
  fields: Partial<Pick<StoredLine, 'quote' | 'status'>>;
  context: EventContext;
  /** Events of what the lines are for. */
  further?: readonly EventToRecord<EventContract>[];
}

/** Where the transaction still reads the line as it was seen, another one has just changed it: the driver starts again and reads what it is now. */
function failureOf(seen: StoredLine, now: StoredLine | null): Error {
  if (now === null || now.status !== 'IN_CART') return new ApiFailure('CART_WAS_DELETED');
  return now.revision === seen.revision ? concurrentChangeError('line') : new ApiFailure('CART_LINE_NOT_READY');
}

/**
 * Changes several lines of a cart in the transaction of what they are for, and records `cart.changed`. Returns them as they are then. Throws CART_WAS_DELETED
 * when one has left the cart meanwhile, CART_LINE_NOT_READY when one is no longer as it was seen.
 */
export async function changeLines(cart: Pick<Cart, 'lines' | 'carts' | 'connection' | 'now'>, session: ClientSession, { customer, seen, fields, context, further }: LinesChange): Promise<StoredLine[]> {
  const changed: StoredLine[] = [];
  for (const { line } of seen) {
    const update = { $set: { ...fields, updatedAt: cart.now() }, $inc: { revision: 1 } };
    const filter = { _id: line._id, revision: line.revision, status: 'IN_CART' } as const;
    const after = await cart.lines.findOneAndUpdate(filter, update, { session, returnDocument: 'after' }).lean<StoredLine>();
    if (after === null) throw failureOf(line, await cart.lines.findById(line._id).session(session).lean<StoredLine>());
    changed.push(after);
  }
  const left = changed.filter(({ status }) => status === 'WITHOUT_CART');
  await recordCartChange(cart, session, { customer, lines: -left.length, amount: -left.reduce((sum, { amount }) => sum + amount, 0), context, ...(further && { further }) });
  return changed;
}
