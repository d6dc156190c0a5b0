import { formatMoney } from '@gvg/contracts/values/money';
import { color, fontSize, fontWeight, radius, rem, styled } from '@gvg/ui';
import { useCartTexts } from '../../../texts/cart-texts.ts';

const List = styled('ol')({
  display: 'grid',
  gap: 14,
  margin: 0,
  padding: 16,
  borderRadius: radius.card,
  backgroundColor: color.paper,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0 12px',
    counterIncrement: 'step',
    fontSize: fontSize.note,
  },
  '& > li::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    width: rem(26),
    height: rem(26),
    border: `1px solid ${color.jade}`,
    borderRadius: radius.pill,
    color: color.jade,
    fontSize: fontSize.small,
    fontWeight: fontWeight.heading,
  },
  '& b': { fontWeight: fontWeight.strong },
  '& span': { color: color.muted, fontSize: fontSize.small },
});

/** Steps after the order is placed: two payments, and what happens between them. */
export function NextSteps({
  now,
  later,
  hours,
}: {
  now: number;
  later: number;
  /** Hours within which the first payment is expected. */
  hours: number | undefined;
}) {
  const { t } = useCartTexts();
  return (
    <List>
      <li>
        <b>{hours === undefined ? t('checkOut.stepPay') : t('checkOut.stepPayWithin', { hours })}</b>
        <span>{t('checkOut.stepPayText', { amount: formatMoney(now) })}</span>
      </li>
      <li>
        <b>{t('checkOut.stepBuy')}</b>
        <span>{t('checkOut.stepBuyText')}</span>
      </li>
      <li>
        <b>{t('checkOut.stepFreight')}</b>
        <span>{t('checkOut.stepFreightText', { amount: formatMoney(later) })}</span>
      </li>
    </List>
  );
}
