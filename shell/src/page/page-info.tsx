import type { Locale } from '@gvg/contracts/locale';
import { createContext, useContext } from 'react';
import type { PageRemote, ShellState } from './shell-state.ts';

/** What every part of the chrome knows of the page it stands on, the same on the server and in the browser. */
export interface PageInfo extends ShellState {
  /** Path with language prefix, of the address that was asked for. */
  path: string;
  locale: Locale;
  remotes: PageRemote[];
}

export const PageInfoContext = createContext<PageInfo | undefined>(undefined);

export function usePageInfo(): PageInfo {
  const facts = useContext(PageInfoContext);
  if (facts === undefined) throw new Error('The chrome is drawn outside of its root');
  return facts;
}
