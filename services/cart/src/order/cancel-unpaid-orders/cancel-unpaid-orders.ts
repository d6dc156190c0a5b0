import { randomUUID } from 'node:crypto';
import type { Cart } from '../../cart.ts';
import { runIsolated } from '../../timer/run-isolated.ts';
import { changeOrder } from '../change-order.ts';
import { cancelledOrder } from '../move-order.ts';
import { isHeld } from '../work/is-held.ts';
import type { Books } from '../settle-money.ts';

const hourMs = 3_600_000;

/**
 * Cancels unpaid orders after their deadline plus the import grace period, unless they are on hold or have an open proposal. Runs one transaction per order and
 * reads the order again inside it, so that only one instance cancels it and an earlier payment wins.
 */
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
