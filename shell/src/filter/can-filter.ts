import type { PageInfo } from '../page/page-info.tsx';
import { canSearch } from '../page/menu-entries.ts';
import { remoteOfWidget } from '../remotes/remote-widget.tsx';

/** Checks whether the filter drawer has its content, and its choices a page of results. */
export const canFilter = (pageInfo: PageInfo) =>
  canSearch(pageInfo) && remoteOfWidget(pageInfo, './filter-drawer') !== undefined;
