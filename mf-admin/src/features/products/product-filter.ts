import type { CallInput } from '@gvg/browser-kit';
import { productSortFields, productStockStates } from '@gvg/contracts/catalogue/terms';
import { shownStates } from '../../components/state-tag.tsx';
import type { ShownState } from '../../components/state-tag.tsx';
import { oneOf } from '../../table/use-list-address.ts';

export type ProductsFilter = NonNullable<CallInput<'listProducts'>['query']>;

/** Filters in the URL. */
export const filterNames = ['state', 'search', 'category', 'producer', 'stock'] as const;
export type FilterName = (typeof filterNames)[number];

const sorts = productSortFields.flatMap((field) => [field, `-${field}`] as const);

const idPattern = /^[0-9a-f]{24}$/;
const idOf = (value: string | undefined) => (value !== undefined && idPattern.test(value) ? value : undefined);

const stateFilters: Record<ShownState, ProductsFilter> = {
  SHOWN: { isShowed: 'true' },
  HIDDEN: { isShowed: 'false' },
  REMOVED: { includeDeleted: 'true', isDeleted: 'true' },
};

/** Builds the query of the list from the URL. Ignores invalid values. Includes hidden products, and removed ones on request. */
export function productsFilter(filters: Partial<Record<FilterName, string>>, sort: string | undefined): ProductsFilter {
  const state = oneOf(shownStates, filters.state);
  const stockState = oneOf(productStockStates, filters.stock);
  const [category, producer] = [idOf(filters.category), idOf(filters.producer)];
  const order = oneOf(sorts, sort);
  return {
    includeHidden: 'true',
    ...(state === undefined ? {} : stateFilters[state]),
    ...(filters.search === undefined ? {} : { name: filters.search }),
    ...(category === undefined ? {} : { category }),
    ...(producer === undefined ? {} : { producer }),
    ...(stockState === undefined ? {} : { stockState }),
    ...(order === undefined ? (filters.search === undefined ? { sort: '-createdAt' } : {}) : { sort: order }),
  };
}
