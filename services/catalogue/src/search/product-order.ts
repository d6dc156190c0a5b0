import type { ProductSort } from '@gvg/contracts/catalogue/terms';
import type { ProductColumns } from './product-columns.ts';

/** Sort key by docIndex and direction. Ties are broken by id, so that pages neither repeat nor lose a product. */
export interface DocOrder {
  key: Float64Array;
  first: 'greatest' | 'least';
}

export function orderBy(columns: ProductColumns, sort: ProductSort): DocOrder {
  const { sold, price, createdAt } = columns.all;
  switch (sort) {
    case 'BEST_SELLER':
      return { key: sold, first: 'greatest' };
    case 'PRICE_DESC':
      return { key: price, first: 'greatest' };
    case 'PRICE_ASC':
      return { key: price, first: 'least' };
    case 'NEWEST':
      return { key: createdAt, first: 'greatest' };
  }
}
