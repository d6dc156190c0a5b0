import type { Locale } from '@gvg/contracts/locale';
import type { I18n } from '@gvg/i18n';
import type { Api } from '../api/create-api.ts';

/** What everything on one page shares. */
export interface PageContext {
  locale: Locale;
  i18n: I18n;
  api: Api;
}

let current: PageContext | undefined;

/** Called once by the shell (or by a remote's stand-in for it) before anything draws. */
export function startPage(context: PageContext): void {
  current = context;
}

/** This package is a singleton of the page, so every remote reads the same. */
export function pageContext(): PageContext {
  if (current === undefined) throw new Error('The shell has not started the page yet');
  return current;
}
