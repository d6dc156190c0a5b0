import type { PageAnswer, PageRequest } from '@gvg/browser-kit';
import { textIn } from '@gvg/contracts/locale';
import { categoryAddress } from '../../features/catalogue/api/addresses.ts';
import { categoryPath } from '../../features/catalogue/paths.ts';
import { narrowing, readFilters, searchOf } from '../../features/listing/filters.ts';
import { buildHead } from '../../head/build-head.ts';
import { breadcrumbList, itemList } from '../../head/structured-data.ts';
import { readList } from '../read-list.ts';
import { idIn, moveFrom } from '../slugs.ts';
import { titleOfPage } from '../title-of-page.ts';

export async function answerCategory(request: PageRequest): Promise<PageAnswer> {
  const { read, t, locale, params, search } = request;
  const id = idIn(params.slugId);
  if (id === undefined) return { status: 404 };
  const { category: _own, ...filters } = readFilters(search);
  const [category, list] = await Promise.all([read(categoryAddress(id)), readList(request, { ...filters, category: id })]);
  const move = moveFrom(request, categoryPath(category, locale));
  if (move) return move;
  const name = textIn(category.name, locale);
  return {
    status: 200,
    head: buildHead(request, {
      title: titleOfPage(request, name, filters),
      description: t('listing.categoryDescription', { category: name }),
      pathIn: (language) => categoryPath(category, language) + searchOf(filters),
      image: category.image,
      jsonld: [breadcrumbList(request, [{ name, path: categoryPath(category, locale) }]), itemList(request, list.docs)],
      unlisted: narrowing(filters).length > 0 || filters.sort !== undefined,
    }),
  };
}
