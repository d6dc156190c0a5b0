import type { Locale } from '@gvg/contracts/values/locale';
import { createContext, useContext } from 'react';
import type { PageRemote, ShellState } from './shell-state.ts';

/** Information about the current page for all components of the chrome, the same on the server and in the browser. */
export interface PageInfo extends ShellState {
  /** Path of the requested URL, with language prefix. */
  path: string;
  locale: Locale;
  remotes: PageRemote[];
}

export const PageInfoContext = createContext<PageInfo | undefined>(undefined);

export function usePageInfo(): PageInfo {
  const pageInfo = useContext(PageInfoContext);
  if (pageInfo === undefined) throw new Error('usePageInfo is called outside of Providers');
  return pageInfo;
}
