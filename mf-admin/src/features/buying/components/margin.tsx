import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { formatMoney } from '@gvg/contracts/values/money';
import { color, fontWeight, styled, tabularFigures } from '@gvg/ui';
import { marginOf } from '../margin.ts';

const Amount = styled('span')({
  ...tabularFigures,
  color: color.jade,
  fontWeight: fontWeight.strong,
  '&[data-loss]': { color: color.clay },
});

/** Signed amount, which may be a loss. */
export function SignedAmount({ amount }: { amount: number }) {
  return (
    <Amount {...(amount < 0 ? { 'data-loss': '' } : {})}>
      {amount === 0 ? '' : amount < 0 ? '−' : '+'}
      {formatMoney(Math.abs(amount))}
    </Amount>
  );
}

export function Margin({ line, paid }: { line: OrderLine; paid: number }) {
  return <SignedAmount amount={marginOf(line, paid)} />;
}
