import { Types } from 'mongoose';
import type { OrderProposal } from '@gvg/contracts/cart/http/order-schema';
import { proposalHours } from '@gvg/contracts/cart/terms';
import type { ProposalOutcome } from '@gvg/contracts/cart/terms';
import type { Amendment, StoredOrder } from '../order.model.ts';
import { amendedOrder, isAmendable } from './amended-order.ts';
import { sumsOf } from './order-sums.ts';

const hourMs = 3_600_000;

/** Returns the order with a change that waits for the customer's consent and replaces an earlier one. */
export const proposedOrder = (order: StoredOrder, amendment: Amendment, at: Date): StoredOrder => ({
  ...order,
  proposal: {
    _id: new Types.ObjectId().toHexString(),
    at,
    until: new Date(at.getTime() + proposalHours * hourMs),
    amendment,
  },
});

/** Returns the order without its open proposal. An answer restarts the deposit deadline. */
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

/** Removes a proposal after a change of the fields that it was made for, or once it is too late for it. */
export function withoutStaleProposal(before: StoredOrder, after: StoredOrder, at: Date): StoredOrder {
  if (after.proposal === undefined || after.proposal !== before.proposal) return after;
  const isAsBefore = (['lines', 'recipient', 'note', 'shipping'] as const).every(
    (part) => after[part] === before[part],
  );
  return isAsBefore && isAmendable(after) ? after : withoutProposal(after, 'SUPERSEDED', at);
}

/** Presents the open proposal with up-to-date sums. */
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
