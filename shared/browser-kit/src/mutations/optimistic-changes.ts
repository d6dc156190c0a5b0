import type { Page } from '@gvg/contracts/paging';
import type { Query, QueryKey } from '@gvg/query';
import { isListKey, keyOf } from '@gvg/browser-kit';
import type { Address, DataClient } from '@gvg/browser-kit';

/** Changes cached responses; one that is not cached is left out. A change returns a new value and never mutates its argument. */
export interface CacheWriter {
  /** Changes the response at exactly this address. */
  update<Data>(address: Address<Data>, change: (data: Data) => Data): void;
  /** Changes every cached page of a list, whatever its query: `address` is the call's without query. */
  updateLists<Item>(address: Address<Page<Item>>, change: (page: Page<Item>) => Page<Item>): void;
}

type Change = (data: unknown) => unknown;

/** A cached response with unconfirmed changes on top of `base`, in the order in which they were made. */
interface ChangedEntry {
  query: Query;
  base: unknown;
  changes: { owner: OptimisticChanges; change: Change }[];
}

interface UnconfirmedState {
  generation: number;
  entries: Map<string, ChangedEntry>;
  /** Keys to load again once no change is unconfirmed: an earlier refetch would drop unconfirmed changes from the screen. */
  outdatedKeys: QueryKey[];
}

const states = new WeakMap<DataClient, UnconfirmedState>();

/** Unconfirmed changes of the present person; those of an earlier one are forgotten. */
function stateOf(client: DataClient): UnconfirmedState {
  const known = states.get(client);
  if (known?.generation === client.generation) return known;
  const fresh: UnconfirmedState = { generation: client.generation, entries: new Map(), outdatedKeys: [] };
  states.set(client, fresh);
  return fresh;
}

/** Marks the responses at and below these keys as stale, and refetches those on screen as soon as no change is unconfirmed. */
export function reload(client: DataClient, keys: readonly QueryKey[]): void {
  const state = stateOf(client);
  state.outdatedKeys.push(...keys);
  if (state.entries.size > 0) return;
  for (const queryKey of state.outdatedKeys.splice(0))
    void client.queries.invalidateQueries({ queryKey, refetchType: 'none' });
  // Once for all keys: a response that is outdated for several reasons is requested once.
  void client.queries.refetchQueries({ type: 'active', predicate: ({ state: { isInvalidated } }) => isInvalidated });
}

const isListAt = (list: QueryKey, key: QueryKey) => {
  const rest = key.slice(list.length);
  return (
    list.every((segment, index) => key[index] === segment) &&
    rest.every((segment) => typeof segment === 'object' || String(segment).startsWith('?'))
  );
};

/**
 * The changes that one write makes to cached responses before the server has confirmed it. Several writes may change the same response at a time: rolling
 * one back leaves the changes of the others.
 */
export class OptimisticChanges implements CacheWriter {
  readonly #client: DataClient;
  readonly #generation: number;
  readonly #touched = new Set<Query>();
  readonly #interrupted = new Set<Query>();

  constructor(client: DataClient) {
    this.#client = client;
    this.#generation = client.generation;
  }

  /** The person has changed since: nothing may be written any more. */
  get isOutdated(): boolean {
    return this.#generation !== this.#client.generation;
  }

  update<Data>(address: Address<Data>, change: (data: Data) => Data): void {
    this.#change(
      this.#client.queries.getQueryCache().findAll({ queryKey: keyOf(address), exact: true }),
      change as Change,
    );
  }

  updateLists<Item>(address: Address<Page<Item>>, change: (page: Page<Item>) => Page<Item>): void {
    const list = keyOf(address);
    const queries = this.#client.queries
      .getQueryCache()
      .findAll({ predicate: ({ queryKey }) => isListAt(list, queryKey) });
    const changePages = (data: unknown) => ({
      ...(data as object),
      pages: (data as { pages: Page<Item>[] }).pages.map(change),
    });
    for (const query of queries) this.#change([query], isListKey(query.queryKey) ? changePages : (change as Change));
  }

  /** The server has confirmed the write: its changes become the base of the others. Returns the keys whose refetch it has interrupted. */
  commit(): QueryKey[] {
    this.#settle((entry) => {
      entry.base = entry.changes
        .filter(({ owner }) => owner === this)
        .reduce((data, { change }) => change(data), entry.base);
    });
    return [...this.#interrupted].map(({ queryKey }) => queryKey);
  }

  /** The write has failed: its changes disappear. Returns the keys that it had changed, to be loaded again: the server may have made a part of the write. */
  rollBack(): QueryKey[] {
    this.#settle(() => {});
    return [...this.#touched].map(({ queryKey }) => queryKey);
  }

  #settle(confirm: (entry: ChangedEntry) => void): void {
    if (this.isOutdated) return;
    const { entries } = stateOf(this.#client);
    for (const query of this.#touched) {
      const entry = entries.get(query.queryHash);
      if (entry === undefined) continue;
      confirm(entry);
      entry.changes = entry.changes.filter(({ owner }) => owner !== this);
      if (entry.changes.length === 0) entries.delete(query.queryHash);
      show(entry);
    }
  }

  #change(queries: readonly Query[], change: Change): void {
    if (this.isOutdated) return;
    const { entries } = stateOf(this.#client);
    for (const query of queries) {
      if (query.state.data === undefined) continue;
      // A response under way was computed before this write and would hide its change.
      if (query.state.fetchStatus === 'fetching') this.#interrupted.add(query);
      void query.cancel({ revert: true });
      const entry = entries.get(query.queryHash) ?? { query, base: query.state.data, changes: [] };
      entry.changes.push({ owner: this, change });
      entries.set(query.queryHash, entry);
      this.#touched.add(query);
      show(entry);
    }
  }
}

/** Puts base and changes into the cache; the response keeps its age. */
function show({ query, base, changes }: ChangedEntry): void {
  query.setData(
    changes.reduce((data, { change }) => change(data), base),
    { updatedAt: query.state.dataUpdatedAt, manual: true },
  );
}
