import { QueryClient, isCancelledError } from '@tanstack/query-core';
import type { Address } from '../api/address.ts';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';
import { addressOfKey, keyOf } from './query-key.ts';

/** Milliseconds; older responses are refetched in the background when a component uses them again, on focus and on reconnect. */
const staleTime = 30_000;

export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, {}, { cause: error });

/**
 * Cache of API responses by address, on TanStack Query. A page has one, shared by the shell and all remotes; a server creates one per request.
 * `queries` is the underlying client, for the kit's own hooks.
 */
export class DataClient {
  readonly api: Api;
  readonly queries: QueryClient;
  #generation = 0;

  constructor(api: Api) {
    this.api = api;
    this.queries = new QueryClient({
      defaultOptions: {
        queries: {
          staleTime,
          // Without the signal: a response that a loader waits for is not aborted when the component that requested it unmounts.
          queryFn: ({ queryKey }) => this.fetch(addressOfKey(queryKey)),
          // Offline, a call fails at once and its component shows it with a retry; the reconnect repeats it.
          networkMode: 'always',
          refetchOnReconnect: true,
          // A failed response stays failed until its retry button, a focus or a reconnect: every mounted component would start it anew.
          retryOnMount: false,
        },
        mutations: { networkMode: 'always' },
      },
    });
  }

  /** Number of resets; a write that began in an earlier generation belongs to another person and must not change the cache. */
  get generation(): number {
    return this.#generation;
  }

  /** Refetches on focus and reconnect until the returned function is called; browser only. */
  followPage(): () => void {
    this.queries.mount();
    return () => this.queries.unmount();
  }

  /** The response of a GET call, bypassing the cache. Throws ApiError. */
  async fetch<Data>(address: Address<Data>): Promise<Data> {
    try {
      return await this.api.read(address);
    } catch (error) {
      throw asApiError(error);
    }
  }

  /** Response at `address`; a fresh one is returned without a request, concurrent reads share one request. Throws ApiError. */
  async read<Data>(address: Address<Data>): Promise<Data> {
    try {
      return await this.queries.query<Data>({ queryKey: keyOf(address) });
    } catch (error) {
      // A reset drops what the previous person requested; the same page is now loaded for the new one.
      if (isCancelledError(error)) return this.read(address);
      throw error;
    }
  }

  /** Adds responses that a server fetched at `fetchedAt` (epoch milliseconds); newer ones in the cache stay. */
  hydrate(responses: Record<string, unknown>, fetchedAt: number): void {
    for (const [address, data] of Object.entries(responses)) {
      const queryKey = keyOf(address);
      const known = this.queries.getQueryState(queryKey);
      if (known?.data === undefined || known.dataUpdatedAt < fetchedAt)
        this.queries.setQueryData(queryKey, data, { updatedAt: fetchedAt });
    }
  }

  /** Drops every response and refetches those on screen: the person has changed. */
  async reset(): Promise<void> {
    this.#generation += 1;
    this.queries.removeQueries({ type: 'inactive' });
    await this.queries.resetQueries();
  }
}
