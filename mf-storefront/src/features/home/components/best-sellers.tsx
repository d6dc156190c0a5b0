import { useQuery } from '@gvg/query';
import { EmptyState, ProductGrid, Section, from, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { LoadError } from '../../catalogue/components/load-error.tsx';
import { ProductList } from '../../catalogue/components/product-list.tsx';
import { ProductListSkeleton } from '../../catalogue/components/product-list-skeleton.tsx';
import { SectionHead } from '../../catalogue/components/section-head.tsx';
import { bestSellersQuery } from '../api/homepage.ts';

/** Twelve products fill two, three and four columns; five columns show ten. */
const WholeRows = styled(ProductGrid)({ [from.wide]: { '& > :nth-of-type(n + 11)': { display: 'none' } } });

/** Menus link to the id `products-in-day` (specification §2). */
export function BestSellers() {
  const { t } = useTexts();
  const { data, error, isLoadingError, refetch } = useQuery(bestSellersQuery);
  return (
    <Section id="products-in-day" aria-labelledby="best-sellers">
      <SectionHead id="best-sellers" title={t('home.bestSellers')} more="/search?sort=BEST_SELLER" />
      {isLoadingError && <LoadError error={error} retry={() => void refetch()} />}
      {!data && !isLoadingError && <ProductListSkeleton amount={12} Grid={WholeRows} />}
      {data?.docs.length === 0 && <EmptyState title={t('home.noProducts')} text={t('home.noProductsText')} />}
      {data && data.docs.length > 0 && <ProductList products={data.docs} Grid={WholeRows} labelledBy="best-sellers" />}
    </Section>
  );
}
