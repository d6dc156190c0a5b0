import type { Request } from 'express';
import type { Locale } from '@gvg/contracts/locale';
import { defaultLocale, locales } from '@gvg/contracts/locale';

/** The language of a response's messages: the first supported one in Accept-Language, vi without the header. */
export function languageOf(request: Request): Locale {
  const accepted = request.acceptsLanguages([...locales]);
  return accepted === false || request.get('accept-language') === undefined ? defaultLocale : (accepted as Locale);
}
