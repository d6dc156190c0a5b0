import { hydrate, isCancelledError } from '@gvg/query';
import type { QueryClient } from '@gvg/query';
import type { Address } from '../api/address.ts';
import type { Api } from '../api/create-api.ts';
import { dehydratedState } from './dehydrated-state.ts';
import { forgetPerson } from './forget-person.ts';
import { createQueryClient } from './query-client.ts';
import { keyOf } from './query-key.ts';

/** The page's query client for hooks that name a response by its address. */
export class DataClient {
  readonly api: Api;
  readonly queries: QueryClient;
  #generation = 0;

  constructor(api: Api, queries = createQueryClient(api)) {
    this.api = api;
    this.queries = queries;
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

  /** Response at `address`; a fresh one is returned without a request, concurrent reads share one request. Throws ApiError. */
  async read<Data>(address: Address<Data>): Promise<Data> {
    try {
      return await this.queries.query<Data>({ queryKey: keyOf(address), retry: false });
    } catch (error) {
      // A reset drops what the previous person requested; the same page is now loaded for the new one.
      if (isCancelledError(error)) return this.read(address);
      throw error;
    }
  }

  /** Adds responses that a server fetched at `fetchedAt` (epoch milliseconds); newer ones in the cache stay. */
  hydrate(responses: Record<string, unknown>, fetchedAt: number): void {
    hydrate(this.queries, dehydratedState(responses, fetchedAt));
  }

  /** Drops every response and refetches those on screen: the person has changed. */
  async reset(): Promise<void> {
    this.#generation += 1;
    await forgetPerson(this.queries);
  }
}
