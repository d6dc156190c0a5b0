import type { KnownProduct } from '../../product/known-products.ts';
import { greatestAmount } from '../check-stock.ts';
import type { StoredLine } from '../stored-line.ts';

/** Result of merging a guest's lines into a user's cart. */
export interface MergedLines {
  /** Lines that move to the user unchanged. */
  moved: StoredLine[];
  /** Lines added to the user's line of the same product, with its new amount. */
  added: { from: StoredLine; to: StoredLine; amount: number }[];
  /** Lines with a link that is already in the user's cart. */
  dropped: StoredLine[];
}

export interface MergeFacts {
  products: ReadonlyMap<string, KnownProduct>;
  /** Ids of the user's lines with an open or orderable quote. */
  quoted: ReadonlySet<string>;
}

/**
 * Merges lines: amounts of one product add up within stock and never fall below the user's amount (rules/accounts.md), unless a quote covers the user's line.
 * Each link is taken once.
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
