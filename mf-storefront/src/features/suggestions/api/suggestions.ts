import { apiQuery } from '@gvg/browser-kit';
import type { CallResponse } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/values/locale';

export type SuggestedProducts = CallResponse<'listProducts'>;

/** Specification §9: 20 suggested products at most; beside them the categories and brands that match. */
export const suggestionsQuery = (keyword: string, locale: Locale) =>
  apiQuery('listProducts', { query: { name: keyword, locale, limit: 20, groups: 'true' } });
