import { formatMoney } from '@gvg/contracts/values/money';
import { useTranslation } from '@gvg/i18n';
import { styled } from '@mui/system';
import { color, tabularFigures, fontSize, fontWeight } from '../theme/tokens.ts';
import { VisuallyHidden } from './visually-hidden.ts';

const Now = styled('span')({
  ...tabularFigures,
  color: color.clay,
  fontWeight: fontWeight.heading,
  whiteSpace: 'nowrap',
});
const Before = styled('s')({
  ...tabularFigures,
  color: color.muted,
  fontSize: fontSize.small,
  marginInlineStart: 4,
  whiteSpace: 'nowrap',
});

/** Current price in VND and, on sale, the regular price struck through. */
export function Price({ price, salePrice }: { price: number; salePrice?: number | undefined }) {
  const { t } = useTranslation('ui');
  if (salePrice === undefined) return <Now>{formatMoney(price)}</Now>;
  return (
    <span>
      <VisuallyHidden>{t('priceNow')} </VisuallyHidden>
      <Now>{formatMoney(salePrice)}</Now> <VisuallyHidden> {t('priceBefore')} </VisuallyHidden>
      <Before>{formatMoney(price)}</Before>
    </span>
  );
}
