import { apiQuery } from '@gvg/browser-kit';
import type { CallResponse } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/values/locale';

export type SuggestedProducts = CallResponse<'listProducts'>;

/** Specification §9: at most 20 suggested products, in addition to matching categories and brands. */
export const suggestionsQuery = (keyword: string, locale: Locale) =>
  apiQuery('listProducts', { query: { name: keyword, locale, limit: 20, groups: 'true' } });
