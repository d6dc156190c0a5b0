import { countryName } from '@gvg/customer-ui';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Locale } from '@gvg/contracts/values/locale';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { formatMoney } from '@gvg/contracts/values/money';
import type { TFunction } from '@gvg/i18n';
import { below, color, fontWeight, rem, styled } from '@gvg/ui';
import { NoValue } from '../../../table/no-value.tsx';
import type { StaffColumn } from '../../../table/staff-table.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { nextStepOf } from '../next-step.ts';
import { GoodsPictures } from './goods-pictures.tsx';
import { StatusTag } from './status-tag.tsx';

const Person = styled('span')({
  display: 'inline-block',
  maxWidth: 'min(18rem, 40vw)',
  [below.tablet]: { maxWidth: '100%' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
  '& small': { color: color.muted },
});
const Step = styled('span')({
  display: 'inline-block',
  minWidth: rem(150),
  whiteSpace: 'normal',
  color: color.muted,
  '&[data-urgent]': { color: color.clay, fontWeight: fontWeight.strong },
});
const Due = styled('span')({ fontWeight: fontWeight.strong });
const Back = styled('span')({ color: color.jade, fontWeight: fontWeight.strong });

export const piecesOf = ({ lines }: Pick<Order, 'lines'>): number =>
  lines.filter(({ status }) => status !== 'CANCELLED').reduce((sum, { amount }) => sum + amount, 0);

export const chargesOf = ({ totals }: Order): number =>
  totals.goods + totals.serviceFee + totals.freight + totals.surcharge;

function DueCell({ order: { totals, owed = 0 }, t }: { order: Order; t: TFunction }) {
  if (owed > 0) return <Back>{t('orders.credit', { amount: formatMoney(owed) })}</Back>;
  return totals.due > 0 ? <Due>{formatMoney(totals.due)}</Due> : <NoValue />;
}

/** Next step of an order, highlighted if staff has to act now. */
export function NextStep({ order }: { order: Order }) {
  const { t, locale } = useStaffTexts();
  const { key, values, isUrgent } = nextStepOf(order, locale);
  return <Step {...(isUrgent ? { 'data-urgent': '' } : {})}>{t(`orders.nextStep.${key}`, values)}</Step>;
}

/** Columns of the list of orders in the language of the page. */
export function orderColumns(
  t: TFunction,
  locale: Locale,
  /** Names of staff members by id. */
  names: ReadonlyMap<string, string> = new Map(),
): readonly StaffColumn<Order>[] {
  return [
    { id: 'code', header: t('orders.columns.code'), isSortable: true, cell: ({ code }) => code },
    {
      id: 'customer',
      header: t('orders.columns.customer'),
      cell: ({ recipient, shipping }) => (
        <Person title={recipient.fullName}>
          {recipient.fullName} <small>· {countryName(shipping.country, locale)}</small>
        </Person>
      ),
    },
    {
      id: 'goods',
      isMinor: true,
      header: t('orders.columns.goods'),
      cell: (order) => <GoodsPictures lines={order.lines} pieces={piecesOf(order)} />,
    },
    {
      id: 'status',
      isState: true,
      header: t('orders.columns.status'),
      cell: ({ status }) => <StatusTag status={status} />,
    },
    {
      id: 'next',
      header: t('orders.columns.next'),
      cell: (order) => <NextStep order={order} />,
    },
    {
      id: 'weight',
      isMinor: true,
      header: t('orders.columns.weight'),
      isNumber: true,
      cell: ({ shipping: { actualGrams, estimatedGrams } }) =>
        actualGrams === undefined ? `≈ ${formatNumber(estimatedGrams, 0)} g` : `${formatNumber(actualGrams, 0)} g`,
    },
    { id: 'due', header: t('orders.columns.due'), isNumber: true, cell: (order) => <DueCell order={order} t={t} /> },
    {
      id: 'all',
      isMinor: true,
      header: t('orders.columns.all'),
      isNumber: true,
      cell: (order) => formatMoney(chargesOf(order)),
    },
    {
      id: 'createdAt',
      header: t('orders.columns.createdAt'),
      isSortable: true,
      isNumber: true,
      cell: ({ createdAt }) => formatDayTime(new Date(createdAt), locale),
    },
    {
      id: 'assignee',
      isOptional: true,
      header: t('orders.columns.assignee'),
      cell: ({ work }) =>
        work?.assignee === undefined ? <NoValue /> : (names.get(work.assignee) ?? t('area.formerStaff')),
    },
    {
      id: 'service',
      isOptional: true,
      header: t('orders.columns.service'),
      cell: ({ shipping }) => t(`order.service.${shipping.service}`),
    },
    {
      id: 'updatedAt',
      isOptional: true,
      header: t('orders.columns.updatedAt'),
      isSortable: true,
      isNumber: true,
      cell: ({ updatedAt }) => formatDayTime(new Date(updatedAt), locale),
    },
  ];
}
