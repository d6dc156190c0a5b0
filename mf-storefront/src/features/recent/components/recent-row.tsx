import { useQuery } from '@gvg/query';
import { Section, SkeletonBox, from, page, radius, rem, styled } from '@gvg/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { categoriesQuery, productQuery } from '../../catalogue/api/catalogue.ts';
import { ProductCard } from '../../catalogue/components/product-card.tsx';
import { SectionHead } from '../../catalogue/components/section-head.tsx';
import { tintsById } from '../../catalogue/tint.ts';

/** Scrolls horizontally. Its height does not depend on the number of products. */
const Row = styled('ul')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: rem(160),
  justifyContent: 'start',
  gap: 12,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  marginInline: -page.phoneGutter,
  padding: `4px ${page.phoneGutter}px 8px`,
  [from.tablet]: { gridAutoColumns: rem(190), gap: 16, marginInline: -page.gutter, paddingInline: page.gutter },
});

const placeholder = { height: rem(300), borderRadius: `${radius.card}px` };

/** Renders nothing for a product that is no longer sold. */
function RecentProduct({ id }: { id: string }) {
  const { data: product, isLoadingError } = useQuery(productQuery(id));
  const { data: categories } = useQuery(categoriesQuery);
  if (isLoadingError) return null;
  return (
    <li>
      {product ? (
        <ProductCard product={product} tint={tintsById(categories?.docs)(product.category)} />
      ) : (
        <SkeletonBox aria-hidden sx={placeholder} />
      )}
    </li>
  );
}

/** Reads its products when it is about to become visible. */
export function RecentRow({ ids }: { ids: readonly string[] }) {
  const { t } = useTexts();
  const frame = useRef<HTMLUListElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setNear(true), {
      rootMargin: '400px',
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Section aria-labelledby="recently-viewed">
      <SectionHead id="recently-viewed" title={t('shop.recentlyViewed')} />
      <Row ref={frame} aria-labelledby="recently-viewed">
        {ids.map((id) =>
          isNear ? (
            <RecentProduct key={id} id={id} />
          ) : (
            <li key={id}>
              <SkeletonBox aria-hidden sx={placeholder} />
            </li>
          ),
        )}
      </Row>
    </Section>
  );
}
