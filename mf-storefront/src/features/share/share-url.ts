import { localePath } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';

export interface SharedPage {
  /** Without language prefix. */
  path: string;
  locale: Locale;
  origin: string;
  /** The country that the visitor has chosen to ship to. The recipient sees the same freight (rules/destination.md). */
  country: string | undefined;
}

/** Returns the absolute URL of a page for another person, without the visitor's own query. */
export function shareUrl({ path, locale, origin, country }: SharedPage): string {
  const url = new URL(localePath(locale, path), origin);
  if (country !== undefined) url.searchParams.set('country', country);
  return url.href;
}
