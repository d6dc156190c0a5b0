import { shellApi } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { Picture, color, radius, styled } from '@gvg/ui';
import { Card, CardBody } from '@gvg/ui/later-components';
import { useSignedAddress } from '@gvg/customer-ui/private-pictures';
import { formatMoment } from '../../../texts/format.ts';
import { useOrderTexts } from '../../../texts/order-texts.ts';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  padding: 0,
  listStyle: 'none',
  '& button': {
    display: 'block',
    width: 104,
    height: 104,
    padding: 0,
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: radius.input,
    background: 'none',
    cursor: 'zoom-in',
  },
  '& button:hover': { borderColor: color.jade },
  '& img': { objectFit: 'cover' },
});

/** Photos of the parcel, taken at the warehouse. Each opens in the image viewer. */
export function OrderPhotos({ photos }: Pick<Order, 'photos'>) {
  const { t, locale } = useOrderTexts();
  const shownAt = useSignedAddress();
  const shown = photos.map(({ kind, signedUrl, at }, index) => ({
    url: shownAt(signedUrl),
    alt: t('order.photoAlt', { kind: t(`order.photo.${kind}`), number: index + 1, day: formatMoment(at, locale).day }),
  }));
  return (
    <Card title={t('order.photos')}>
      <CardBody>
        <List>
          {shown.map(({ url, alt }, index) => (
            <li key={alt}>
              <button
                type="button"
                aria-label={t('order.openPhoto', { alt })}
                onClick={() => shellApi().showImages(shown, index)}
              >
                <Picture src={url} alt="" sizes="104px" widest={160} />
              </button>
            </li>
          ))}
        </List>
      </CardBody>
    </Card>
  );
}
