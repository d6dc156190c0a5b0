import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { slugWithId } from '@gvg/contracts/values/slug';
import { formatWeight } from '@gvg/contracts/values/weight';
import type { TFunction } from '@gvg/i18n';
import { Tag, color, styled } from '@gvg/ui';
import { Card, CardBody } from '@gvg/ui/later-components';
import { GoodsList, GoodsRow } from '../../../components/goods-row.tsx';
import { hostOf } from '../../../components/host-of.ts';
import { useSignedAddress } from '@gvg/customer-ui/private-pictures';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { OrderTotals } from './order-totals.tsx';

const Reason = styled('div')({ color: color.clay });
const Struck = styled('s')({ color: color.muted });

function LineState({ line, status }: { line: OrderLine; status: Order['status'] }) {
  const { t } = useOrderTexts();
  if (line.status === 'CANCELLED')
    return <Tag tone="plain">{t(line.isRemoved ? 'order.lineRemovedTag' : 'order.lineStatus.CANCELLED')}</Tag>;
  if (status === 'PURCHASING')
    return <Tag tone={line.status === 'TO_BUY' ? 'gold' : 'soft'}>{t(`order.lineStatus.${line.status}`)}</Tag>;
  return line.quote === undefined ? null : <Tag tone="gold">{t('order.quoted')}</Tag>;
}

/** Returns why a line is no longer part of the order. */
function reasonOf({ note = '', cancelReason, isRemoved }: OrderLine, t: TFunction): string {
  if (isRemoved) return note === '' ? t('order.lineRemovedPlain') : t('order.lineRemoved', { reason: note });
  if (note !== '') return t('order.lineCancelled', { reason: note });
  return t(cancelReason === undefined ? 'order.lineCancelledPlain' : `order.lineReason.${cancelReason}`);
}

function Line({
  line,
  status,
  shownAt,
}: {
  line: OrderLine;
  status: Order['status'];
  shownAt: (address: string) => string;
}) {
  const { t, locale } = useOrderTexts();
  const isCancelled = line.status === 'CANCELLED';
  const name = localize(line.name, locale);
  const total = formatMoney(line.price * line.amount);
  const details = [
    t('order.line', {
      amount: line.amount,
      price: formatMoney(line.price),
      weight: formatWeight(line.weightGrams * line.amount),
    }),
    line.fee > 0 ? t('order.fee', { fee: formatMoney(line.fee) }) : undefined,
    hostOf(line.url),
  ];
  return (
    <GoodsRow
      image={line.image === undefined ? undefined : shownAt(line.image)}
      name={name}
      to={line.product === undefined ? line.url : `/product/${slugWithId(name, line.product)}`}
      isCancelled={isCancelled}
      end={
        <>
          <LineState line={line} status={status} />
          {isCancelled ? <Struck>{total}</Struck> : <span>{total}</span>}
        </>
      }
    >
      {details.filter((detail) => detail !== undefined).join(' · ')}
      {isCancelled && <Reason>{reasonOf(line, t)}</Reason>}
    </GoodsRow>
  );
}

/** Ordered lines and their cost. */
export function OrderGoods({ order }: { order: Order }) {
  const { t } = useOrderTexts();
  const shownAt = useSignedAddress();
  return (
    <Card title={t('order.goods')}>
      <CardBody sx={{ paddingTop: '8px' }}>
        <GoodsList aria-label={t('order.goods')}>
          {order.lines.map((line) => (
            <Line key={line._id} line={line} status={order.status} shownAt={shownAt} />
          ))}
        </GoodsList>
        <OrderTotals order={order} />
      </CardBody>
    </Card>
  );
}
