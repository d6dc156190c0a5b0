import type { LoaderResult, PageRequest } from '@gvg/browser-kit';
import { activeFilterNames, readFilters, toQueryString } from '../../features/listing/filters.ts';
import { buildHead } from '../../head/build-head.ts';
import { itemList } from '../../head/structured-data.ts';
import { titleOfPage } from '../title-of-page.ts';
import { isPastLastPage, readList } from '../read-list.ts';

export async function searchLoader(request: PageRequest): Promise<LoaderResult> {
  const { t, search } = request;
  const filters = readFilters(search);
  const list = await readList(request, filters);
  const { keyword } = filters;
  const title = keyword === undefined ? t('listing.allProducts') : t('listing.searchTitle', { keyword });
  return {
    status: 200,
    head: buildHead(request, {
      title: titleOfPage(request, title, filters),
      description: t('listing.searchDescription'),
      pathIn: () => `/search${toQueryString(filters)}`,
      image: list.docs[0]?.images[0],
      jsonld: [itemList(request, list.docs)],
      noIndex: activeFilterNames(filters).length > 0 || filters.sort !== undefined || isPastLastPage(list),
    }),
  };
}
