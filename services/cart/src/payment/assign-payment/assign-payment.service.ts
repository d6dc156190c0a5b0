import type { ClientSession } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Cart } from '../../cart.ts';
import { orderFilter } from '../../order/order-filter.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { changePayment } from '../change-payment.ts';
import { countPayment } from '../count-payment.ts';
import { recordReceived } from '../payment-events.ts';
import type { StoredPayment } from '../payment.model.ts';
import { takePaymentBack } from '../take-payment-back.ts';

export interface Assignment {
  id: string;
  /** Id or code of the order, in any spelling. */
  order: string;
  context: EventContext;
}

/**
 * Resolves a queued payment by the order that it is for. One that counts for it already leaves the queue. One that counts for another order is taken out of
 * that one first, as far as it can be spared there: of too much money the rest is for the order named here.
 */
export function assignToOrder(cart: Cart, { id, order: key, context }: Assignment): Promise<StoredPayment> {
  return changePayment(cart, {
    id,
    staffAction: 'payment.assign',
    context,
    async apply(payment, session) {
      const target = await cart.orders.findOne(orderFilter(key)).session(session).lean<StoredOrder>();
      if (target === null) throw new ApiFailure('ORDER_NOT_FOUND');
      const assigned: StoredPayment = { ...payment, status: 'ASSIGNED' };
      if (payment.order?.equals(target._id) === true) return assigned;

      const amount = payment.order === undefined ? payment.amount : await takePaymentBack(cart, session, { payment, kind: 'CORRECTION', note: target.code, context });
      if (amount === 0) throw new ApiFailure('ORDER_STATUS_CONFLICT');
      return countAssigned(cart, session, { payment: assigned, amount, target, context });
    },
  });
}

interface Counting {
  payment: StoredPayment;
  amount: number;
  target: StoredOrder;
  context: EventContext;
}

/** A payment that counts for two orders stays with the first; its note names the second. */
async function countAssigned(cart: Cart, session: ClientSession, { payment, amount, target, context }: Counting): Promise<StoredPayment> {
  const { order } = await countPayment(cart, session, { payment: payment._id, amount, order: target._id, context });
  await recordReceived(cart.connection, session, { payment, amount, order, context });
  return amount === payment.amount ? { ...payment, order: order._id, code: order.code } : { ...payment, note: order.code };
}
