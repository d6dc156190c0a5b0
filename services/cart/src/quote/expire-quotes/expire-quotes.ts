import { randomUUID } from 'node:crypto';
import { quoteExpired } from '@gvg/contracts/cart/events';
import type { Cart } from '../../cart.ts';
import { runIsolated } from '../../timer/run-isolated.ts';
import { recordQuoteEvent } from '../change-quote.ts';
import type { StoredQuote } from '../quote.model.ts';

/** Expires answers after their end. Runs one transaction per quote, so that only one instance changes it. */
export async function expireQuotes(cart: Pick<Cart, 'withTransaction' | 'quotes' | 'now' | 'logger'>): Promise<void> {
  const now = cart.now();
  const isDue = { status: 'ANSWERED', expiresAt: { $lte: now } } as const;
  const update = { $set: { status: 'EXPIRED', updatedAt: now }, $inc: { revision: 1 } } as const;

  await runIsolated(cart, await cart.quotes.find(isDue, { _id: 1 }).lean(), ({ _id }) =>
    cart.withTransaction(async (transaction) => {
      const { session } = transaction;
      const expired = await cart.quotes
        .findOneAndUpdate({ _id, ...isDue }, update, { session, returnDocument: 'after' })
        .lean<StoredQuote>();
      if (expired === null) return;
      recordQuoteEvent(
        { ...transaction, context: { actor: { kind: 'system', id: 'cart' }, correlationId: randomUUID() } },
        quoteExpired,
        expired,
      );
    }),
  );
}
