import { Types } from 'mongoose';
import type { TransactionWrite } from '@gvg/messaging/write-together';
import type { Cart } from '../cart.ts';
import type { StoredOrder } from '../order/order.model.ts';
import type { StoredQuoteUse } from './quote.model.ts';

export type OrderWithQuotes = Pick<StoredOrder, '_id' | 'lines' | 'cartLines' | 'createdAt'>;

/** What an order uses of each quote, by the quote's id. */
export function usesOf({ _id, lines, cartLines, createdAt: at }: OrderWithQuotes): Map<string, StoredQuoteUse[]> {
  const uses = new Map<string, StoredQuoteUse[]>();
  for (const [index, { quote }] of lines.entries()) {
    const line = cartLines[index];
    if (quote === undefined || line === undefined) continue;
    uses.set(quote, [...(uses.get(quote) ?? []), { line, order: _id.toHexString(), at }]);
  }
  return uses;
}

/**
 * Updates of the transaction that places an order: its lines use their quotes, for good. Where one of them finds nothing, a line was ordered by its quote before,
 * and the transaction must fail.
 */
export function useQuotes({ quotes }: Pick<Cart, 'quotes'>, order: OrderWithQuotes): TransactionWrite[] {
  return [...usesOf(order)].map(([quote, uses]) => ({
    update: quotes.collection.collectionName,
    filter: { _id: new Types.ObjectId(quote), status: 'ACCEPTED', 'uses.line': { $nin: uses.map(({ line }) => line) } },
    change: { $push: { uses: { $each: uses } }, $inc: { revision: 1 }, $set: { updatedAt: order.createdAt } },
  }));
}
