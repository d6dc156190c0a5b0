import { amendableStatuses } from '@gvg/contracts/cart/terms';
import type { Order, OrderLine, Recipient } from '@gvg/contracts/cart/http/order-schema';
import type { AddedDraft } from './added-product.ts';
import type { AmendmentBody } from './api/amendment.ts';

/** Edits so far. Lines that are not listed stay unchanged. */
export interface AmendmentDraft {
  /** Pieces by line. 0 removes the line, undefined is an invalid input. */
  amounts: ReadonlyMap<string, number | undefined>;
  /** Reason for the customer, by line. */
  reasons: ReadonlyMap<string, string>;
  /** Products to add. */
  added: readonly AddedDraft[];
  service: Order['shipping']['service'];
  note: string;
  /** Undefined while unchanged. */
  recipient?: Recipient | undefined;
}

export const draftOf = ({ shipping, note }: Order): AmendmentDraft => ({
  amounts: new Map(),
  reasons: new Map(),
  added: [],
  service: shipping.service,
  note,
});

/** Returns true if the status allows staff to change the order. */
export const isAmendable = ({ status }: Order): boolean => amendableStatuses.some((one) => one === status);

/** Returns true for a bought line, whose amount can only be reduced, with a reason. */
export const isBought = ({ status, quote }: OrderLine): boolean =>
  status === 'BOUGHT' || (status === 'READY' && quote !== undefined);

export const amountOf = ({ amounts }: AmendmentDraft, line: OrderLine): number | undefined =>
  amounts.has(line._id) ? amounts.get(line._id) : line.amount;

/** Returns only the changed fields. Undefined if nothing changed or an amount is invalid. */
export function bodyOf(order: Order, draft: AmendmentDraft): AmendmentBody | undefined {
  const changed = order.lines.filter((line) => amountOf(draft, line) !== line.amount);
  const lines = changed.flatMap((line) => {
    const amount = amountOf(draft, line);
    const reason = draft.reasons.get(line._id)?.trim() ?? '';
    return amount === undefined ? [] : [{ line: line._id, amount, ...(reason !== '' && { reason }) }];
  });
  const added = draft.added.flatMap(({ product, amount }) =>
    amount === undefined ? [] : [{ product: product._id, amount }],
  );
  if (lines.length < changed.length || added.length < draft.added.length) return undefined;
  const note = draft.note.trim();
  const differences = {
    ...(draft.recipient !== undefined && { recipient: draft.recipient }),
    ...(draft.service !== order.shipping.service && { service: draft.service }),
    ...(note !== order.note && { note }),
    ...(added.length > 0 && { added }),
  };
  return lines.length === 0 && Object.keys(differences).length === 0
    ? undefined
    : { revision: order.revision, ...differences, lines };
}
