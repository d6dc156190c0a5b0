import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/locale';
import { formatMoney } from '@gvg/contracts/money';
import { slugWithId } from '@gvg/contracts/slug';
import { Link } from '@gvg/router';
import { Tag, color, styled } from '@gvg/ui';
import { Card, CardBody } from '../../../components/card.tsx';
import { GoodsList, GoodsRow } from '../../../components/goods-row.tsx';
import { useSignedAddress } from '../../../components/signed-address.ts';
import { tintOf } from '../../../components/tint.ts';
import { formatWeight } from '../../../texts/format.ts';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { OrderTotals } from './order-totals.tsx';

const NameLink = styled(Link)({ color: 'inherit', textDecoration: 'none', '&:hover': { color: color.jade, textDecoration: 'underline' } });
const Reason = styled('div')({ color: color.clay });
const Struck = styled('s')({ color: color.muted });

const hostOf = (url: string | undefined) => (url !== undefined && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined);

function LineState({ line, status }: { line: OrderLine; status: Order['status'] }) {
  const { t } = useOrderTexts();
  if (line.status === 'CANCELLED') return <Tag tone="plain">{t('order.lineStatus.CANCELLED')}</Tag>;
  if (status === 'PURCHASING') return <Tag tone={line.status === 'READY' ? 'soft' : 'gold'}>{t(`order.lineStatus.${line.status}`)}</Tag>;
  return line.quote === undefined ? null : <Tag tone="gold">{t('order.quoted')}</Tag>;
}

function Line({ line, order, shownAt }: { line: OrderLine; order: Order; shownAt: (address: string) => string }) {
  const { t, locale } = useOrderTexts();
  const isCancelled = line.status === 'CANCELLED';
  const name = localize(line.name, locale);
  const total = formatMoney(line.price * line.amount);
  const details = [
    t('order.line', { amount: line.amount, price: formatMoney(line.price), weight: formatWeight(line.weightGrams * line.amount) }),
    line.fee > 0 ? t('order.fee', { fee: formatMoney(line.fee) }) : undefined,
    hostOf(line.url),
  ];
  return (
    <GoodsRow
      image={line.image === undefined ? undefined : shownAt(line.image)}
      tint={tintOf(line.categoryType)}
      isCancelled={isCancelled}
      name={line.product === undefined ? name : <NameLink to={`/product/${slugWithId(name, line.product)}`}>{name}</NameLink>}
      detail={
        <>
          {details.filter((detail) => detail !== undefined).join(' · ')}
          {isCancelled && <Reason>{line.note ? t('order.lineCancelled', { reason: line.note }) : t('order.lineCancelledPlain')}</Reason>}
        </>
      }
      end={
        <>
          <LineState line={line} status={order.status} />
          {isCancelled ? <Struck>{total}</Struck> : <span>{total}</span>}
        </>
      }
    />
  );
}

/** What was ordered, and what it costs. */
export function OrderGoods({ order }: { order: Order }) {
  const { t } = useOrderTexts();
  const shownAt = useSignedAddress();
  return (
    <Card title={t('order.goods')}>
      <CardBody>
        <GoodsList aria-label={t('order.goods')}>
          {order.lines.map((line) => (
            <Line key={line._id} line={line} order={order} shownAt={shownAt} />
          ))}
        </GoodsList>
        <OrderTotals order={order} />
      </CardBody>
    </Card>
  );
}
