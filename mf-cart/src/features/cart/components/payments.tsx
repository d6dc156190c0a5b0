import { formatMoney } from '@gvg/contracts/money';
import { color, fontSize, fontWeight, radius, styled, tabularFigures } from '@gvg/ui';
import { useCartTexts } from '../../../texts/cart-texts.ts';

const Frame = styled('dl')({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  margin: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.input,
  '& > div': { padding: '10px 14px' },
  '& > div + div': { borderInlineStart: `1px solid ${color.line}` },
  '& dt': { fontSize: fontSize.small, color: color.muted },
  '& dd': { margin: 0, fontWeight: fontWeight.heading },
  '& small': { display: 'block', fontSize: fontSize.small, fontWeight: fontWeight.text, color: color.muted },
});

/** The two payments of an order, named apart: goods and fee now, freight once it is weighed. In VND. */
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
