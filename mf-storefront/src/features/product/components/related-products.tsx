import type { Product } from '@gvg/contracts/catalogue/http/products';
import { useQuery } from '@gvg/query';
import { ProductGrid, Section, from, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { categoriesQuery } from '../../catalogue/api/catalogue.ts';
import { ProductList } from '../../catalogue/components/product-list.tsx';
import { SectionHead } from '../../catalogue/components/section-head.tsx';
import { categoryPath } from '../../catalogue/paths.ts';
import { relatedQuery, maxRelatedShown } from '../api/related-products.ts';

/** Shows only complete rows: nine products in three columns, eight in four, ten in two and five. */
const WholeRows = styled(ProductGrid)({
  [`${from.tablet} and (max-width: 899.95px)`]: { '& > :nth-of-type(n + 10)': { display: 'none' } },
  [`${from.desktop} and (max-width: 1199.95px)`]: { '& > :nth-of-type(n + 9)': { display: 'none' } },
});

/** Other products of the category, best sellers first. */
export function RelatedProducts({ product }: { product: Product }) {
  const { t, locale } = useTexts();
  const { data } = useQuery(relatedQuery(product.category));
  const { data: categories } = useQuery(categoriesQuery);
  const category = categories?.docs.find(({ _id }) => _id === product.category);
  const others = data?.docs.filter(({ _id }) => _id !== product._id).slice(0, maxRelatedShown) ?? [];
  if (others.length === 0) return null;
  return (
    <Section aria-labelledby="related">
      <SectionHead
        id="related"
        title={t('product.related')}
        {...(category ? { more: categoryPath(category, locale) } : {})}
      />
      <ProductList products={others} Grid={WholeRows} labelledBy="related" />
    </Section>
  );
}
