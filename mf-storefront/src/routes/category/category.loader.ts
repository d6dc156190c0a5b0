import type { LoaderResult, PageRequest } from '@gvg/browser-kit';
import { localize } from '@gvg/contracts/values/locale';
import { categoryQuery } from '../../features/catalogue/api/catalogue.ts';
import { categoryPath } from '../../features/catalogue/paths.ts';
import { activeFilterNames, readFilters, toQueryString } from '../../features/listing/filters.ts';
import { buildHead } from '../../head/build-head.ts';
import { breadcrumbList, itemList } from '../../head/structured-data.ts';
import { isPastLastPage, readList } from '../read-list.ts';
import { idFromSlugId, redirectToCanonical } from '../slugs.ts';
import { titleOfPage } from '../title-of-page.ts';

export async function categoryLoader(request: PageRequest): Promise<LoaderResult> {
  const { queryClient, t, locale, params, search } = request;
  const id = idFromSlugId(params.slugId);
  if (id === undefined) return { status: 404 };
  const { category: _own, ...filters } = readFilters(search);
  const [category, list] = await Promise.all([
    queryClient.query(categoryQuery(id)),
    readList(request, { ...filters, category: id }),
  ]);
  const redirect = redirectToCanonical(request, categoryPath(category, locale));
  if (redirect) return redirect;
  const name = localize(category.name, locale);
  return {
    status: 200,
    head: buildHead(request, {
      title: titleOfPage(request, name, filters),
      description: t('listing.categoryDescription', { category: name }),
      pathIn: (language) => categoryPath(category, language) + toQueryString(filters),
      image: category.image,
      jsonld: [breadcrumbList(request, [{ name, path: categoryPath(category, locale) }]), itemList(request, list.docs)],
      noIndex: activeFilterNames(filters).length > 0 || filters.sort !== undefined || isPastLastPage(list),
    }),
  };
}
