import { Types } from 'mongoose';
import type { OrderProposal } from '@gvg/contracts/cart/http/order-schema';
import { proposalHours } from '@gvg/contracts/cart/terms';
import type { ProposalOutcome } from '@gvg/contracts/cart/terms';
import type { Amendment, StoredOrder } from '../order.model.ts';
import { amendedOrder, isAmendable } from './amended-order.ts';
import { sumsOf } from './order-sums.ts';

const hourMs = 3_600_000;

/** The order with a change that waits for its customer's yes, in the place of the one that waited. */
export const proposedOrder = (order: StoredOrder, amendment: Amendment, at: Date): StoredOrder => ({
  ...order,
  proposal: {
    _id: new Types.ObjectId().toHexString(),
    at,
    until: new Date(at.getTime() + proposalHours * hourMs),
    amendment,
  },
});

/** The order without its open proposal. Whoever has answered has the whole time again to pay a deposit. */
export function withoutProposal(order: StoredOrder, outcome: ProposalOutcome, at: Date): StoredOrder {
  const { proposal, ...rest } = order;
  if (proposal === undefined) return order;
  const isAnswered = outcome === 'ACCEPTED' || outcome === 'DECLINED';
  return {
    ...rest,
    lastProposal: { _id: proposal._id, outcome, at },
    ...(isAnswered && order.status === 'AWAITING_DEPOSIT' && { depositSince: at }),
  };
}

/** The order after a change without a proposal that was made for what has changed, or that it is too late for. */
export function withoutStaleProposal(before: StoredOrder, after: StoredOrder, at: Date): StoredOrder {
  if (after.proposal === undefined || after.proposal !== before.proposal) return after;
  const isAsBefore = (['lines', 'recipient', 'note', 'shipping'] as const).every(
    (part) => after[part] === before[part],
  );
  return isAsBefore && isAmendable(after) ? after : withoutProposal(after, 'SUPERSEDED', at);
}

/** The open proposal, with the sums as they are by now. */
export function presentProposal(order: StoredOrder): OrderProposal | undefined {
  if (order.proposal === undefined) return undefined;
  const { _id, at, until, amendment } = order.proposal;
  const { recipient, note, lines, added = [], shipping } = amendment;
  return {
    _id,
    at: at.toISOString(),
    until: until.toISOString(),
    ...(recipient !== undefined && { recipient }),
    ...(note !== undefined && { note }),
    ...(shipping !== undefined && shipping.service !== order.shipping.service && { service: shipping.service }),
    lines,
    ...(added.length > 0 && { added }),
    before: sumsOf(order),
    after: sumsOf(amendedOrder(order, amendment, at)),
  };
}
