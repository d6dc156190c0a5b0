import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Address } from '../api/address.ts';
import type { ApiError } from '../api/api-error.ts';
import type { DataStore, Entry } from './data-store.ts';

export const DataContext = createContext<DataStore | undefined>(undefined);

export interface DataState<Data> {
  data: Data | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  /** Fetches again after a failure. */
  retry: () => void;
}

const loading: Entry = { state: 'loading' };

/** State of the response at `address`, fetched when missing or stale. Without an address nothing is fetched. */
export function useData<Data>(address: Address<Data> | undefined): DataState<Data> {
  const store = useContext(DataContext);
  if (store === undefined) throw new Error('useData needs the data store of a remote or of the shell around it');
  const readEntry = () => (address === undefined ? loading : store.entry(address));
  const entry = useSyncExternalStore(store.subscribe, readEntry, readEntry);
  useEffect(() => {
    if (address !== undefined) store.ensure(address);
  }, [address, store]);
  const retry = useCallback(() => {
    if (address !== undefined) store.retry(address);
  }, [address, store]);
  return {
    data: entry.state === 'ready' ? (entry.data as Data) : undefined,
    error: entry.state === 'failed' ? entry.error : undefined,
    isLoading: address !== undefined && entry.state === 'loading',
    retry,
  };
}
