import type { KnownProduct } from '../../product/known-products.ts';
import { greatestAmount } from '../check-stock.ts';
import type { StoredLine } from '../stored-line.ts';

/** What becomes of a guest's lines when they come to a user's cart. */
export interface MergedLines {
  /** Become the user's as they are. */
  moved: StoredLine[];
  /** Add up with a line that the user has: the amount is what that line has then. */
  added: { from: StoredLine; to: StoredLine; amount: number }[];
  /** Are in the user's cart already: the same link. */
  dropped: StoredLine[];
}

export interface MergeFacts {
  products: ReadonlyMap<string, KnownProduct>;
  /** Ids of the user's lines whose amount a quote is about. */
  quoted: ReadonlySet<string>;
}

/**
 * Amounts of one product add up within stock and never to fewer than the user's line has (rules/accounts.md), unless a quote is about what it has; the same link
 * comes once.
 */
export function mergeLines(
  guestLines: readonly StoredLine[],
  userLines: readonly StoredLine[],
  { products, quoted }: MergeFacts,
): MergedLines {
  const present = new Map(userLines.flatMap((line) => (line.key === undefined ? [] : [[line.key, line] as const])));
  const merged: MergedLines = { moved: [], added: [], dropped: [] };
  for (const line of guestLines) {
    const same = present.get(line.key ?? '');
    if (same === undefined) merged.moved.push(line);
    else if (line.product === undefined) merged.dropped.push(line);
    else {
      const product = products.get(line.product._id);
      const greatest =
        product === undefined || quoted.has(same._id.toHexString())
          ? same.amount
          : Math.max(same.amount, greatestAmount(product));
      merged.added.push({ from: line, to: same, amount: Math.min(same.amount + line.amount, greatest) });
    }
  }
  return merged;
}
