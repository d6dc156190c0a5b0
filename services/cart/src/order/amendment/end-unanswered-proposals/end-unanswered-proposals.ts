import { randomUUID } from 'node:crypto';
import type { Cart } from '../../../cart.ts';
import { runIsolated } from '../../../timer/run-isolated.ts';
import { changeOrder } from '../../change-order.ts';
import type { Books } from '../../settle-money.ts';
import { isHeld } from '../../work/is-held.ts';
import { withoutProposal } from '../open-proposal.ts';

/** Ends the proposals that were not answered in time, unless their order is on hold: it stays as it is. Each order is a transaction of its own, in which it is looked at anew: an answer that came first counts. */
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
