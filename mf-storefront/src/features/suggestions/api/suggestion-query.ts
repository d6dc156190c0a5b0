import type { Locale } from '@gvg/contracts/locale';

/** Specification §9: 20 suggested products at most; beside them the categories and brands that match. */
export const suggestionQuery = (keyword: string, locale: Locale) => ({
  name: keyword,
  locale,
  limit: 20,
  groups: 'true' as const,
});
