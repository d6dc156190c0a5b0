import { HydrateLater } from '@gvg/browser-kit';
import { DestinationInAddress } from '@gvg/customer-ui';
import { localize } from '@gvg/contracts/values/locale';
import { idFromSlug } from '@gvg/contracts/values/slug';
import { useQuery } from '@gvg/query';
import { useParams } from '@gvg/router';
import { PageColumn, from, styled } from '@gvg/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { categoriesQuery, productQuery } from '../../catalogue/api/catalogue.ts';
import { Breadcrumbs } from '../../catalogue/components/breadcrumbs.tsx';
import { LoadError } from '../../catalogue/components/load-error.tsx';
import { categoryPath, productPath } from '../../catalogue/paths.ts';
import { tintOf } from '../../catalogue/tint.ts';
import { RecentlyViewed } from '../../recent/components/recently-viewed.tsx';
import { rememberProduct } from '../../recent/recent-products.ts';
import { BuyBar } from '../../buying/components/buy-bar.tsx';
import { Ratings } from '../../ratings/components/ratings.tsx';
import { BuyArea } from './buy-area.tsx';
import { Gallery, galleryPicture } from './gallery.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductTexts } from './product-texts.tsx';
import { RelatedProducts } from './related-products.tsx';

const Top = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  marginTop: 4,
  [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.9fr)', gap: 48 },
});

/** Product page: gallery, price and stock, landed cost, description, ratings, related products. */
export function ProductView() {
  const { locale } = useTexts();
  const { slugId = '' } = useParams();
  const { data: product, error, isLoadingError, refetch } = useQuery(productQuery(idFromSlug(slugId)));
  const { data: categories } = useQuery(categoriesQuery);
  const viewed = product?._id;
  const [chosen, setChosen] = useState<{ product?: string; amount: number | undefined }>({ amount: 1 });
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (viewed !== undefined) rememberProduct(viewed);
  }, [viewed]);
  if (isLoadingError) return <LoadError error={error} retry={() => void refetch()} />;
  if (!product) return <ProductSkeleton />;
  const category = categories?.docs.find(({ _id }) => _id === product.category);
  const name = localize(product.name, locale);
  // Another product starts with one piece.
  const amount = chosen.product === product._id ? chosen.amount : 1;
  return (
    <PageColumn>
      <DestinationInAddress />
      <Breadcrumbs
        trail={[
          ...(category ? [{ name: localize(category.name, locale), path: categoryPath(category, locale) }] : []),
          { name, path: productPath(product, locale) },
        ]}
      />
      <Top>
        <Gallery key={product._id} images={product.images} name={name} tint={tintOf(category?.type)} />
        <BuyArea
          key={product._id}
          product={product}
          amount={amount}
          onAmount={(next) => setChosen({ product: product._id, amount: next })}
          buttons={buttons}
        />
      </Top>
      <HydrateLater>
        <ProductTexts product={product} category={category} />
        <Ratings product={product} />
        <RelatedProducts product={product} />
        <RecentlyViewed except={product._id} />
      </HydrateLater>
      <BuyBar key={product._id} product={product} amount={amount} picture={galleryPicture} buttons={buttons} />
    </PageColumn>
  );
}
