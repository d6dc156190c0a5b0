import { formatNumber } from '@gvg/contracts/values/format-number';
import { localize } from '@gvg/contracts/values/locale';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import { useQuery } from '@gvg/query';
import { Link } from '@gvg/router';
import { PageTitle, Tag, VisuallyHidden, color, tabularFigures, fontSize, fontWeight, styled } from '@gvg/ui';
import { formatContent } from '../../../texts/format.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { originsQuery, producerQuery } from '../../catalogue/api/catalogue.ts';
import { RatingFigures } from '../../catalogue/components/rating-figures.tsx';
import { productPath } from '../../catalogue/paths.ts';
import { percentOff } from '../../catalogue/price.ts';
import { ShareButton } from '../../share/components/share-button.tsx';
import { StockLine } from './stock-line.tsx';

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 12 });

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& a': { textDecoration: 'none' } });

/** A touch target of at least 24 px, as high as a link in a sentence. */
const ToRatings = styled('span')({ '& a': { paddingBlock: 4 } });

const Maker = styled('span')({
  '& a': { color: color.jade, fontWeight: fontWeight.heading, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
});

const PriceLine = styled('p')({
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  rowGap: 4,
  marginTop: 4,
  fontSize: fontSize.small,
  color: color.muted,
  '& strong': { fontSize: fontSize.page, fontWeight: fontWeight.heading, lineHeight: 1.2, color: color.clay },
});

/** Its label is aligned with the texts above. */
const Share = styled('div')({ marginInlineStart: -20 });

const Quote = styled('p')({
  maxWidth: '70ch',
  padding: '12px 16px',
  borderRadius: 12,
  backgroundColor: color.goldSoft,
  color: color.ink,
});

/** Name, rating, price and stock of a product. */
export function ProductFacts({ product }: { product: Product }) {
  const { t, locale } = useTexts();
  const { data: producer } = useQuery(producerQuery(product.producer));
  const { data: countries } = useQuery(originsQuery(locale));
  const country = countries?.docs.find(({ code }) => code === product.country);
  const percent = percentOff(product);
  const { price, salePrice = price, type, priority, ratingCount } = product;
  return (
    <Frame>
      <Chips>
        {country && <Tag tone="soft">{localize(country.name, locale)}</Tag>}
        <Tag tone={type === 'HARD_TO_GET' ? 'gold' : 'soft'}>{t(`catalogue.type.${type}`)}</Tag>
        {(priority === 'SPECIAL' || priority === 'LIMITED') && (
          <Tag tone="soft">{t(`catalogue.priority.${priority}`)}</Tag>
        )}
      </Chips>
      <PageTitle>{localize(product.name, locale)}</PageTitle>
      <RatingFigures product={product}>
        {ratingCount > 0 && (
          <ToRatings>
            <a href="#ratings">{t('product.ratings', { count: ratingCount, formatted: formatNumber(ratingCount) })}</a>
          </ToRatings>
        )}
        {producer && (
          <Maker>
            {t('product.madeBy')} <Link to={`/search?producer=${producer._id}`}>{localize(producer.name, locale)}</Link>
          </Maker>
        )}
      </RatingFigures>
      <PriceLine>
        {percent !== undefined && <VisuallyHidden>{t('catalogue.onSale', { percent })}</VisuallyHidden>}
        <strong>{formatMoney(salePrice)}</strong>
        {percent !== undefined && (
          <>
            <s>{formatMoney(price)}</s>
            <Tag tone="clay" aria-hidden>
              {t('product.percentOff', { percent })}
            </Tag>
          </>
        )}
        <span>
          {t('product.unit', {
            quantity: formatContent(product.unit, product.quantityPerUnit),
            weight: formatWeight(product.weightGrams),
          })}
        </span>
      </PriceLine>
      <StockLine stock={product.stock} />
      {type === 'HARD_TO_GET' && <Quote>{t('product.needsQuote')}</Quote>}
      <Share>
        <ShareButton path={productPath(product, locale)} title={localize(product.name, locale)} />
      </Share>
    </Frame>
  );
}
