import type { quoteRequested } from '@gvg/contracts/cart/events';
import type { EventContract } from '@gvg/contracts/definitions/event';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { toJson } from '@gvg/service-kit/data/to-json';
import type { Cart } from '../cart.ts';
import { inTurn, turnOf } from '../in-turn.ts';
import type { StoredQuote } from './quote.model.ts';

type QuoteEvent = EventContract<string, (typeof quoteRequested)['data']>;

export interface WriteScope extends Transaction {
  context: EventContext;
}

/** Records an event of a quote in the transaction of its change. */
export function recordQuoteEvent({ record, context }: WriteScope, contract: QuoteEvent, quote: StoredQuote): void {
  const { _id, user, status, versions, expiresAt, revision } = quote;
  const data = toJson({ _id, user, status, version: versions.length, ...(expiresAt && { expiresAt }) });
  record({ contract, subjectId: data._id, revision, data, context });
}

export interface QuoteChange {
  id: string;
  context: EventContext;
  event: QuoteEvent;
  /** Validates the quote and returns the changed fields; throws to reject the change. */
  change(quote: StoredQuote): Promise<Partial<StoredQuote>> | Partial<StoredQuote>;
  /** Additional writes in the transaction, such as the audit record. */
  also?(before: StoredQuote, after: StoredQuote, scope: WriteScope): Promise<void> | void;
}

/**
 * Changes a quote and records its event in one transaction, in the turns of the quote and of its customer's cart, which an accepted quote changes too. Throws
 * `QUOTE_NOT_FOUND`.
 */
export async function changeQuote(
  cart: Pick<Cart, 'withTransaction' | 'turns' | 'quotes' | 'now'>,
  { id, context, event, change, also }: QuoteChange,
): Promise<StoredQuote> {
  const quote = await cart.quotes.findById(id, { user: 1 }).lean<Pick<StoredQuote, '_id' | 'user'>>();
  if (quote === null) throw new ApiFailure('QUOTE_NOT_FOUND');
  const turns = [turnOf.cart({ kind: 'user', id: quote.user }), turnOf.quote(quote._id)];
  return inTurn(cart, turns, async (transaction) => {
    const { session } = transaction;
    const before = await cart.quotes.findById(id).session(session).lean<StoredQuote>();
    if (before === null) throw new ApiFailure('QUOTE_NOT_FOUND');
    const update = { $set: { ...(await change(before)), updatedAt: cart.now() }, $inc: { revision: 1 } };
    const after = await cart.quotes
      .findOneAndUpdate({ _id: before._id, revision: before.revision }, update, { session, returnDocument: 'after' })
      .lean<StoredQuote>();
    if (after === null) throw concurrentChangeError('quote');
    const scope = { ...transaction, context };
    recordQuoteEvent(scope, event, after);
    await also?.(before, after, scope);
    return after;
  });
}
