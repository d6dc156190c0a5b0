import { amendableStatuses } from '@gvg/contracts/cart/terms';
import type { Order, OrderLine, Recipient } from '@gvg/contracts/cart/http/order-schema';
import type { AddedDraft } from './added-product.ts';
import type { AmendmentBody } from './api/amendment.ts';

/** What staff has typed so far; lines that are not named stay. */
export interface AmendmentDraft {
  /** Pieces by line; 0 takes it off, undefined is no amount yet. */
  amounts: ReadonlyMap<string, number | undefined>;
  /** Word to the customer, by line. */
  reasons: ReadonlyMap<string, string>;
  /** Products that the order gets. */
  added: readonly AddedDraft[];
  service: Order['shipping']['service'];
  note: string;
  /** Undefined as long as nothing of it is another. */
  recipient?: Recipient | undefined;
}

export const draftOf = ({ shipping, note }: Order): AmendmentDraft => ({
  amounts: new Map(),
  reasons: new Map(),
  added: [],
  service: shipping.service,
  note,
});

/** Whether staff may change the order at all. */
export const isAmendable = ({ status }: Order): boolean => amendableStatuses.some((one) => one === status);

/** What is bought already, of which there can only be fewer, with a reason. */
export const isBought = ({ status, quote }: OrderLine): boolean =>
  status === 'BOUGHT' || (status === 'READY' && quote !== undefined);

export const amountOf = ({ amounts }: AmendmentDraft, line: OrderLine): number | undefined =>
  amounts.has(line._id) ? amounts.get(line._id) : line.amount;

/** Only what is another than in the order; undefined where nothing is, or something is no amount. */
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
