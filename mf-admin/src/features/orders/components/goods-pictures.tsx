import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { useSignedAddress } from '@gvg/customer-ui/private-pictures';
import { Package, Picture, VisuallyHidden, color, rem, styled, tabularFigures } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const Frame = styled('span')({ ...tabularFigures, display: 'inline-flex', alignItems: 'center', color: color.muted });
const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(28),
  height: rem(28),
  overflow: 'hidden',
  border: `2px solid ${color.card}`,
  borderRadius: 8,
  backgroundColor: color.rice,
  '& + &': { marginInlineStart: -8 },
  '& img': { objectFit: 'cover' },
});
const Amount = styled('span')({ marginInlineStart: 8 });

const shown = 3;

/** First pictures of an order's goods, and the number of pieces. */
export function GoodsPictures({ lines, pieces }: { lines: readonly OrderLine[]; pieces: number }) {
  const { t } = useStaffTexts();
  const shownAt = useSignedAddress();
  return (
    <Frame>
      {lines
        .filter(({ status }) => status !== 'CANCELLED')
        .slice(0, shown)
        .map(({ _id, image }) => (
          <Tile key={_id} aria-hidden>
            {image === undefined ? (
              <Package size={16} />
            ) : (
              <Picture src={shownAt(image)} alt="" sizes="28px" widest={80} />
            )}
          </Tile>
        ))}
      <Amount>
        {pieces}
        <VisuallyHidden> {t('orders.pieces')}</VisuallyHidden>
      </Amount>
    </Frame>
  );
}
