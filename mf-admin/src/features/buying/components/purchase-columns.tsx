import type { PurchaseRow } from '@gvg/contracts/cart/http/purchases';
import type { PurchaseState } from '@gvg/contracts/cart/terms';
import type { Locale } from '@gvg/contracts/values/locale';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { useSignedAddress } from '@gvg/customer-ui/private-pictures';
import type { TFunction } from '@gvg/i18n';
import { Link } from '@gvg/router';
import { Package, Picture, Tag, below, color, fontSize, fontWeight, rem, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { NoValue } from '../../../table/no-value.tsx';
import type { StaffColumn } from '../../../table/staff-table.tsx';
import { cramped } from '../../../table/table-parts.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { Margin } from './margin.tsx';

/** Actions on a line of the desk. */
export const purchaseMoves = ['BOUGHT', 'DEARER', 'ARRIVED', 'SOLD_OUT'] as const;
export type PurchaseMove = (typeof purchaseMoves)[number];

const movesOf: Record<PurchaseState, readonly PurchaseMove[]> = {
  TO_BUY: ['BOUGHT', 'DEARER', 'SOLD_OUT'],
  ASKED: ['BOUGHT', 'DEARER', 'SOLD_OUT'],
  BOUGHT: ['ARRIVED', 'BOUGHT', 'SOLD_OUT'],
  LATE: ['ARRIVED', 'BOUGHT', 'SOLD_OUT'],
  SOLD_OUT: [],
};

const Name = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: rem(190),
  maxWidth: rem(300),
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  [below.tablet]: { minWidth: 0, maxWidth: '100%' },
  '& > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: rem(30),
    height: rem(30),
    overflow: 'hidden',
    borderRadius: 8,
    backgroundColor: color.rice,
    color: color.muted,
  },
});
const Order = styled('span')({
  display: 'inline-block',
  maxWidth: rem(180),
  [below.tablet]: { maxWidth: '100%' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  '& small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', color: color.muted },
  '& a': { color: color.jade, fontWeight: fontWeight.strong },
});
const State = styled('span')({
  display: 'inline-block',
  minWidth: rem(130),
  '& small': {
    display: 'block',
    maxWidth: rem(220),
    color: color.muted,
    fontSize: fontSize.small,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  [below.tablet]: { minWidth: 0 },
});
const Urgent = styled('span')({ '&[data-urgent]': { color: color.clay, fontWeight: fontWeight.strong } });
const Moves = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: '0 14px',
  [cramped]: { display: 'grid', gridTemplateColumns: 'repeat(2, auto)', justifyContent: 'start' },
  [below.tablet]: { flexWrap: 'wrap' },
  '& a': { color: color.jade, fontWeight: fontWeight.strong },
});

function Goods({ row, locale }: { row: PurchaseRow; locale: Locale }) {
  const shownAt = useSignedAddress();
  const { image, name } = row.line;
  return (
    <Name>
      <span aria-hidden>
        {image === undefined ? <Package size={16} /> : <Picture src={shownAt(image)} alt="" sizes="30px" widest={80} />}
      </span>
      <span>{localize(name, locale)}</span>
    </Name>
  );
}

const tones = { TO_BUY: 'gold', ASKED: 'gold', BOUGHT: 'soft', LATE: 'clay', SOLD_OUT: 'plain' } as const;

/** State of a line and what it waits for. A line is not bought while its order has something due. */
function StateCell({ row: { state, due, heldUntil, line }, t }: { row: PurchaseRow; t: TFunction }) {
  const key = state === 'SOLD_OUT' ? (line.cancelReason ?? 'SOLD_OUT') : state;
  const tone = tones[state];
  const { askedPrice, purchase, note } = line;
  const seller = [purchase?.seller?.order, purchase?.seller?.carrier, purchase?.seller?.tracking];
  const details = [
    due > 0 && state === 'TO_BUY' ? t('buying.awaitsMoney', { due: formatMoney(due) }) : undefined,
    askedPrice && t('buying.askedFor', { price: formatMoney(askedPrice.price) }),
    seller.filter((part) => part !== undefined).join(' · ') || undefined,
    purchase?.note,
    state === 'SOLD_OUT' ? note : undefined,
    heldUntil === undefined ? undefined : t('buying.held'),
  ].filter((detail) => detail !== undefined && detail !== '');
  return (
    <State>
      <Tag tone={tone}>{t(`buying.state.${key}`)}</Tag>
      {details.map((detail) => (
        <small key={detail}>{detail}</small>
      ))}
    </State>
  );
}

