import { useApproximation } from '@gvg/customer-ui/approximation';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import { color, styled } from '@gvg/ui';
import { MoneyRows } from '../../../components/money-rows.tsx';
import type { MoneyRow } from '../../../components/money-rows.tsx';
import { useOrderTexts } from '../../../texts/order-texts.ts';

const Frame = styled('div')({ paddingTop: 16, borderTop: `1px solid ${color.line}` });

/** Goods and fee, and separately freight, because they are paid in two payments. */
export function OrderTotals({ order }: { order: Order }) {
  const { t } = useOrderTexts();
  const { totals, shipping, unallocated = 0 } = order;
  const approximate = useApproximation(shipping.country);
  const service = t(`order.service.${shipping.service}`);
  const isWeighed = shipping.actualGrams !== undefined;
  const isOpen = order.status !== 'CANCELLED' && order.status !== 'REFUNDED';
  const isSettled = isOpen && isWeighed && totals.due === 0;
  /** Overpayment is refunded, and nothing becomes due any more. */
  const isOwed = (order.owed ?? 0) > 0;
  const row = (
    key: keyof Order['totals'] | 'goodsAndFee' | 'reduced' | 'unallocated' | 'returned' | 'creditReturned',
    amount: number | string,
  ): MoneyRow => ({ key, label: t(`order.totals.${key}`), amount });
  const freight = (): MoneyRow[] => {
    if (isWeighed)
      return [
        {
          key: 'freight',
          label: t('order.totals.freight', { service, weight: formatWeight(shipping.actualGrams ?? 0) }),
          amount: totals.freight,
        },
      ];
    if (!isOpen) return [];
    return [
      {
        key: 'freight',
        label: t('order.totals.freightEstimate', { service, weight: formatWeight(shipping.estimatedGrams) }),
        amount: `≈ ${formatMoney(shipping.estimatedFee)}`,
      },
    ];
  };
  /** Returns the row of the amount due, or that nothing is due. */
  const balance = (): MoneyRow[] => {
    if (totals.due === 0 && !isOpen) return [];
    const amount = isSettled ? totals.goods + totals.serviceFee + totals.freight + totals.surcharge : totals.due;
    const label = t(`order.totals.${isSettled ? 'settled' : totals.due > 0 ? 'due' : 'nothingDue'}`);
    return [{ key: 'due', label, amount, isTotal: true, beside: amount === 0 ? undefined : approximate(amount) }];
  };
  const { goodsWithBalance = 0, serviceFeeWithBalance = 0 } = totals;
  const later = goodsWithBalance + serviceFeeWithBalance;
  const goods = totals.goods - goodsWithBalance;
  const serviceFee = totals.serviceFee - serviceFeeWithBalance;
  const rows = [
    row('goods', goods),
    ...(serviceFee === 0
      ? []
      : [row('serviceFee', serviceFee), { ...row('goodsAndFee', goods + serviceFee), isSubtotal: true }]),
    ...(later > 0 ? [row('goodsWithBalance', later)] : []),
    ...(later < 0 ? [row('reduced', `−${formatMoney(-later)}`)] : []),
    ...freight(),
    ...(totals.surcharge === 0 ? [] : [row('surcharge', totals.surcharge)]),
    ...(totals.paid === 0 || isSettled ? [] : [row('paid', `−${formatMoney(totals.paid)}`)]),
    ...(totals.credit === 0 ? [] : [row(isOwed ? 'creditReturned' : 'credit', totals.credit)]),
    ...(unallocated === 0 ? [] : [row(isOwed ? 'returned' : 'unallocated', unallocated)]),
    ...balance(),
  ];
  return (
    <Frame>
      <MoneyRows rows={rows} label={t('order.totals.title')} />
    </Frame>
  );
}
