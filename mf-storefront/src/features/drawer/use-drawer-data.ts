import { useData } from '@gvg/browser-kit';
import { localize } from '@gvg/contracts/locale';
import type { Locale } from '@gvg/contracts/locale';
import { categoriesAddress } from '../catalogue/api/addresses.ts';

export interface NamedItem {
  id: string;
  name: string;
}

/** Categories by name, in the page's language. */
export function useDrawerData(locale: Locale) {
  const { data, error, isLoading, retry } = useData(categoriesAddress);
  const categories: NamedItem[] = data?.docs.map(({ _id, name }) => ({ id: _id, name: localize(name, locale) })) ?? [];
  return { categories, error, isLoading, retry };
}
