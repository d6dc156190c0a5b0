import type { quoteRequested } from '@gvg/contracts/cart/events';
import type { EventContract } from '@gvg/contracts/event';
import { recordEvent } from '@gvg/messaging/outbox';
import type { EventContext } from '@gvg/messaging/outbox';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { concurrentChangeError } from '@gvg/service-kit/concurrent-change';
import type { ClientSession } from 'mongoose';
import type { Cart } from '../cart.ts';
import type { StoredQuote } from './quote.model.ts';

type QuoteEvent = EventContract<string, (typeof quoteRequested)['data']>;

export interface WriteScope {
  session: ClientSession;
  context: EventContext;
}

/** Records what happened to a quote, in the transaction of its change. */
export async function recordQuoteEvent(
  { connection }: Pick<Cart, 'connection'>,
  contract: QuoteEvent,
  quote: StoredQuote,
  { session, context }: WriteScope,
): Promise<void> {
  const { _id, user, status, versions, expiresAt, revision } = quote;
  const id = _id.toHexString();
  const data = {
    _id: id,
    user,
    status,
    version: versions.length,
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  };
  await recordEvent(connection, session, { contract, subjectId: id, revision, data, context });
}

export interface QuoteChange {
  id: string;
  context: EventContext;
  event: QuoteEvent;
  /** Checks the quote as it is and returns the fields that change; throws when it must not. */
  change(quote: StoredQuote): Promise<Partial<StoredQuote>> | Partial<StoredQuote>;
  /** Writes that belong to the change, such as its audit record. */
  also?(before: StoredQuote, after: StoredQuote, session: ClientSession): Promise<void>;
}

/** Changes a quote and records its event in one transaction, which the driver repeats when the quote was changed meanwhile. Throws QUOTE_NOT_FOUND. */
export function changeQuote(
  cart: Pick<Cart, 'connection' | 'transact' | 'quotes' | 'now'>,
  { id, context, event, change, also }: QuoteChange,
): Promise<StoredQuote> {
  return cart.transact(async (session) => {
    const before = await cart.quotes.findById(id).session(session).lean<StoredQuote>();
    if (before === null) throw new ApiFailure('QUOTE_NOT_FOUND');
    const update = { $set: { ...(await change(before)), updatedAt: cart.now() }, $inc: { revision: 1 } };
    const after = await cart.quotes
      .findOneAndUpdate({ _id: before._id, revision: before.revision }, update, { session, returnDocument: 'after' })
      .lean<StoredQuote>();
    if (after === null) throw concurrentChangeError('quote');
    await recordQuoteEvent(cart, event, after, { session, context });
    await also?.(before, after, session);
    return after;
  });
}
