import type { IncomingMessage } from 'node:http';
import type { Locale } from '@gvg/contracts/values/locale';
import { defaultLocale, locales } from '@gvg/contracts/values/locale';

const quality = /;\s*q=([\d.]+)/;

/** Returns the supported languages of an Accept-Language header with their weights; `en-GB` counts as `en`. */
function acceptedLocales(header: string): { locale: Locale; weight: number }[] {
  return header.split(',').flatMap((range) => {
    const language = range.trim().split(/[-;]/, 1)[0]?.trim().toLowerCase();
    const locale = locales.find((candidate) => candidate === language);
    return locale === undefined ? [] : [{ locale, weight: Number(quality.exec(range)?.[1] ?? 1) }];
  });
}

/**
 * Returns the language of a response: the supported one with the greatest weight in Accept-Language (RFC 9110, §12.5.4), vi without any.
 */
export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Locale {
  const header = headers['accept-language'];
  if (header === undefined) return defaultLocale;
  let preferred: { locale: Locale; weight: number } = { locale: defaultLocale, weight: 0 };
  for (const accepted of acceptedLocales(header)) if (accepted.weight > preferred.weight) preferred = accepted;
  return preferred.locale;
}
