import type { QueryKey } from '@gvg/query';

/** Last segment of the key of a growing list, which holds all loaded pages. A single page has a separate entry. */
const listSegment = { list: 'pages' };
/** The same in an address. */
const listSuffix = '#pages';

/**
 * Returns the key of a response in the cache: its address in segments, such as `['/v1', '/products', '?page=1']`. A key is a prefix of the
 * keys of all addresses below it, so `/v1/products` also selects `/v1/products?page=1` and `/v1/products/42`.
 */
export const keyOf = (address: string): QueryKey =>
  address.split(/(?=[/?#])/).map((segment) => (segment === listSuffix ? listSegment : segment));

/** Returns the key of the growing list that begins with the page at `address`. */
export const listKeyOf = (address: string): QueryKey => keyOf(address + listSuffix);

/** Returns the address of a key made by `keyOf`. */
export const addressOfKey = (key: QueryKey): string =>
  key.map((segment) => (typeof segment === 'string' ? segment : listSuffix)).join('');

/** Returns the address of one page of a list, by the list's key. Sorts the query, so that equal calls have equal addresses. */
export function addressOfPage(key: QueryKey, page: number): string {
  const [path = '', query = ''] = addressOfKey(key).slice(0, -listSuffix.length).split('?');
  const search = new URLSearchParams(query);
  if (page > 1) search.set('page', String(page));
  search.sort();
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** Returns whether the entry holds the loaded pages of a growing list. */
export const isListKey = (key: QueryKey): boolean => typeof key.at(-1) === 'object';
