import type { Allocation, Payment } from '@gvg/contracts/cart/http/payments';
import { formatMoney } from '@gvg/contracts/values/money';
import { Link } from '@gvg/router';
import { Button, Note, color, fontWeight, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { Facts } from '../../../components/facts.ts';
import { StackedTable, TableScroller } from '../../../components/small-table.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { NoValue } from '../../../table/no-value.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { AssignCard } from './assign-card.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ReturnCard } from './return-card.tsx';
import { isStandingReturn, TakeBackReturn } from './take-back-return.tsx';

const Stack = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });
const Order = styled(Link)({ color: color.jade, fontWeight: fontWeight.strong });

const Moves = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** What of a transfer lies in each order, in VND; taking it away is an entry with a negative amount. */
function sumsByOrder(allocations: readonly Allocation[]): { code: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { code, amount } of allocations) if (code !== undefined) sums.set(code, (sums.get(code) ?? 0) + amount);
  return [...sums].flatMap(([code, amount]) => (amount > 0 ? [{ code, amount }] : []));
}

/** Where a part of a transfer lies. */
function Place({ code, kind, takesBack }: Allocation) {
  const { t } = useStaffTexts();
  if (code !== undefined) return <Order to={`/admin/orders/${code}`}>{code}</Order>;
  return takesBack === undefined ? t(`payments.kind.${kind}`) : t('takeBack.return');
}

/** The note of a part, and the transfer by which it was sent back. */
const sentWith = ({ note, bankReference, bankDay }: Allocation): string =>
  [note, bankReference ?? '', bankDay ?? ''].filter((text) => text !== '').join(' · ');

/** One transfer: where its money lies, and what is done with the rest. */
export function PaymentDetail({ payment }: { payment: Payment }) {
  const { t, locale } = useStaffTexts();
  const { amount, content, receivedAt, account, bankReference, allocations, unallocated, wasInTime } = payment;
  const [dialog, setDialog] = useState<'correct' | { code: string; amount: number }>();
  const inOrders = sumsByOrder(allocations);
  const facts = [
    ['content', content === '' ? t('dashboard.noContent') : content],
    ['receivedAt', formatDayTime(new Date(receivedAt), locale)],
    ['account', account],
    ['reference', bankReference],
    ['unallocated', formatMoney(unallocated)],
  ] as const;
  return (
    <Stack>
      <StaffCard
        title={t('payments.transfer')}
        head={wasInTime ? t('payments.wasInTime') : undefined}
        isUrgent={unallocated > 0}
      >
        <CardContent>
          <Facts>
            <div>
              <dt>{t('payments.fields.amount')}</dt>
              <dd data-amount="">{formatMoney(amount)}</dd>
            </div>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{t(`payments.fields.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
          {payment.isFormerAccount === true && <Note>{t('payments.isFormerAccount')}</Note>}
          {payment.twin !== undefined && (
            <Note>
              {t('payments.hasTwin')}{' '}
              <Order to={`/admin/payments?status=ALL&payment=${payment.twin}`}>{t('payments.seeTwin')}</Order>
            </Note>
          )}
          <TextButton onClick={() => setDialog('correct')}>{t('payments.correctOpen')}</TextButton>
        </CardContent>
      </StaffCard>
      {unallocated > 0 && (
        <>
          <AssignCard payment={payment} />
          <ReturnCard payment={payment} />
        </>
      )}
      {allocations.length > 0 && (
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
                  <Button key={part.code} variant="outlined" onClick={() => setDialog(part)}>
                    {t('payments.moveOpen', { code: part.code, amount: formatMoney(part.amount) })}
                  </Button>
                ))}
              </Moves>
            </CardContent>
          )}
        </StaffCard>
      )}
      {dialog === 'correct' && <CorrectDialog payment={payment} onClose={() => setDialog(undefined)} />}
      {typeof dialog === 'object' && (
        <MoveDialog payment={payment} from={dialog} onClose={() => setDialog(undefined)} />
      )}
    </Stack>
  );
}
