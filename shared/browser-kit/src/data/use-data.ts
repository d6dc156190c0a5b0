import { createContext, useCallback, useContext } from 'react';
import type { Address } from '../api/address.ts';
import type { ApiError } from '../api/api-error.ts';
import type { DataClient } from './data-client.ts';
import { keyOf } from './query-key.ts';
import { useQueryResult } from './use-query-result.ts';

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

/** State of the response at `address`, fetched when missing or stale. Without an address nothing is fetched. */
export function useData<Data>(address: Address<Data> | undefined): DataState<Data> {
  const [{ data, error, isPending }, observer] = useQueryResult<Data>(useDataClient(), {
    queryKey: keyOf(address ?? ''),
    enabled: address !== undefined,
  });
  const retry = useCallback(() => {
    if (address !== undefined) void observer.refetch();
  }, [observer, address]);
  return {
    data,
    error: data === undefined ? (error ?? undefined) : undefined,
    isLoading: address !== undefined && isPending,
    retry,
  };
}
