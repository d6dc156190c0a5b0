import { randomUUID } from 'node:crypto';
import type { Cart } from '../../cart.ts';
import { cancelledLine } from '../../order/cancelled-line.ts';
import { changeOrder } from '../../order/change-order.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import type { Books } from '../../order/settle-money.ts';
import { isHeld } from '../../order/work/is-held.ts';
import { runIsolated } from '../../timer/run-isolated.ts';
import { askingStatuses } from '../asking-statuses.ts';

/**
 * Cancels lines without an answer to a higher price in time, unless the order is on hold. Runs one transaction per order and reads the order again inside it,
 * so that an earlier answer wins.
 */
export async function cancelUnansweredPrices(cart: Books & Pick<Cart, 'withTransaction' | 'logger'>): Promise<void> {
  const now = cart.now();
  const ended = { status: { $in: [...askingStatuses] }, 'lines.askedPrice.until': { $lte: now.toISOString() } };
  await runIsolated(cart, await cart.orders.find(ended, { code: 1 }).lean(), ({ code }) =>
    changeOrder(cart, {
      key: code,
      context: { actor: { kind: 'system', id: 'cart' }, correlationId: randomUUID() },
      apply: (order) => (isHeld(order, now) ? order : withoutUnanswered(order, now)),
    }),
  );
}

function withoutUnanswered(order: StoredOrder, now: Date): StoredOrder {
  const cancellation = { reason: 'PRICE_UNANSWERED', note: '', orderReason: 'BY_STAFF' } as const;
  return order.lines
    .filter(({ askedPrice }) => askedPrice !== undefined && askedPrice.until <= now.toISOString())
    .reduce(
      (left, line) =>
        askingStatuses.includes(left.status)
          ? cancelledLine(left, line, cancellation, { by: 'SYSTEM', at: now })
          : left,
      order,
    );
}
