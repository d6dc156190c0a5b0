import { readGuestCookie, useSession } from '@gvg/browser-kit';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { useTranslation } from '@gvg/i18n';
import { useQuery } from '@gvg/query';
import { Picture, color, fontSize, radius, rem, styled } from '@gvg/ui';
import { guestCartQuery } from '../cart/api/cart.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  color: color.muted,
  fontSize: fontSize.note,
});
const Pictures = styled('span')({ display: 'flex', gap: 4 });
const Square = styled('span')({
  width: rem(36),
  height: rem(36),
  overflow: 'hidden',
  borderRadius: radius.input,
  backgroundColor: color.rice,
});

/** As many as fit next to the sentence. */
const shownPictures = 3;

const pictureOf = (line: CartLine): string | undefined =>
  line.type === 'IN_SYSTEM' ? line.product.image : line.images[0]?.signedUrl;

/** The guest's cart, which is kept after sign-in; renders nothing while it is empty. */
export function CarriedCart() {
  const { t } = useTranslation('account');
  const isGuest = useSession().status === 'guest' && readGuestCookie() !== undefined;
  const { data } = useQuery({ ...guestCartQuery, enabled: isGuest });
  if (!isGuest || data === undefined || data.totalAmount === 0) return null;
  const pictures = data.docs.map(pictureOf).filter((picture) => picture !== undefined);
  return (
    <Row>
      {pictures.length > 0 && (
        <Pictures aria-hidden>
          {pictures.slice(0, shownPictures).map((picture) => (
            <Square key={picture}>
              <Picture src={picture} alt="" sizes="36px" widest={48} />
            </Square>
          ))}
        </Pictures>
      )}
      <span>{t('carriedCart', { count: data.totalAmount })}</span>
    </Row>
  );
}
