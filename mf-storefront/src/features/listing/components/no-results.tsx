import { useQuery } from '@gvg/query';
import { EmptyState, Search, Section, SectionTitle, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { ProductList } from '../../catalogue/components/product-list.tsx';
import { ProductListSkeleton } from '../../catalogue/components/product-list-skeleton.tsx';
import { fallbackQueries } from '../api/products.ts';
import { activeFilterNames } from '../filters.ts';
import type { Filters } from '../filters.ts';
import { ListGrid } from './list-grid.ts';

const Title = styled(SectionTitle)({ marginBottom: 16 });

/** Returns the first fallback list that is not empty. Each list is fetched only if the previous one is empty or failed. */
function useFallbackProducts(listFilters: Filters) {
  const { locale } = useTexts();
  const queries = fallbackQueries(listFilters, locale);
  const isEmpty = (list: { data: { totalDocs: number } | undefined; isLoadingError: boolean }) =>
    list.data?.totalDocs === 0 || list.isLoadingError;
  const tryUnfiltered = queries.unfiltered !== undefined && activeFilterNames(listFilters).length > 1;
  const unfiltered = useQuery({ ...(queries.unfiltered ?? queries.popular), enabled: tryUnfiltered });
  const tryBroadened = queries.broadened !== undefined && (!tryUnfiltered || isEmpty(unfiltered));
  const broadened = useQuery({ ...(queries.broadened ?? queries.popular), enabled: tryBroadened });
  const tryPopular = (!tryUnfiltered || isEmpty(unfiltered)) && (!tryBroadened || isEmpty(broadened));
  const popular = useQuery({ ...queries.popular, enabled: tryPopular });
  const current = tryPopular ? popular : tryBroadened ? broadened : unfiltered;
  return { products: current.data?.docs, hasFailed: current.isLoadingError, isPopular: tryPopular };
}

/** Empty result with suggestions from a fallback list. */
export function NoResults({ filters, listFilters }: { filters: Filters; listFilters: Filters }) {
  const { t } = useTexts();
  const { products, hasFailed, isPopular } = useFallbackProducts(listFilters);
  const isFiltered = activeFilterNames(filters).some((name) => name !== 'keyword');
  return (
    <>
      <EmptyState
        icon={<Search size={32} aria-hidden />}
        title={t('listing.noResults')}
        text={t(isFiltered ? 'listing.noResultsFilters' : 'listing.noResultsKeyword')}
      />
      {!hasFailed && products?.length !== 0 && (
        <Section aria-labelledby="nearest">
          <Title id="nearest">{t(isPopular ? 'listing.popular' : 'listing.nearest')}</Title>
          {products ? (
            <ProductList products={products} Grid={ListGrid} labelledBy="nearest" />
          ) : (
            <ProductListSkeleton amount={8} Grid={ListGrid} />
          )}
        </Section>
      )}
    </>
  );
}
