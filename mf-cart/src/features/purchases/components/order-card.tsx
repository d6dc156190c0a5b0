import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import type { TFunction } from '@gvg/i18n';
import { ButtonLink } from '@gvg/ui';
import { formatMoment } from '../../../texts/format.ts';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { OrderActions } from '../../order/components/order-actions.tsx';
import { nextStepOf } from '../../order/next-step.ts';
import { backOf, isBoughtForCustomer, waitsForCustomer, waitsForPayment } from '../../order/order-facts.ts';
import { stagesOf } from '../../order/order-stages.ts';
import { goodsSummary } from '../goods-summary.ts';
import { ProgressBar } from './progress-bar.tsx';
import { PurchaseCard } from './purchase-card.tsx';

/** Returns the relevant amount with the key of its label. */
function sumOf(order: Order): { amount: number; key: string } {
  const { goods, serviceFee, freight, surcharge, paid, due } = order.totals;
  if (due > 0) return { amount: due, key: 'toPay' };
  if (backOf(order) > 0) return { amount: backOf(order), key: 'refundDue' };
  const all = goods + serviceFee + freight + surcharge;
  return { amount: all, key: paid > 0 && paid >= all ? 'paidAll' : 'inAll' };
}

/** Label of the link to an order's page. A finished order has other actions, and only its name is a link. */
const linkOf: Partial<Record<OrderStatus, 'follow' | 'view'>> = {
  AWAITING_DEPOSIT: 'view',
  PURCHASING: 'view',
  AT_WAREHOUSE: 'view',
  AWAITING_BALANCE: 'view',
  PACKED: 'follow',
  SHIPPED: 'follow',
};

/** Returns facts about the parcel: carrier and tracking code, or weight and payment. */
function parcelFacts({ status, shipping, totals, photos }: Order, t: TFunction): string[] {
  const { carrier, trackingCode } = shipping;
  if (status === 'SHIPPED' || status === 'DELIVERED')
    return [carrier, trackingCode].filter((fact) => fact !== undefined && fact !== '') as string[];
  if (status !== 'AWAITING_BALANCE') return [];
  return [
    ...(totals.paid > 0 ? [t('purchases.paidSoFar', { amount: formatMoney(totals.paid) })] : []),
    ...(photos.some(({ kind }) => kind === 'SCALE') ? [t('purchases.scalePhoto')] : []),
  ];
}

/** An order in the list, with its next step and its actions. */
export function OrderCard({ order }: { order: Order }) {
  const { t, locale } = useOrderTexts();
  const { code, status, lines, createdAt } = order;
  const isWaiting = waitsForCustomer(order);
  const step = nextStepOf(order, locale);
  const { amount, key } = sumOf(order);
  const link = waitsForPayment(order) ? 'pay' : isWaiting ? 'answer' : linkOf[status];
  const path = `/order/${code}`;
  return (
    <PurchaseCard
      name={code}
      to={path}
      detail={t('order.placedOn', { day: formatMoment(createdAt, locale).day })}
      status={t(`order.status.${status}`)}
      isWaiting={isWaiting}
      end={<ProgressBar stages={stagesOf(order, isBoughtForCustomer(order))} />}
      pictures={lines.map(({ image }) => image)}
      step={t(`order.nextStep.${step.key}`, step.values)}
      goods={[
        ...parcelFacts(order, t),
        goodsSummary(
          lines.map(({ name }) => localize(name, locale)),
          t,
        ),
      ].join(' · ')}
      sum={amount === 0 ? undefined : { amount: formatMoney(amount), label: t(`purchases.${key}`) }}
    >
      {link !== undefined && (
        <ButtonLink
          to={path}
          variant={isWaiting ? 'primary' : 'outlined'}
          aria-label={`${t(`order.${link}`)}: ${code}`}
        >
          {t(`order.${link}`)}
        </ButtonLink>
      )}
      <OrderActions order={order} />
    </PurchaseCard>
  );
}
