import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { useSignedAddress } from '@gvg/customer-ui/private-pictures';
import { Package, Picture, Tag, color, fontSize, fontWeight, from, radius, rem, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { StackedTable, TableScroller } from '../../../components/small-table.tsx';
import { StaffCard } from '../../../components/staff-card.tsx';
import { NoValue } from '../../../table/no-value.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { piecesOf } from '../../orders/components/order-columns.tsx';
import { LineDialog } from './line-dialog.tsx';
import type { LineMove } from './line-dialog.tsx';

const Name = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: rem(180),
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
  '& > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: rem(30),
    height: rem(30),
    overflow: 'hidden',
    borderRadius: radius.input,
    backgroundColor: color.rice,
  },
  '& small': { display: 'block', color: color.muted, fontSize: fontSize.small, fontWeight: fontWeight.text },
  '& a': { color: color.jade },
  '[data-cancelled] &': { color: color.muted },
});
const Actions = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  [from.tablet]: { display: 'grid' },
});
const Moves = styled('span')({ display: 'flex', gap: 14, whiteSpace: 'nowrap' });

const tones = { TO_BUY: 'gold', BOUGHT: 'soft', READY: 'soft', CANCELLED: 'plain' } as const;

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);

function LineRow({
  line,
  order,
  picture,
  onMove,
}: {
  line: OrderLine;
  order: Order;
  picture: string | undefined;
  onMove: (move: LineMove) => void;
}) {
  const { t, locale } = useStaffTexts();
  const isCancelled = line.status === 'CANCELLED';
  const total = formatMoney(line.price * line.amount);
  const isOpen = order.status === 'PURCHASING' && !isCancelled;
  return (
    <tr {...(isCancelled ? { 'data-cancelled': '' } : {})}>
      <th scope="row">
        <Name>
          <span aria-hidden>
            {picture === undefined ? <Package size={16} /> : <Picture src={picture} alt="" sizes="30px" widest={80} />}
          </span>
          <span>
            {localize(line.name, locale)}
            {line.url !== undefined && (
              <small>
                <a href={line.url} target="_blank" rel="noreferrer noopener">
                  {hostOf(line.url)}
                </a>
              </small>
            )}
            {line.note !== undefined && line.note !== '' && <small>{line.note}</small>}
          </span>
        </Name>
      </th>
      <td data-number="" data-label={t('order.columns.price')}>
        {line.amount} × {formatMoney(line.price)}
      </td>
      <td data-number="" data-label={t('order.columns.fee')}>
        {line.fee === 0 ? <NoValue /> : formatMoney(line.fee)}
      </td>
      <td data-number="" data-label={t('order.columns.weight')}>
        {formatNumber(line.weightGrams * line.amount, 0)} g
      </td>
      <td>
        <Actions>
          <span>
            <Tag tone={tones[line.status]}>
              {t(line.isRemoved ? 'order.lineRemoved' : `order.lineStatus.${line.status}`)}
            </Tag>
          </span>
          {isOpen && (
            <Moves>
              {line.status !== 'READY' && (
                <TextButton
                  // Bought goods may arrive while money is missing.
                  disabled={line.status === 'TO_BUY' && order.totals.due > 0}
                  onClick={() => onMove({ line, status: 'READY' })}
                >
                  {t('order.bought')}
                </TextButton>
              )}
              <TextButton isDangerous onClick={() => onMove({ line, status: 'CANCELLED' })}>
                {t('order.notBuyable')}
              </TextButton>
            </Moves>
          )}
        </Actions>
      </td>
      <td data-number="" data-label={t('order.columns.sum')}>
        {isCancelled ? <s>{total}</s> : total}
      </td>
    </tr>
  );
}

/** Lines of the order. While they are being bought, each can be marked as arrived or unavailable. */
export function GoodsCard({ order }: { order: Order }) {
  const { t } = useStaffTexts();
  const shownAt = useSignedAddress();
  const [move, setMove] = useState<LineMove>();
  const { lines, shipping, note, totals, status } = order;
  return (
    <StaffCard
      title={t('order.goods')}
      head={t('order.goodsSummary', { count: piecesOf(order), weight: formatNumber(shipping.estimatedGrams, 0) })}
      isUrgent={status === 'PURCHASING'}
    >
      <TableScroller tabIndex={0} role="group" aria-label={t('order.goods')}>
        <StackedTable>
          <thead>
            <tr>
              <th scope="col">{t('order.columns.line')}</th>
              {(['price', 'fee', 'weight'] as const).map((name) => (
                <th key={name} scope="col" data-number="">
                  {t(`order.columns.${name}`)}
                </th>
              ))}
              <th scope="col">{t('order.columns.state')}</th>
              <th scope="col" data-number="">
                {t('order.columns.sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <LineRow
                key={line._id}
                line={line}
                order={order}
                picture={line.image === undefined ? undefined : shownAt(line.image)}
                onMove={setMove}
              />
            ))}
          </tbody>
        </StackedTable>
      </TableScroller>
      {status === 'PURCHASING' && totals.due > 0 && (
        <Hint>{t('order.depositMissing', { due: formatMoney(totals.due) })}</Hint>
      )}
      {note !== '' && <Hint>{t('order.note', { note })}</Hint>}
      {move && <LineDialog order={order} move={move} onClose={() => setMove(undefined)} />}
    </StaffCard>
  );
}

const Hint = styled('p')({
  margin: '0 16px 14px',
  padding: '10px 14px',
  borderRadius: radius.input,
  backgroundColor: color.goldSoft,
  overflowWrap: 'anywhere',
});
