import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import type { MoneyRow } from '../../components/money-rows.tsx';
import { useCartTexts } from '../../texts/cart-texts.ts';
import type { PreviewRow } from './api/preview.ts';

export interface LandedSums {
  /** In VND, like `serviceFee`. */
  goods: number;
  serviceFee: number;
  /** Number of pieces in `goods`. */
  pieces: number;
}

export interface LandedLabels {
  /** Label of the sum. */
  total: string;
  /** Formats the sum in the customer's currency. */
  approximate: (amount: number) => string | undefined;
  /** Marks freight and sum as today's. */
  isOfToday?: boolean;
}

/** Returns rows with goods, fee, freight with its surcharges and landed cost. */
export function useLandedRows(): (sums: LandedSums, row: PreviewRow, labels: LandedLabels) => MoneyRow[] {
  const { t } = useCartTexts();
  return ({ goods, serviceFee, pieces }, row, { total: totalLabel, approximate, isOfToday = false }) => {
    const { chargeableGrams, rule, freight, surcharges, service, total: toPayLater } = row;
    const total = goods + serviceFee + toPayLater;
    const shown = (amount: number) => (isOfToday ? `≈ ${formatMoney(amount)}` : amount);
    return [
      { key: 'goods', label: t('cart.goods', { count: pieces }), amount: goods },
      ...(serviceFee > 0 ? [{ key: 'fee', label: t('cart.serviceFee'), amount: serviceFee }] : []),
      {
        key: 'freight',
        label: t('cart.freight', {
          service: t(`shipping.service.${service}`).toLowerCase(),
          weight: formatWeight(chargeableGrams),
          price: rule === undefined ? '' : formatMoney(rule.bracket.pricePerKg),
        }),
        amount: shown(freight),
      },
      ...surcharges.map(({ goodsType, amount }) => ({
        key: goodsType,
        label: t('cart.surcharge', { type: t(`shipping.type.${goodsType}`) }),
        amount: shown(amount),
      })),
      { key: 'total', label: totalLabel, amount: shown(total), isTotal: true, beside: approximate(total) },
    ];
  };
}
