import { localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { categoriesQuery } from '../catalogue/api/catalogue.ts';

export interface NamedItem {
  id: string;
  name: string;
}

/** Returns the categories with their names in the page's language. */
export function useDrawerData(locale: Locale) {
  const state = useQuery(categoriesQuery);
  const categories: NamedItem[] =
    state.data?.docs.map(({ _id, name }) => ({ id: _id, name: localize(name, locale) })) ?? [];
  return { categories, state };
}
