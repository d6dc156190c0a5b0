import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import { formatMoney } from '@gvg/contracts/values/money';
import { countryName } from '@gvg/customer-ui';
import { useQuery } from '@gvg/query';
import { Link } from '@gvg/router';
import { Note, SkeletonBox, color, fontSize, fontWeight, radius, rem, styled, tabularFigures } from '@gvg/ui';
import { LoadError } from '../../../components/load-error.tsx';
import { formatDistance } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { ordersQuery } from '../api/orders.ts';
import type { OrdersFilter } from '../api/orders.ts';
import { nextStepOf, statusSince } from '../next-step.ts';
import { GoodsPictures } from './goods-pictures.tsx';
import { chargesOf, piecesOf } from './order-columns.tsx';

/** Statuses of open orders, in sequence. */
const columns: readonly OrderStatus[] = [
  'AWAITING_DEPOSIT',
  'PURCHASING',
  'AT_WAREHOUSE',
  'AWAITING_BALANCE',
  'PACKED',
  'SHIPPED',
];
const shown = 12;

const Board = styled('div')({
  // Contains visually hidden elements of the cards, so that they scroll along.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${rem(172)}, 1fr)`,
  alignItems: 'start',
  gap: 12,
  overflowX: 'auto',
  paddingBottom: 12,
  scrollSnapType: 'x proximity',
  '& > section': { scrollSnapAlign: 'start' },
});
const Head = styled('h2')({
  ...tabularFigures,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 10,
  fontSize: fontSize.note,
  fontWeight: fontWeight.heading,
  '& > span': { color: color.muted },
});
const Cards = styled('ul')({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' });
const Card = styled(Link)({
  ...tabularFigures,
  display: 'grid',
  gap: 6,
  padding: '12px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  color: color.muted,
  fontSize: fontSize.small,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&[data-urgent]': { borderColor: color.clay, boxShadow: `0 0 0 1px ${color.clay}` },
  '&[data-urgent] > [data-step]': { color: color.clay, fontWeight: fontWeight.strong },
  '& > span': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 8px',
  },
  '& b': { color: color.ink, whiteSpace: 'nowrap', fontSize: fontSize.note, fontWeight: fontWeight.heading },
  '&:hover': { borderColor: color.muted },
});
const All = styled(Link)({
  display: 'inline-block',
  paddingBlock: 8,
  color: color.jade,
  fontWeight: fontWeight.strong,
});

/** Open orders with one column per status, longest waiting on top. */
export function OrdersBoard({ filter }: { filter: OrdersFilter }) {
  const { t } = useStaffTexts();
  return (
    <Board role="group" aria-label={t('orders.board')}>
      {columns.map((status) => (
        <Column key={status} status={status} filter={filter} />
      ))}
    </Board>
  );
}

function Column({ status, filter }: { status: OrderStatus; filter: OrdersFilter }) {
  const { t } = useStaffTexts();
  const query = { ...filter, status };
  const { data, error, refetch } = useQuery(ordersQuery({ ...query, sort: 'updatedAt', limit: shown }));
  const more = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const title = t(`orders.status.${status}`);
  return (
    <section aria-label={title} {...(data === undefined && error === null ? { 'aria-busy': true } : {})}>
      <Head>
        {title}
        <span>{data && `${data.totalDocs}${data.isMore === true ? '+' : ''}`}</span>
      </Head>
      {data === undefined && error !== null && <LoadError error={error} retry={() => void refetch()} />}
      {data === undefined && error === null && <SkeletonBox sx={{ height: 108 }} />}
      {data?.docs.length === 0 && <Note>{t('orders.emptyColumn')}</Note>}
      <Cards>
        {data?.docs.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} />
          </li>
        ))}
      </Cards>
      {data?.hasNextPage === true && <All to={`/admin/orders?${more.toString()}`}>{t('orders.wholeColumn')}</All>}
    </section>
  );
}

function OrderCard({ order }: { order: Order }) {
  const { t, locale } = useStaffTexts();
  const { code, recipient, shipping, lines } = order;
  const { key, values, isUrgent } = nextStepOf(order, locale);
  return (
    <Card to={`/admin/orders/${code}`} {...(isUrgent ? { 'data-urgent': '' } : {})}>
      <span>
        <b>{code}</b>
        <small>{formatDistance(statusSince(order), locale)}</small>
      </span>
      <span>
        {recipient.fullName} · {recipient.city || countryName(shipping.country, locale)}
      </span>
      <span data-step="">{t(`orders.nextStep.${key}`, values)}</span>
      <span>
        <GoodsPictures lines={lines} pieces={piecesOf(order)} />
        <b>{formatMoney(chargesOf(order))}</b>
      </span>
    </Card>
  );
}
