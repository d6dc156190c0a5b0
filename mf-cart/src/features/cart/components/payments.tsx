import { formatMoney } from '@gvg/contracts/values/money';
import { color, columns, fontSize, fontWeight, radius, styled, tabularFigures } from '@gvg/ui';
import { useCartTexts } from '../../../texts/cart-texts.ts';

const Frame = styled('dl')({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: columns(2, 120, 0),
  margin: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.input,
  '& > div': { padding: '10px 14px' },
  // The line is between them, whether they are in a row or a column.
  '& > div + div': { boxShadow: `-1px -1px 0 ${color.line}` },
  '& dt': { fontSize: fontSize.small, color: color.muted },
  '& dd': { margin: 0, fontWeight: fontWeight.heading },
  '& small': { display: 'block', fontSize: fontSize.small, fontWeight: fontWeight.text, color: color.muted },
});

/** The two payments of an order, shown separately: goods and fee now, freight once it is weighed. In VND. */
export function Payments({ now, later }: { now: number; later: number }) {
  const { t } = useCartTexts();
  return (
    <Frame>
      <div>
        <dt>{t('cart.payNow')}</dt>
        <dd>
          {formatMoney(now)}
          <small>{t('cart.payNowText')}</small>
        </dd>
      </div>
      <div>
        <dt>{t('cart.payLater')}</dt>
        <dd>
          {formatMoney(later)}
          <small>{t('cart.payLaterText')}</small>
        </dd>
      </div>
    </Frame>
  );
}
