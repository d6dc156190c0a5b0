import type { Page } from '@gvg/contracts/paging';
import type { InfiniteData, QueryClient, QueryKey, QueryObserverOptions } from '@gvg/query';
import { useCallback, useMemo } from 'react';
import { keyOf, listKeyOf, requestLine, useDataClient, useQueryResult } from '@gvg/browser-kit';
import type { ApiError, CallInput, CallResponse, ListCallName } from '@gvg/browser-kit';

type ItemOf<Name extends ListCallName> = CallResponse<Name>['docs'][number];

export interface InfiniteList<Item> {
  /** Items of all loaded pages; undefined until the first page is loaded. They stay when a further or repeated load fails. */
  items: readonly Item[] | undefined;
  totalDocs: number | undefined;
  /** Set only while there are no items. */
  error: ApiError | undefined;
  isLoading: boolean;
  hasNextPage: boolean;
  isLoadingMore: boolean;
  /** Why the further page that was requested last is missing; `loadMore` requests it again. */
  loadMoreError: ApiError | undefined;
  /** Loads the next page, unless there is none or the list is being loaded. */
  loadMore: () => void;
  /** Fetches again after a failure. */
  retry: () => void;
}

type Pages = InfiniteData<Page<unknown>, number>;

/** Lists of one page by that page: a list that began with the same response is the same. */
const lists = new WeakMap<Page<unknown>, Pages>();

function listOf(first: Page<unknown>): Pages {
  const list = lists.get(first) ?? { pages: [first], pageParams: [1] };
  lists.set(first, list);
  return list;
}

/** Begins a list with the first page that a loader has read under its own address. */
function seedFirstPage(queries: QueryClient, listKey: QueryKey, address: string): void {
  const first = queries.getQueryState<Page<unknown>>(keyOf(address));
  if (first?.data === undefined || queries.getQueryData(listKey) !== undefined) return;
  queries.setQueryData<Pages>(listKey, listOf(first.data), { updatedAt: first.dataUpdatedAt });
}

const nextPage = ({ hasNextPage, page }: Page<unknown>) => (hasNextPage ? page + 1 : undefined);

/**
 * A paged list that grows page by page; `input` without `page`. A loader that reads `addressOf(name, input)` loads its first page, also on a server. Items
 * that move to another page between two loads may appear twice.
 */
export function useInfiniteList<Name extends ListCallName>(
  name: Name,
  input: CallInput<Name>,
): InfiniteList<ItemOf<Name>> {
  const client = useDataClient();
  const { params, query } = input as { params?: object; query?: object };
  const addressOfPage = (page: number) =>
    requestLine(name, { params, query: page === 1 ? query : { ...query, page } }).path;
  const listKey = listKeyOf(addressOfPage(1));
  const options = {
    // Of an infinite query: one entry with all pages, which are refetched together.
    _type: 'infinite',
    queryKey: listKey,
    initialPageParam: 1,
    getNextPageParam: nextPage,
    notifyOnChangeProps: 'all',
  };
  const [result, observer] = useQueryResult<Pages>(
    client,
    options as unknown as QueryObserverOptions<Pages, ApiError>,
    (queries) => seedFirstPage(queries, listKey, addressOfPage(1)),
  );
  const pages = result.data?.pages;
  const lastPage = pages?.at(-1);
  const { fetchMeta } = observer.getCurrentQuery().state;
  const isAboutMore = fetchMeta?.fetchMore?.direction === 'forward';
  const loadMore = useCallback(() => {
    const { data, isFetching } = observer.getCurrentResult();
    if (data?.pages.at(-1)?.hasNextPage !== true || isFetching) return;
    // A failure is in the query's state.
    observer
      .getCurrentQuery()
      .fetch(undefined, { meta: { fetchMore: { direction: 'forward' } } })
      .catch(() => {});
  }, [observer]);
  const retry = useCallback(() => void observer.refetch(), [observer]);
  return {
    items: useMemo(() => pages?.flatMap(({ docs }) => docs) as ItemOf<Name>[] | undefined, [pages]),
    totalDocs: lastPage?.totalDocs,
    error: pages === undefined ? (result.error ?? undefined) : undefined,
    isLoading: result.isPending,
    hasNextPage: lastPage?.hasNextPage ?? false,
    isLoadingMore: result.isFetching && isAboutMore,
    loadMoreError: isAboutMore ? (result.error ?? undefined) : undefined,
    loadMore,
    retry,
  };
}
