import { localize } from '@gvg/contracts/values/locale';
import { idFromSlug } from '@gvg/contracts/values/slug';
import { useQuery } from '@gvg/query';
import { useParams, useSearchParams } from '@gvg/router';
import { PageColumn } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { categoryQuery } from '../../catalogue/api/catalogue.ts';
import { Breadcrumbs } from '../../catalogue/components/breadcrumbs.tsx';
import { LoadError } from '../../catalogue/components/load-error.tsx';
import { categoryPath } from '../../catalogue/paths.ts';
import { productsQuery } from '../../listing/api/products.ts';
import { Listing } from '../../listing/components/listing.tsx';
import { readFilters } from '../../listing/filters.ts';
import { CategoryHead, CategoryHeadSkeleton } from './category-head.tsx';

/** Category page: header and product list. All filters are in the URL. */
export function CategoryView() {
  const { locale } = useTexts();
  const { slugId = '' } = useParams();
  const [search] = useSearchParams();
  const id = idFromSlug(slugId);
  const { category: _own, ...filters } = readFilters(search);
  const { data: category, error, isLoadingError, refetch } = useQuery(categoryQuery(id));
  const { data: list } = useQuery(productsQuery({ ...filters, category: id }, locale));
  if (isLoadingError) return <LoadError error={error} retry={() => void refetch()} />;
  return (
    <PageColumn>
      {category ? (
        <>
          <Breadcrumbs trail={[{ name: localize(category.name, locale), path: categoryPath(category, locale) }]} />
          <CategoryHead category={category} titleId="list-title" total={list?.totalDocs} />
        </>
      ) : (
        <CategoryHeadSkeleton />
      )}
      <Listing filters={filters} category={id} labelledBy="list-title" />
    </PageColumn>
  );
}
