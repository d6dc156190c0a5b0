import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { color, fontWeight, styled } from '@gvg/ui';
import { StackedTable, TableScroller } from '../../../components/small-table.tsx';
import { StaffCard } from '../../../components/staff-card.tsx';
import { NoValue } from '../../../table/no-value.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { ledgerRows } from '../ledger-rows.ts';
import { ReduceOrder } from './reduce-order.tsx';
import { isStandingRefund, TakeBackRefund } from './take-back-refund.tsx';

const Open = styled('td')({
  fontWeight: `${fontWeight.strong} !important`,
  '&[data-state="settled"]': { color: color.jade },
  '&[data-state="open"]': { color: color.clay },
});

const stateOf = (open: number) => (open > 0 ? 'open' : 'settled');

/** Ledger of the order. Entries are append-only. */
export function LedgerCard({ order }: { order: Order }) {
  const { t, locale } = useStaffTexts();
  const { ledger, lines } = order;
  const rows = ledgerRows(ledger);
  const nameOf = (id: string | undefined) => {
    const line = lines.find(({ _id }) => _id === id);
    return line === undefined ? '' : localize(line.name, locale);
  };
  return (
    <StaffCard
      title={t('order.ledger')}
      head={
        <>
          {t('order.ledgerHint')}
          <span data-end="">
            <ReduceOrder order={order} />
          </span>
        </>
      }
    >
      <TableScroller tabIndex={0} role="group" aria-label={t('order.ledger')}>
        <StackedTable>
          <thead>
            <tr>
              <th scope="col">{t('order.columns.at')}</th>
              <th scope="col">{t('order.columns.kind')}</th>
              <th scope="col">{t('order.columns.note')}</th>
              {(['charged', 'paid', 'open'] as const).map((name) => (
                <th key={name} scope="col" data-number="">
                  {t(`order.columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ entry, charged, paid, open }, index) => (
              <tr key={entry._id}>
                <td data-corner="">{formatDayTime(new Date(entry.at), locale)}</td>
                <th scope="row" data-beside-corner="">
                  {entry.takesBack === undefined ? t(`order.ledgerKind.${entry.kind}`) : t('takeBack.refund')}
                </th>
                <td data-text="">
                  {[nameOf(entry.line), entry.note].filter((part) => part !== '').join(' · ') || <NoValue />}
                  {isStandingRefund(entry, ledger) && (
                    <div>
                      <TakeBackRefund order={order} entry={entry} />
                    </div>
                  )}
                </td>
                <td data-number="" data-label={t('order.columns.charged')}>
                  {charged === undefined ? '' : formatMoney(charged)}
                </td>
                <td data-number="" data-label={t('order.columns.paid')}>
                  {paid === undefined ? '' : formatMoney(paid)}
                </td>
                <Open
                  data-number=""
                  data-label={t('order.columns.open')}
                  {...(index === rows.length - 1 ? { 'data-state': stateOf(open) } : {})}
                >
                  {formatMoney(open)}
                </Open>
              </tr>
            ))}
          </tbody>
        </StackedTable>
      </TableScroller>
    </StaffCard>
  );
}
