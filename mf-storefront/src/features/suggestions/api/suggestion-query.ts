import type { Locale } from '@gvg/contracts/locale';

/** Specification §9: 20 suggestions at most. */
export const suggestionQuery = (keyword: string, locale: Locale) => ({ name: keyword, locale, limit: 20 });
