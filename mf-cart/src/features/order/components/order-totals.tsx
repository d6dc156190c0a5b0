import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { formatMoney } from '@gvg/contracts/money';
import { Box } from '@gvg/ui';
import { AmountRow, AmountRows } from '../../../components/amount-rows.tsx';
import { useApproximation } from '../../../components/use-approximation.ts';
import { formatWeight } from '../../../texts/format.ts';
import { useOrderTexts } from '../../../texts/order-texts.ts';

/** The row that sums up: what is to be paid now, or that nothing is. */
function Balance({ order: { totals, shipping, status } }: { order: Order }) {
  const { t } = useOrderTexts();
  const approximate = useApproximation(shipping.country);
  if (totals.due > 0) return <AmountRow isTotal label={t('order.totals.due')} amount={totals.due} approximate={approximate(totals.due)} />;
  const isWeighed = shipping.actualGrams !== undefined;
  if (status === 'CANCELLED' || status === 'REFUNDED') return null;
  return <AmountRow isTotal label={t(isWeighed ? 'order.totals.settled' : 'order.totals.nothingDue')} amount={isWeighed ? totals.paid : 0} approximate={approximate(isWeighed ? totals.paid : 0)} />;
}

/** Goods and fee, and freight apart from them, as they are paid: in two payments. */
export function OrderTotals({ order }: { order: Order }) {
  const { t } = useOrderTexts();
  const { totals, shipping } = order;
  const service = t(`order.service.${shipping.service}`);
  const isWeighed = shipping.actualGrams !== undefined;
  const isOpen = order.status !== 'CANCELLED' && order.status !== 'REFUNDED';
  return (
    <Box sx={{ pt: 2, borderTop: 1, borderColor: 'line' }}>
      <AmountRows aria-label={t('order.totals.title')}>
        <AmountRow label={t('order.totals.goods')} amount={totals.goods} />
        {totals.serviceFee !== 0 && <AmountRow label={t('order.totals.serviceFee')} amount={totals.serviceFee} />}
        {totals.serviceFee !== 0 && <AmountRow label={t('order.totals.goodsAndFee')} amount={totals.goods + totals.serviceFee} />}
        {isWeighed ? (
          <AmountRow label={t('order.totals.freight', { service, weight: formatWeight(shipping.actualGrams ?? 0) })} amount={totals.freight} />
        ) : (
          isOpen && <AmountRow label={t('order.totals.freightEstimate', { service, weight: formatWeight(shipping.estimatedGrams) })} amount={`≈ ${formatMoney(shipping.estimatedFee)}`} />
        )}
        {totals.surcharge !== 0 && <AmountRow label={t('order.totals.surcharge')} amount={totals.surcharge} />}
        {totals.paid !== 0 && <AmountRow label={t('order.totals.paid')} amount={-totals.paid} />}
        {totals.credit > 0 && <AmountRow label={t('order.totals.credit')} amount={totals.credit} />}
        <Balance order={order} />
      </AmountRows>
    </Box>
  );
}
