import type { Page } from '@gvg/contracts/definitions/paging';
import { useQuery } from '@gvg/query';
import type { UseQueryOptions, UseQueryResult } from '@gvg/query';
import type { ReactNode } from 'react';

export interface AllPagesProps<Item> {
  /** Returns the query of a page of the list, from 1. */
  query: (page: number) => UseQueryOptions<Page<Item>>;
  /** Renders the items once all pages are loaded, or the state of the page that is not. */
  children: (items: readonly Item[] | undefined, state: UseQueryResult<unknown>) => ReactNode;
  page?: number;
  itemsBefore?: readonly Item[];
}

/** Reads a list to its last page, with one nested component per page. */
export function AllPages<Item>({ query, children, page = 1, itemsBefore = [] }: AllPagesProps<Item>) {
  const state = useQuery(query(page));
  const items = state.data && [...itemsBefore, ...state.data.docs];
  if (state.data?.hasNextPage !== true) return children(items, state);
  return (
    <AllPages query={query} page={page + 1} itemsBefore={items ?? []}>
      {children}
    </AllPages>
  );
}
