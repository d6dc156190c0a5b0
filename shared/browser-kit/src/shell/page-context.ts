import type { Locale } from '@gvg/contracts/values/locale';
import type { I18n } from '@gvg/i18n';
import type { QueryClient } from '@gvg/query';
import type { Api } from '../api/create-api.ts';

/** Context shared by the shell and all remotes on a page. */
export interface PageContext {
  locale: Locale;
  i18n: I18n;
  api: Api;
  /** The page's only cache of API responses. */
  queryClient: QueryClient;
}

let current: PageContext | undefined;

/** For `startPage`. */
export const setPageContext = (context: PageContext): PageContext => (current = context);

/** Returns the page's context. This package is a module-federation singleton, so all remotes share it. */
export function pageContext(): PageContext {
  if (current === undefined) throw new Error('The shell has not started the page yet');
  return current;
}
