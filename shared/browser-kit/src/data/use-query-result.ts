import { QueryObserver, notifyManager } from '@gvg/query';
import type { QueryClient, QueryObserverOptions, QueryObserverResult } from '@gvg/query';
import { useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ApiError } from '../api/api-error.ts';
import type { DataClient } from './data-client.ts';
import { DocumentDataContext } from './document-data.ts';

const neverChanges = () => () => {};
const isHydrated = () => false;

/**
 * The query's state for a component, and the observer that holds it. The hook of `@tanstack/react-query`, without what the kit does not use. Markup of the
 * server is hydrated with the response that it was rendered from, whatever has become of it since (another person, a newer response); what the cache
 * holds is rendered right after. `seed` adds responses that the query begins with to a client that lacks them.
 */
export function useQueryResult<Data>(
  { queries }: DataClient,
  options: QueryObserverOptions<Data, ApiError>,
  seed?: (queries: QueryClient) => void,
): [QueryObserverResult<Data, ApiError>, QueryObserver<Data, ApiError>] {
  const documentQueries = useContext(DocumentDataContext)?.queries;
  seed?.(queries);
  const defaulted = queries.defaultQueryOptions({
    // Further changes, such as the beginning of a refetch, render nothing anew.
    notifyOnChangeProps: ['data', 'error', 'isPending'],
    ...options,
    // The first result already says whether mounting starts a request, so that mounting does not render twice.
    _optimisticResults: 'optimistic',
  } as QueryObserverOptions<Data, ApiError>);
  const [observer] = useState(() => new QueryObserver(queries, defaulted));
  // The result for these options, before the effect below moves the observer to them.
  const result = observer.getOptimisticResult(defaulted);
  const subscribe = useCallback(
    (listener: () => void) => observer.subscribe(notifyManager.batchCalls(listener)),
    [observer],
  );
  const getResult = () => observer.getCurrentResult();
  useSyncExternalStore(subscribe, getResult, getResult);
  useEffect(() => observer.setOptions(defaulted));
  // React asks for this while it hydrates, and renders anew right after where it is true.
  const differsFromMarkup = () => {
    if (documentQueries === undefined) return false;
    seed?.(documentQueries);
    return result.isError || result.data !== documentQueries.getQueryData(defaulted.queryKey);
  };
  const isMarkupOutdated = useSyncExternalStore(neverChanges, isHydrated, differsFromMarkup);
  return [
    isMarkupOutdated && documentQueries
      ? new QueryObserver(documentQueries, defaulted).getOptimisticResult(defaulted)
      : result,
    observer,
  ];
}
