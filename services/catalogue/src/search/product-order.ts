import type { ProductSort } from '@gvg/contracts/catalogue-terms';
import type { ProductColumns } from './product-columns.ts';

export type SlotComparator = (a: number, b: number) => number;

/** Comparators of slots for each sort. Every one ends in the id, so that an order is total and pages neither repeat nor lose a product. */
export function orderBy(columns: ProductColumns, sort: ProductSort): SlotComparator {
  const { sold, price, createdAt, idHigh, idLow } = columns.all;
  const at = (column: ArrayLike<number>, slot: number) => column[slot] as number;
  const byId: SlotComparator = (a, b) => at(idHigh, a) - at(idHigh, b) || at(idLow, a) - at(idLow, b);
  switch (sort) {
    case 'BEST_SELLER':
      return (a, b) => at(sold, b) - at(sold, a) || byId(a, b);
    case 'PRICE_DESC':
      return (a, b) => at(price, b) - at(price, a) || byId(a, b);
    case 'PRICE_ASC':
      return (a, b) => at(price, a) - at(price, b) || byId(a, b);
    case 'NEWEST':
      return (a, b) => at(createdAt, b) - at(createdAt, a) || byId(a, b);
  }
}

/** Best match first, the best seller among equals. */
export function orderByMatch(columns: ProductColumns, scores: ArrayLike<number>): SlotComparator {
  const bestSeller = orderBy(columns, 'BEST_SELLER');
  return (a, b) => (scores[b] as number) - (scores[a] as number) || bestSeller(a, b);
}
