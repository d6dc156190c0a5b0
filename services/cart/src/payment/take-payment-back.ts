import type { ClientSession } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox';
import type { Cart } from '../cart.ts';
import { changeOrderIn } from '../order/change-order.ts';
import { withEntries } from '../order/ledger.ts';
import { settledOrder } from '../order/move-order.ts';
import type { StoredOrder } from '../order/order.model.ts';
import { totalsOf } from '../order/order-totals.ts';
import type { StoredPayment } from './payment.model.ts';

export interface PaymentToTakeBack {
  payment: StoredPayment;
  /** REFUND when the money went back to its sender, CORRECTION when it is for another order. */
  kind: 'REFUND' | 'CORRECTION';
  note: string;
  context: EventContext;
}

/** VND of a queued transfer that its order can do without: all of one that was too little alone, of others what is too much. */
function removableAmount({ status, amount }: StoredPayment, order: StoredOrder): number {
  const { paid, credit } = totalsOf(order);
  return Math.max(0, Math.min(amount, status === 'UNDERPAID' ? paid : credit));
}

/** Takes what can be spared of a queued transfer out of the order that it counts for, by a further entry of the ledger. Returns the amount: 0 for one that counts for none. */
export async function takePaymentBack(cart: Cart, session: ClientSession, { payment, kind, note, context }: PaymentToTakeBack): Promise<number> {
  if (payment.order === undefined) return 0;
  const at = cart.now();
  let taken = 0;
  await changeOrderIn(cart, session, {
    key: payment.order.toHexString(),
    context,
    apply(order) {
      taken = removableAmount(payment, order);
      const changed = withEntries(order, [{ kind, amount: -taken, payment: payment._id.toHexString(), note }], at);
      return changed === order ? order : settledOrder(changed, { at });
    },
  });
  return taken;
}
