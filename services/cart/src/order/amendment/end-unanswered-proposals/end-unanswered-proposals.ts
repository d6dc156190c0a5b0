import { randomUUID } from 'node:crypto';
import type { Cart } from '../../../cart.ts';
import { runIsolated } from '../../../timer/run-isolated.ts';
import { changeOrder } from '../../change-order.ts';
import type { Books } from '../../settle-money.ts';
import { isHeld } from '../../work/is-held.ts';
import { withoutProposal } from '../open-proposal.ts';

/**
 * Ends proposals without an answer in time, unless their order is on hold; the order is unchanged. Runs one transaction per order and reads the order again
 * inside it, so that an earlier answer wins.
 */
export async function endUnansweredProposals(cart: Books & Pick<Cart, 'withTransaction' | 'logger'>): Promise<void> {
  const now = cart.now();
  const unanswered = await cart.orders.find({ 'proposal.until': { $lte: now } }, { code: 1 }).lean();
  await runIsolated(cart, unanswered, ({ code }) =>
    changeOrder(cart, {
      key: code,
      context: { actor: { kind: 'system', id: 'cart' }, correlationId: randomUUID() },
      apply: (order) =>
        order.proposal !== undefined && order.proposal.until <= now && !isHeld(order, now)
          ? withoutProposal(order, 'UNANSWERED', now)
          : order,
    }),
  );
}
