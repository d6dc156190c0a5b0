import type { Allocation, Payment } from '@gvg/contracts/cart/http/payments';
import { formatMoney } from '@gvg/contracts/values/money';
import { Link } from '@gvg/router';
import { Button, color, fontWeight, styled } from '@gvg/ui';
import { StackedTable, TableScroller } from '../../../components/small-table.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { NoValue } from '../../../table/no-value.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { isStandingReturn, TakeBackReturn } from './take-back-return.tsx';

const Order = styled(Link)({ color: color.jade, fontWeight: fontWeight.strong });
const Moves = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Part of a transfer that is allocated to an order, in VND. */
export interface OrderPart {
  code: string;
  amount: number;
}

/** Sums the allocations of a transfer by order, in VND. Money taken out of an order is an entry with a negative amount. */
function sumsByOrder(allocations: readonly Allocation[]): OrderPart[] {
  const sums = new Map<string, number>();
  for (const { code, amount } of allocations) if (code !== undefined) sums.set(code, (sums.get(code) ?? 0) + amount);
  return [...sums].flatMap(([code, amount]) => (amount > 0 ? [{ code, amount }] : []));
}

/** Target of an allocation: an order, the sender, or none. */
function Place({ code, kind, takesBack }: Allocation) {
  const { t } = useStaffTexts();
  if (code !== undefined) return <Order to={`/admin/orders/${code}`}>{code}</Order>;
  return takesBack === undefined ? t(`payments.kind.${kind}`) : t('takeBack.return');
}

/** Note of an allocation, and the reference and day of the return. */
const sentWith = ({ note, bankReference, bankDay }: Allocation): string =>
  [note, bankReference ?? '', bankDay ?? ''].filter((text) => text !== '').join(' · ');

/** Allocations of a transfer with their actions. */
export function AllocationsCard({ payment, onMove }: { payment: Payment; onMove: (part: OrderPart) => void }) {
  const { t, locale } = useStaffTexts();
  const { allocations } = payment;
  const inOrders = sumsByOrder(allocations);
  return (
    <StaffCard title={t('payments.allocations')} head={t('order.ledgerHint')}>
      <TableScroller tabIndex={0} role="group" aria-label={t('payments.allocations')}>
        <StackedTable>
          <thead>
            <tr>
              <th scope="col">{t('order.columns.at')}</th>
              <th scope="col">{t('payments.where')}</th>
              <th scope="col">{t('order.columns.note')}</th>
              <th scope="col" data-number="">
                {t('payments.fields.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {allocations.map((allocation) => (
              <tr key={allocation._id}>
                <td data-corner="">{formatDayTime(new Date(allocation.at), locale)}</td>
                <th scope="row" data-beside-corner="">
                  <Place {...allocation} />
                </th>
                <td data-text="">
                  {sentWith(allocation) || <NoValue />}
                  {isStandingReturn(allocation, payment) && (
                    <div>
                      <TakeBackReturn payment={payment} part={allocation} />
                    </div>
                  )}
                </td>
                <td data-number="" data-label={t('payments.fields.amount')}>
                  {formatMoney(allocation.amount)}
                </td>
              </tr>
            ))}
          </tbody>
        </StackedTable>
      </TableScroller>
      {inOrders.length > 0 && (
        <CardContent>
          <Moves>
            {inOrders.map((part) => (
              <Button key={part.code} variant="outlined" onClick={() => onMove(part)}>
                {t('payments.moveOpen', { code: part.code, amount: formatMoney(part.amount) })}
              </Button>
            ))}
          </Moves>
        </CardContent>
      )}
    </StaffCard>
  );
}
