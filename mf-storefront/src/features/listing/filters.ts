import { keywordLimit, productPriorities, productSorts, productTypes } from '@gvg/contracts/catalogue-terms';
import type { ProductPriority, ProductSort, ProductType } from '@gvg/contracts/catalogue-terms';

/** What a list of products is narrowed by; all of it lives in the page's address. */
export interface Filters {
  keyword?: string;
  category?: string;
  producer?: string;
  type?: ProductType;
  priority?: ProductPriority;
  /** Where it was made, ISO 3166-1 alpha-2. */
  country?: string;
  /** Price paid, in VND. */
  minPrice?: number;
  maxPrice?: number;
  inStock?: true;
  sort?: ProductSort;
  /** From 2; the first page has no number. */
  page?: number;
}

export type FilterName = keyof Filters;

const lastPage = 10_000;
const highestPrice = 100_000_000_000;

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (given: string): Value | undefined =>
    values.find((value) => value === given);
const matching = (pattern: RegExp) => (given: string) => (pattern.test(given) ? given : undefined);
const integer = (from: number, to: number) => (given: string) => {
  const value = /^\d+$/.test(given) ? Number(given) : NaN;
  return value >= from && value <= to ? value : undefined;
};
const id = matching(/^[0-9a-f]{24}$/);

/** How each is read from the address; what makes no sense there is left out, so that an old or mistyped link still shows a list. */
const readers: { [Name in FilterName]-?: (given: string) => Filters[Name] | undefined } = {
  keyword: (given) => given.normalize('NFC').trim().slice(0, keywordLimit) || undefined,
  category: id,
  producer: id,
  type: oneOf(productTypes),
  priority: oneOf(productPriorities),
  country: matching(/^[A-Z]{2}$/),
  minPrice: integer(0, highestPrice),
  maxPrice: integer(0, highestPrice),
  inStock: (given) => (given === 'true' ? true : undefined),
  sort: oneOf(productSorts),
  page: integer(2, lastPage),
};

export const filterNames = Object.keys(readers) as FilterName[];

export function readFilters(search: URLSearchParams): Filters {
  const found = filterNames.flatMap((name) => {
    const given = search.get(name);
    const value = given === null ? undefined : readers[name](given);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

/** `?keyword=…&page=2` in one order, so that one list has one address; empty without filters. */
export function searchOf(filters: Filters): string {
  const entries = filterNames.flatMap((name) => (filters[name] === undefined ? [] : [[name, String(filters[name])]]));
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

/** Another choice of one filter begins at the first page again. */
export function withFilter<Name extends FilterName>(filters: Filters, name: Name, value: Filters[Name] | undefined): Filters {
  const { [name]: _before, page: _page, ...others } = filters;
  return value === undefined ? others : { ...others, [name]: value };
}

/** What a visitor can take away one by one: everything but order and page. */
export function narrowing(filters: Filters): FilterName[] {
  return filterNames.filter((name) => name !== 'sort' && name !== 'page' && filters[name] !== undefined);
}

/** The same list on another page; the first page has no number. */
export function withPage({ page: _page, ...others }: Filters, page: number): Filters {
  return page > 1 ? { ...others, page } : others;
}
