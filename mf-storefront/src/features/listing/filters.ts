import { productPriorities, productSorts, productTypes } from '@gvg/contracts/catalogue/terms';
import type { ProductPriority, ProductSort, ProductType } from '@gvg/contracts/catalogue/terms';
import { readKeyword } from './keyword-text.ts';
import { parsePrice } from './price-text.ts';

/** Filters of a product list, stored in the URL query. */
export interface Filters {
  keyword?: string;
  category?: string;
  producer?: string;
  type?: ProductType;
  priority?: ProductPriority;
  /** Country of origin, ISO 3166-1 alpha-2. */
  country?: string;
  /** Effective price in VND. */
  minPrice?: number;
  maxPrice?: number;
  inStock?: true;
  /** Country that the products can be sent to. */
  shipsTo?: string;
  sort?: ProductSort;
  /** From 2; undefined on the first page. */
  page?: number;
}

export type FilterName = keyof Filters;

const lastPage = 10_000;

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text);
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);
const integer = (from: number, to: number) => (text: string) => {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  return value >= from && value <= to ? value : undefined;
};
const id = matching(/^[0-9a-f]{24}$/);

/** Parsers of the query parameters. Invalid values are ignored, so that old or mistyped links still show a list. */
const readers: { [Name in FilterName]-?: (text: string) => Filters[Name] | undefined } = {
  keyword: readKeyword,
  category: id,
  producer: id,
  type: oneOf(productTypes),
  priority: oneOf(productPriorities),
  country: matching(/^[A-Z]{2}$/),
  minPrice: parsePrice,
  maxPrice: parsePrice,
  inStock: (text) => (text === 'true' ? true : undefined),
  shipsTo: matching(/^[A-Z]{2}$/),
  sort: oneOf(productSorts),
  page: integer(2, lastPage),
};

export const filterNames = Object.keys(readers) as FilterName[];

export function readFilters(search: URLSearchParams): Filters {
  const found = filterNames.flatMap((name) => {
    const text = search.get(name);
    const value = text === null ? undefined : readers[name](text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

/** Returns `?keyword=…&page=2` in a fixed order, so that equal filters give equal URLs; empty without filters. */
export function toQueryString(filters: Filters): string {
  const entries = filterNames.flatMap((name) => (filters[name] === undefined ? [] : [[name, String(filters[name])]]));
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

/** Sets or removes one filter and resets the page. */
export function withFilter<Name extends FilterName>(
  filters: Filters,
  name: Name,
  value: Filters[Name] | undefined,
): Filters {
  const { [name]: _before, page: _page, ...others } = filters;
  return value === undefined ? others : { ...others, [name]: value };
}

/** Returns false for a minimum above the maximum. */
export function hasPriceRange({ minPrice = 0, maxPrice = Infinity }: Filters): boolean {
  return minPrice <= maxPrice;
}

/** Returns the names of the set filters, except sort and page. */
export function activeFilterNames(filters: Filters): FilterName[] {
  return filterNames.filter((name) => name !== 'sort' && name !== 'page' && filters[name] !== undefined);
}

/** Returns the same filters on another page. The first page has no number. */
export function withPage({ page: _page, ...others }: Filters, page: number): Filters {
  return page > 1 ? { ...others, page } : others;
}
