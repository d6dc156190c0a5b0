import type { Address } from '../api/address.ts';
import type { Api } from '../api/create-api.ts';
import { ApiError } from '../api/api-error.ts';

/** Answers older than this are asked for again, unseen, when a page shows them again. */
const freshForMs = 30_000;
const maxEntries = 200;

export type Entry =
  | { state: 'loading' }
  | { state: 'ready'; data: unknown; fetchedAt: number }
  | { state: 'failed'; error: ApiError };

const loading: Entry = { state: 'loading' };
const asApiError = (error: unknown) => (error instanceof ApiError ? error : new ApiError(0, {}, { cause: error }));

/** Answers of the API by their address: asked for once, shown everywhere, kept while the visitor goes back and forth. */
export class DataStore {
  readonly #api: Api;
  readonly #entries = new Map<string, Entry>();
  readonly #asked = new Map<string, Promise<unknown>>();
  readonly #listeners = new Set<() => void>();

  constructor(api: Api, seed: Record<string, unknown> = {}) {
    this.#api = api;
    this.seed(seed);
  }

  /** Takes what a server has already read. */
  seed(data: Record<string, unknown>): void {
    for (const [address, value] of Object.entries(data)) this.#entries.set(address, { state: 'ready', data: value, fetchedAt: Date.now() });
  }

  entry(address: string): Entry {
    return this.#entries.get(address) ?? loading;
  }

  /** Everything read so far, to travel with the markup that it was drawn from. */
  dehydrate(): Record<string, unknown> {
    return Object.fromEntries([...this.#entries].flatMap(([address, entry]) => (entry.state === 'ready' ? [[address, entry.data]] : [])));
  }

  /** The answer at `address`; a fresh one is not asked for again, one being asked for is shared. Throws ApiError. */
  read<Data>(address: Address<Data>): Promise<Data> {
    const entry = this.#entries.get(address);
    if (entry?.state === 'ready' && Date.now() - entry.fetchedAt < freshForMs) return Promise.resolve(entry.data as Data);
    return this.#ask(address) as Promise<Data>;
  }

  /** Sees to it that `address` is or becomes known; failures are kept in the entry. */
  ensure(address: string): void {
    const entry = this.#entries.get(address);
    if (entry?.state === 'failed' || (entry?.state === 'ready' && Date.now() - entry.fetchedAt < freshForMs)) return;
    this.#ask(address).catch(() => {
      // The entry holds the failure for whoever shows it.
    });
  }

  /** Asks again after a failure. */
  retry(address: string): void {
    this.#set(address, loading);
    this.ensure(address);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #ask(address: string): Promise<unknown> {
    const pending = this.#asked.get(address);
    if (pending) return pending;
    const request = this.#api.read(address).then(
      (data) => {
        this.#set(address, { state: 'ready', data, fetchedAt: Date.now() });
        return data;
      },
      (cause: unknown) => {
        const error = asApiError(cause);
        // What is shown stays shown: a failed refresh takes nothing away.
        if (this.#entries.get(address)?.state !== 'ready') this.#set(address, { state: 'failed', error });
        throw error;
      },
    );
    this.#asked.set(address, request);
    const done = () => this.#asked.delete(address);
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