/** Columns of the buying desk. `onMove` opens the dialog of an action. */
export function purchaseColumns(
  t: TFunction,
  locale: Locale,
  onMove: (row: PurchaseRow, move: PurchaseMove) => void,
): readonly StaffColumn<PurchaseRow>[] {
  return [
    { id: 'goods', header: t('buying.columns.goods'), cell: (row) => <Goods row={row} locale={locale} /> },
    {
      id: 'order',
      header: t('buying.columns.order'),
      cell: ({ code, customer }) => (
        <Order title={customer}>
          <Link to={`/admin/orders/${code}`}>{code}</Link> <small>{customer}</small>
        </Order>
      ),
    },
    {
      id: 'amount',
      header: t('buying.columns.amount'),
      isNumber: true,
      cell: ({ line }) => `${line.amount} × ${formatMoney(line.price)}`,
    },
    {
      id: 'paid',
      header: t('buying.columns.paid'),
      isNumber: true,
      cell: ({ line }) =>
        line.purchase?.actualPrice === undefined ? <NoValue /> : formatMoney(line.purchase.actualPrice),
    },
    {
      id: 'margin',
      isMinor: true,
      header: t('buying.columns.margin'),
      isNumber: true,
      cell: ({ line }) =>
        line.purchase?.actualPrice === undefined || line.status === 'CANCELLED' ? (
          <NoValue />
        ) : (
          <Margin line={line} paid={line.purchase.actualPrice} />
        ),
    },
    { id: 'state', isState: true, header: t('buying.columns.state'), cell: (row) => <StateCell row={row} t={t} /> },
    {
      id: 'deadline',
      isSortable: true,
      isNumber: true,
      header: t('buying.columns.deadline'),
      cell: ({ deadline, orderedAt, state }) =>
        deadline === undefined ? (
          t('buying.orderedAt', { time: formatDayTime(new Date(orderedAt), locale) })
        ) : (
          <Urgent {...(state === 'LATE' ? { 'data-urgent': '' } : {})}>
            {formatDayTime(new Date(deadline), locale)}
          </Urgent>
        ),
    },
    {
      id: 'moves',
      isAtEnd: true,
      header: t('buying.columns.moves'),
      cell: (row) => (
        <Moves>
          {row.line.url !== undefined && (
            <a
              href={row.line.url}
              target="_blank"
              rel="noreferrer noopener"
              aria-label={t('buying.moveOf', {
                move: t('buying.page'),
                name: localize(row.line.name, locale),
                code: row.code,
              })}
            >
              {t('buying.page')}
            </a>
          )}
          {movesOf[row.state].map((move) => (
            <TextButton
              key={move}
              isDangerous={move === 'SOLD_OUT'}
              disabled={move === 'BOUGHT' && row.line.status === 'TO_BUY' && row.due > 0}
              aria-label={t('buying.moveOf', {
                move: t(`buying.moves.${move === 'BOUGHT' && row.line.status === 'BOUGHT' ? 'EDIT' : move}`),
                name: localize(row.line.name, locale),
                code: row.code,
              })}
              onClick={() => onMove(row, move)}
            >
              {t(`buying.moves.${move === 'BOUGHT' && row.line.status === 'BOUGHT' ? 'EDIT' : move}`)}
            </TextButton>
          ))}
        </Moves>
      ),
    },
  ];
}
