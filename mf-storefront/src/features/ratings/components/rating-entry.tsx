import { shellApi } from '@gvg/browser-kit';
import type { Rating } from '@gvg/contracts/catalogue/http/ratings';
import { Picture, Star, Text, color, fontSize, fontWeight, radius, styled } from '@gvg/ui';
import { formatDay } from '../../../texts/format.ts';
import { useTexts } from '../../../texts/use-texts.ts';

const Entry = styled('li')({ display: 'grid', gap: 6, paddingBlock: 16, borderBottom: `1px solid ${color.line}` });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: fontSize.small,
  color: color.muted,
  '& b': { color: color.ink, fontWeight: fontWeight.strong },
});

const Stars = styled('span')({
  display: 'inline-flex',
  gap: 2,
  color: color.line,
  '& [data-filled]': { color: color.gold },
  '& svg': { fill: 'currentColor' },
});

const Pictures = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& button': {
    width: 72,
    height: 72,
    padding: 0,
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: radius.input,
    background: 'none',
    cursor: 'zoom-in',
  },
});

export function RatingEntry({ rating: { stars, comment, images, createdAt } }: { rating: Rating }) {
  const { t } = useTexts();
  const shown = images.map((url) => ({ url, alt: t('product.reviewImage') }));
  return (
    <Entry>
      <Head>
        <Stars role="img" aria-label={t('catalogue.stars', { stars })}>
          {Array.from({ length: 5 }, (_, index) => (
            <Star key={index} size={14} aria-hidden {...(index < stars ? { 'data-filled': '' } : {})} />
          ))}
        </Stars>
        <b>{t('product.buyer')}</b>
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </Head>
      {comment !== '' && <Text>{comment}</Text>}
      {images.length > 0 && (
        <Pictures>
          {images.map((image, index) => (
            <button
              key={image}
              type="button"
              aria-label={t('product.openImage')}
              onClick={() => shellApi().showImages(shown, index)}
            >
              <Picture src={image} alt={t('product.reviewImage')} sizes="72px" widest={80} />
            </button>
          ))}
        </Pictures>
      )}
    </Entry>
  );
}
