import type { Locale } from '@gvg/contracts/locale';
import type { I18n } from '@gvg/i18n';
import type { Api } from '../api/create-api.ts';

/** Context shared by the shell and all remotes on a page. */
export interface PageContext {
  locale: Locale;
  i18n: I18n;
  api: Api;
}

let current: PageContext | undefined;

/** Called once before anything renders, by the shell or by a test that replaces it. */
export function startPage(context: PageContext): void {
  current = context;
}

/** This package is a module-federation singleton, so all remotes read the same context. */
export function pageContext(): PageContext {
  if (current === undefined) throw new Error('The shell has not started the page yet');
  return current;
}
