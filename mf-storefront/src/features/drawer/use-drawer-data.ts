import { useData } from '@gvg/browser-kit';
import { localize } from '@gvg/contracts/locale';
import type { Locale } from '@gvg/contracts/locale';
import { categoriesAddress, producersAddress } from '../catalogue/api/addresses.ts';

export interface NamedItem {
  id: string;
  name: string;
}

/** Categories and producers by name, in the page's language. */
export function useDrawerData(locale: Locale) {
  const categories = useData(categoriesAddress);
  const producers = useData(producersAddress);
  const toNamedItems = (docs: { _id: string; name: { vi: string; en: string } }[] | undefined): NamedItem[] => docs?.map(({ _id, name }) => ({ id: _id, name: localize(name, locale) })) ?? [];
  return {
    categories: toNamedItems(categories.data?.docs),
    producers: toNamedItems(producers.data?.docs),
    error: categories.error ?? producers.error,
    isLoading: categories.isLoading || producers.isLoading,
    retry() {
      if (categories.error) categories.retry();
      if (producers.error) producers.retry();
    },
  };
}
