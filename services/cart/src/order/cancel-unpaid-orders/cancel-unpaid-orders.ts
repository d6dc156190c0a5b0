import { randomUUID } from 'node:crypto';
import type { Cart } from '../../cart.ts';
import { runIsolated } from '../../timer/run-isolated.ts';
import { changeOrder } from '../change-order.ts';
import { cancelledOrder } from '../move-order.ts';
import { isHeld } from '../work/is-held.ts';
import type { Books } from '../settle-money.ts';

const hourMs = 3_600_000;

/** Cancels the orders that are not on hold, wait for no answer to a proposal and whose deposit did not come in time, when also the import of a transfer that did would be done. Each is a transaction of its own, in which it is looked at anew: of two instances one cancels it, and a payment that came first counts. */
export async function cancelUnpaidOrders(cart: Books & Pick<Cart, 'withTransaction' | 'logger'>): Promise<void> {
  const now = cart.now();
  const { importGraceHours } = await cart.settings.read();
  const ended = new Date(now.getTime() - importGraceHours * hourMs);
  const unpaid = await cart.orders.find({ status: 'AWAITING_DEPOSIT', payBy: { $lte: ended } }, { code: 1 }).lean();
  await runIsolated(cart, unpaid, ({ code }) =>
    changeOrder(cart, {
      key: code,
      context: { actor: { kind: 'system', id: 'cart' }, correlationId: randomUUID() },
      apply: (order) =>
        order.status === 'AWAITING_DEPOSIT' &&
        order.payBy !== undefined &&
        order.payBy <= ended &&
        order.proposal === undefined &&
        !isHeld(order, now)
          ? cancelledOrder(order, 'UNPAID', { by: 'SYSTEM', at: now })
          : order,
    }),
  );
}
