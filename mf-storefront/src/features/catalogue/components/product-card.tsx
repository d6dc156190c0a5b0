import { localize } from '@gvg/contracts/values/locale';
import type { ProductCard as Product } from '@gvg/contracts/catalogue/http/products';
import { formatWeight } from '@gvg/contracts/values/weight';
import { Link } from '@gvg/router';
import { Picture, Price, breakable, color, fontSize, fontWeight, motion, radius, styled } from '@gvg/ui';
import type { Tint } from '@gvg/ui';
import { memo } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { productPath } from '../paths.ts';
import { CardButton } from '../../buying/components/card-button.tsx';
import { ProductTag } from './product-tag.tsx';
import { RatingFigures } from './rating-figures.tsx';
import { Tinted } from './tinted.tsx';

/** The button is next to the link, over its corner, because a link must not contain another control. */
const Outer = styled('div')({ position: 'relative', height: '100%' });

const Frame = styled(Link)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  backgroundColor: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  textDecoration: 'none',
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: color.jade },
});

const Corner = styled('span')({ position: 'absolute', top: 10, left: 10, maxWidth: 'calc(100% - 20px)' });

const Words = styled('span')({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  flex: 1,
  gap: 6,
  padding: '12px 14px 14px',
  '& > :last-child': { alignSelf: 'end', minHeight: 30, paddingInlineEnd: 44, fontSize: fontSize.lead },
});

const Name = styled('span')({
  ...breakable,
  minHeight: '2.8em',
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
});

/** Column widths of the product grid. */
const sizes = '(min-width: 1200px) 236px, (min-width: 900px) 24vw, (min-width: 600px) 31vw, 46vw';

export interface ProductCardProps {
  product: Product;
  tint: Tint;
  /** Loads the picture eagerly. */
  first?: boolean;
  /** Code of the destination, if the product cannot be sent there. */
  refusedBy?: string | undefined;
}

/** Memoised, because later data of a list, such as where goods can be sent, changes few of its cards. */
export const ProductCard = memo(function ProductCard({ product, tint, first = false, refusedBy }: ProductCardProps) {
  const { t, locale } = useTexts();
  const { name, images, price, salePrice, weightGrams } = product;
  return (
    <Outer>
      <Frame to={productPath(product, locale)}>
        <Tinted data-tint={tint}>
          <Picture src={images[0] ?? ''} alt="" sizes={sizes} widest={240} first={first} />
        </Tinted>
        <Corner>
          <ProductTag product={product} refusedBy={refusedBy} />
        </Corner>
        <Words>
          <Name>{localize(name, locale)}</Name>
          <RatingFigures product={product}>
            <span>{t('catalogue.packed', { weight: formatWeight(weightGrams) })}</span>
          </RatingFigures>
          <Price price={price} salePrice={salePrice} />
        </Words>
      </Frame>
      <CardButton product={product} />
    </Outer>
  );
});
