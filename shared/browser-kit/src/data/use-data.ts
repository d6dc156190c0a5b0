import { QueryObserver, notifyManager } from '@tanstack/query-core';
import type { QueryClient, QueryObserverOptions } from '@tanstack/query-core';
import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Address } from '../api/address.ts';
import type { ApiError } from '../api/api-error.ts';
import type { DataClient } from './data-client.ts';
import { keyOf } from './query-key.ts';

export const DataContext = createContext<DataClient | undefined>(undefined);

export function useDataClient(): DataClient {
  const client = useContext(DataContext);
  if (client === undefined) throw new Error('Data hooks need the DataContext of a remote or of the shell around them');
  return client;
}

export interface DataState<Data> {
  /** Stays when a refetch fails. */
  data: Data | undefined;
  /** Set only while there is no data. */
  error: ApiError | undefined;
  isLoading: boolean;
  /** Fetches again after a failure. */
  retry: () => void;
}

/** Repeats a read once when the server could not respond; a 4xx is final. */
export const retryPolicy = {
  retry: (failures: number, { status }: ApiError) => failures < 1 && (status === 0 || status >= 502),
  retryDelay: 300,
} as const;

/** What `useData` reads of a query's result: components render again only when one of these changes. */
const notifyOnChangeProps: ('data' | 'error' | 'isPending')[] = ['data', 'error', 'isPending'];

/** The first result already says whether mounting starts a request, so that mounting does not render twice. */
export const optimistic = { _optimisticResults: 'optimistic' } as const;

const optionsFor = (queries: QueryClient, address: string | undefined) => {
  const options: QueryObserverOptions<unknown, ApiError> = { queryKey: keyOf(address ?? ''), enabled: address !== undefined, notifyOnChangeProps, ...retryPolicy };
  return queries.defaultQueryOptions({ ...options, ...optimistic });
};

/** State of the response at `address`, fetched when missing or stale. Without an address nothing is fetched. */
export function useData<Data>(address: Address<Data> | undefined): DataState<Data> {
  const { queries } = useDataClient();
  const options = optionsFor(queries, address);
  const [observer] = useState(() => new QueryObserver(queries, options));
  // The result for this address, before the effect below moves the observer to it.
  const { data, error, isPending } = observer.getOptimisticResult(options);
  const subscribe = useCallback((listener: () => void) => observer.subscribe(notifyManager.batchCalls(listener)), [observer]);
  const getResult = () => observer.getCurrentResult();
  useSyncExternalStore(subscribe, getResult, getResult);
  useEffect(() => observer.setOptions(optionsFor(queries, address)), [observer, queries, address]);
  const retry = useCallback(() => {
    if (address !== undefined) void observer.refetch();
  }, [observer, address]);
  return {
    data: data as Data | undefined,
    error: data === undefined ? (error ?? undefined) : undefined,
    isLoading: address !== undefined && isPending,
    retry,
  };
}
