import type { ProductPriority, ProductType } from '@gvg/contracts/catalogue-terms';
import { productPriorities, productTypes } from '@gvg/contracts/catalogue-terms';
import type { ProductColumns } from './product-columns.ts';
import type { Shelves } from './shelves.ts';

/** What a list keeps; ids as on the wire, prices in VND as paid, both ends included. */
export interface ProductFilter {
  category?: string | undefined;
  producer?: string | undefined;
  type?: ProductType | undefined;
  priority?: ProductPriority | undefined;
  country?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  inStock?: boolean | undefined;
  /** Products that were removed. */
  includeDeleted?: boolean | undefined;
  /** Products under a hidden or removed category or producer. */
  includeHidden?: boolean | undefined;
}

export type SlotFilter = (slot: number) => boolean;

/** Compares one column with a number; a name that nothing has keeps nothing. */
function having(column: ArrayLike<number>, wanted: number | undefined): SlotFilter {
  return (slot) => column[slot] === wanted;
}

/** The tests that `filter` asks for, cheap ones over columns of numbers. */
export function slotFilter(columns: ProductColumns, shelves: Shelves, filter: ProductFilter): SlotFilter {
  const { isDeleted, inStock, price, category, producer, country, type, priority } = columns.all;
  const tests: SlotFilter[] = [];
  if (filter.includeDeleted !== true) tests.push((slot) => isDeleted[slot] === 0);
  if (filter.category !== undefined) tests.push(having(category, columns.categories.find(filter.category)));
  if (filter.producer !== undefined) tests.push(having(producer, columns.producers.find(filter.producer)));
  if (filter.country !== undefined) tests.push(having(country, columns.countries.find(filter.country)));
  if (filter.type !== undefined) tests.push(having(type, productTypes.indexOf(filter.type)));
  if (filter.priority !== undefined) tests.push(having(priority, productPriorities.indexOf(filter.priority)));
  if (filter.inStock !== undefined) tests.push(having(inStock, filter.inStock ? 1 : 0));
  const { minPrice, maxPrice } = filter;
  if (minPrice !== undefined) tests.push((slot) => (price[slot] as number) >= minPrice);
  if (maxPrice !== undefined) tests.push((slot) => (price[slot] as number) <= maxPrice);
  if (filter.includeHidden !== true) tests.push((slot) => shelves.isShown(category[slot] as number, producer[slot] as number));
  return (slot) => {
    for (const test of tests) if (!test(slot)) return false;
    return true;
  };
}
