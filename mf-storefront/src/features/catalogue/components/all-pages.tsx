import { useData } from '@gvg/browser-kit';
import type { Address, DataState } from '@gvg/browser-kit';
import type { Page } from '@gvg/contracts/paging';
import type { ReactNode } from 'react';

export interface AllPagesProps<Item> {
  /** Address of a page of the list, from 1. */
  address: (page: number) => Address<Page<Item>>;
  /** Renders the items once all pages are loaded, or the state of the page that is not. */
  children: (state: DataState<readonly Item[]>) => ReactNode;
  page?: number;
  itemsBefore?: readonly Item[];
}

/** Reads a list to its last page, one nested component a page. */
export function AllPages<Item>({ address, children, page = 1, itemsBefore = [] }: AllPagesProps<Item>) {
  const { data, ...state } = useData(address(page));
  const items = data && [...itemsBefore, ...data.docs];
  if (data?.hasNextPage !== true) return children({ ...state, data: items });
  return (
    <AllPages address={address} page={page + 1} itemsBefore={items ?? []}>
      {children}
    </AllPages>
  );
}
