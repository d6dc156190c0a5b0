import type { QueryKey } from '@tanstack/query-core';

/**
 * Key of a response in the cache: its address in segments, e.g. `['/v1', '/products', '?page=1']`. A key is a prefix of the keys of all addresses
 * below it, so that `/v1/products` also selects `/v1/products?page=1` and `/v1/products/42`.
 */
export const keyOf = (address: string): QueryKey => address.split(/(?=[/?])/);

/** Whether the entry holds the loaded pages of a growing list: its key ends with an object. */
export const isListKey = (key: QueryKey): boolean => typeof key.at(-1) === 'object';

/** Address of a key made by `keyOf`. */
export const addressOfKey = (key: QueryKey): string => key.join('');
