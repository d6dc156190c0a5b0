import { QueryObserver, notifyManager } from '@tanstack/query-core';
import type { QueryObserverOptions, QueryObserverResult } from '@tanstack/query-core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ApiError } from '../api/api-error.ts';
import type { DataClient } from './data-client.ts';

/** Repeats a read once when the server could not respond; a 4xx is final. */
const retry = (failures: number, { status }: ApiError) => failures < 1 && (status === 0 || status >= 502);
const retryDelay = 300;

/** The query's state for a component, and the observer that holds it. The hook of `@tanstack/react-query`, without what the kit does not use. */
export function useQueryResult<Data>({ queries }: DataClient, options: QueryObserverOptions<Data, ApiError>): [QueryObserverResult<Data, ApiError>, QueryObserver<Data, ApiError>] {
  const defaulted = queries.defaultQueryOptions({
    retry,
    retryDelay,
    // Further changes, such as the beginning of a refetch, render nothing anew.
    notifyOnChangeProps: ['data', 'error', 'isPending'],
    ...options,
    // The first result already says whether mounting starts a request, so that mounting does not render twice.
    _optimisticResults: 'optimistic',
  } as QueryObserverOptions<Data, ApiError>);
  const [observer] = useState(() => new QueryObserver(queries, defaulted));
  // The result for these options, before the effect below moves the observer to them.
  const result = observer.getOptimisticResult(defaulted);
  const subscribe = useCallback((listener: () => void) => observer.subscribe(notifyManager.batchCalls(listener)), [observer]);
  const getResult = () => observer.getCurrentResult();
  useSyncExternalStore(subscribe, getResult, getResult);
  useEffect(() => observer.setOptions(defaulted));
  return [result, observer];
}
