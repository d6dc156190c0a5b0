import type { Address } from '../api/address.ts';
import type { Api } from '../api/create-api.ts';
import { ApiError } from '../api/api-error.ts';

/** Milliseconds; older entries are refetched in the background when a component uses them again. */
const freshForMs = 30_000;
const maxEntries = 200;

export type Entry =
  | { state: 'loading' }
  | { state: 'ready'; data: unknown; fetchedAt: number }
  | { state: 'failed'; error: ApiError };

const loading: Entry = { state: 'loading' };
const asApiError = (error: unknown) => (error instanceof ApiError ? error : new ApiError(0, {}, { cause: error }));

/** API responses by address: fetched once, shared by all components, retained across navigations. */
export class DataStore {
  readonly #api: Api;
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<unknown>>();
  readonly #listeners = new Set<() => void>();

  constructor(api: Api, seed: Record<string, unknown> = {}) {
    this.#api = api;
    this.seed(seed);
  }

  /** Adds responses that a server has already fetched. */
  seed(data: Record<string, unknown>): void {
    for (const [address, value] of Object.entries(data)) this.#entries.set(address, { state: 'ready', data: value, fetchedAt: Date.now() });
  }

  entry(address: string): Entry {
    return this.#entries.get(address) ?? loading;
  }

  /** All loaded responses by address, sent to the browser with the markup rendered from them. */
  dehydrate(): Record<string, unknown> {
    return Object.fromEntries([...this.#entries].flatMap(([address, entry]) => (entry.state === 'ready' ? [[address, entry.data]] : [])));
  }

  /** Response at `address`; a fresh entry is returned without a request, concurrent reads share one request. Throws ApiError. */
  read<Data>(address: Address<Data>): Promise<Data> {
    const entry = this.#entries.get(address);
    if (entry?.state === 'ready' && Date.now() - entry.fetchedAt < freshForMs) return Promise.resolve(entry.data as Data);
    return this.#fetch(address) as Promise<Data>;
  }

  /** Fetches `address` unless it is fresh, failed or already loading; failures are stored in the entry. */
  ensure(address: string): void {
    const entry = this.#entries.get(address);
    if (entry?.state === 'failed' || (entry?.state === 'ready' && Date.now() - entry.fetchedAt < freshForMs)) return;
    this.#fetch(address).catch(() => {
      // The entry holds the error for the components that read it.
    });
  }

  /** Fetches again after a failure. */
  retry(address: string): void {
    this.#set(address, loading);
    this.ensure(address);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #fetch(address: string): Promise<unknown> {
    const pending = this.#pending.get(address);
    if (pending) return pending;
    const request = this.#api.read(address).then(
      (data) => {
        this.#set(address, { state: 'ready', data, fetchedAt: Date.now() });
        return data;
      },
      (cause: unknown) => {
        const error = asApiError(cause);
        // A failed refresh does not replace loaded data.
        if (this.#entries.get(address)?.state !== 'ready') this.#set(address, { state: 'failed', error });
        throw error;
      },
    );
    this.#pending.set(address, request);
    const done = () => this.#pending.delete(address);
    request.then(done, done);
    return request;
  }

  #set(address: string, entry: Entry): void {
    this.#entries.delete(address);
    this.#entries.set(address, entry);
    if (this.#entries.size > maxEntries) this.#entries.delete(this.#entries.keys().next().value as string);
    for (const listener of this.#listeners) listener();
  }
}
