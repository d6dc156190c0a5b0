import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Cart } from '../cart.ts';
import type { StoredOrder } from '../order/order.model.ts';
import type { StoredQuoteUse } from './quote.model.ts';

export type OrderWithQuotes = Pick<StoredOrder, '_id' | 'lines' | 'cartLines' | 'createdAt'>;

/** Lines that an order uses of each quote, by quote id. */
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
 * Marks the quotes of the order's lines as used, permanently, in the transaction that places it. Throws `CART_LINE_NOT_READY` for a line that was ordered by
 * its quote before.
 */
export async function useQuotes(
  { quotes }: Pick<Cart, 'quotes'>,
  { session }: Transaction,
  order: OrderWithQuotes,
): Promise<void> {
  for (const [_id, uses] of usesOf(order)) {
    const filter = { _id, status: 'ACCEPTED' as const, 'uses.line': { $nin: uses.map(({ line }) => line) } };
    const change = { $push: { uses: { $each: uses } }, $inc: { revision: 1 }, $set: { updatedAt: order.createdAt } };
    if ((await quotes.updateOne(filter, change, { session })).matchedCount === 0)
      throw new ApiFailure('CART_LINE_NOT_READY');
  }
}
