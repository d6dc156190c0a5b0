import { shellApi } from '@gvg/browser-kit';
import type { ListedRating } from '@gvg/contracts/catalogue/http/ratings';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { localize } from '@gvg/contracts/values/locale';
import { Link } from '@gvg/router';
import {
  Button,
  Package,
  Panel,
  Picture,
  Star,
  Tag,
  below,
  color,
  fontSize,
  fontWeight,
  from,
  radius,
  rem,
  styled,
} from '@gvg/ui';
import type { ReactNode } from 'react';
import { PersonLink } from '../../../components/person-link.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { LongText } from '../../../components/long-text.tsx';

const Frame = styled(Panel)({
  display: 'grid',
  gap: '8px 14px',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  padding: 14,
  borderRadius: radius.card,
  [from.tablet]: { padding: 14 },
  '&[data-hidden]': { borderStyle: 'dashed', backgroundColor: color.paper },
  [below.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
});
/** Checkbox next to the picture, or below it on phones. */
const Side = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  [below.tablet]: { flexDirection: 'column-reverse', justifyContent: 'flex-end', alignItems: 'center' },
});
const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: rem(56),
  aspectRatio: '1',
  [below.tablet]: { width: rem(44) },
  overflow: 'hidden',
  borderRadius: radius.input,
  backgroundColor: color.rice,
});
const Words = styled('div')({ display: 'grid', gap: 6, minWidth: 0, alignContent: 'start' });
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  color: color.muted,
  fontSize: fontSize.small,
});
const Product = styled(Link)({
  color: color.ink,
  fontWeight: fontWeight.heading,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: color.jade },
});
const Stars = styled('span')({ display: 'inline-flex', color: color.gold, '& [data-empty]': { color: color.line } });
const Pictures = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Shot = styled('button')({
  width: rem(64),
  height: rem(64),
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.input,
  backgroundColor: color.rice,
  cursor: 'zoom-in',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});
const Act = styled('div')({ [below.tablet]: { gridColumn: '2' } });

const five = [1, 2, 3, 4, 5];

export interface RatingRowProps {
  rating: ListedRating;
  /** Author. Undefined while loading and for a closed account. */
  user: UserSummary | undefined;
  isPending: boolean;
  /** Checkbox for bulk actions. */
  box?: ReactNode;
  onSetHidden: (isHidden: boolean) => void;
}

/** Rating of a product. A hidden one has a dashed border. */
export function RatingRow({ rating, user, isPending, box, onSetHidden }: RatingRowProps) {
  const { t, locale } = useStaffTexts();
  const { product, productName, productImage, stars, comment, images, isHidden, createdAt, updatedAt } = rating;
  const name = localize(productName, locale);
  const shots = images.map((url, index) => ({ url, alt: t('ratings.picture', { number: index + 1, product: name }) }));
  return (
    <li>
      <Frame {...(isHidden ? { 'data-hidden': '' } : {})}>
        <Side>
          {box}
          <Tile aria-hidden>
            {productImage === undefined ? (
              <Package size={20} />
            ) : (
              <Picture src={productImage} alt="" sizes="56px" widest={80} />
            )}
          </Tile>
        </Side>
        <Words>
          <div>
            <Product to={`/product/${product}`}>{name === '' ? t('ratings.unknownProduct') : name}</Product>
          </div>
          <Line>
            <Stars role="img" aria-label={t('ratings.starsOf', { count: stars })}>
              {five.map((star) => (
                <Star
                  key={star}
                  size={16}
                  aria-hidden
                  fill="currentColor"
                  {...(star > stars ? { 'data-empty': '' } : {})}
                />
              ))}
            </Stars>
            <PersonLink id={rating.user} user={user} />
            <time dateTime={createdAt}>{formatDayTime(new Date(createdAt), locale)}</time>
            {updatedAt !== createdAt && (
              <span>{t('ratings.edited', { time: formatDayTime(new Date(updatedAt), locale) })}</span>
            )}
            {isHidden && <Tag tone="gold">{t('ratings.isHidden')}</Tag>}
          </Line>
          {comment === '' ? <Line>{t('ratings.noComment')}</Line> : <LongText text={comment} />}
          {shots.length > 0 && (
            <Pictures>
              {shots.map(({ url, alt }, index) => (
                <Shot key={url} type="button" aria-label={alt} onClick={() => shellApi().showImages(shots, index)}>
                  <Picture src={url} alt="" sizes="64px" widest={80} />
                </Shot>
              ))}
            </Pictures>
          )}
        </Words>
        <Act>
          <Button
            variant="outlined"
            disabled={isPending}
            aria-label={t(isHidden ? 'ratings.showOf' : 'ratings.hideOf', { product: name })}
            onClick={() => onSetHidden(!isHidden)}
          >
            {t(isHidden ? 'ratings.show' : 'ratings.hide')}
          </Button>
        </Act>
      </Frame>
    </li>
  );
}
