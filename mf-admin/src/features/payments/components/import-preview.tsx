import type { CallResponse } from '@gvg/browser-kit';
import { formatMoney } from '@gvg/contracts/values/money';
import { Note, styled } from '@gvg/ui';
import { SmallTable, TableScroller } from '../../../components/small-table.tsx';
import { formatDay } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { RefusedRows } from './refused-rows.tsx';

type Preview = CallResponse<'previewPaymentImport'>;

/** More rows are for the bank's own page. */
const shownRows = 50;

const Rows = styled(TableScroller)({ maxHeight: '40dvh', overflowY: 'auto' });

/** What importing a statement would do with each of its rows. */
export function ImportPreview({ transfers, refused }: Preview) {
  const { t, locale } = useStaffTexts();
  const fresh = transfers.filter(({ isKnown }) => !isKnown);
  const outcomeOf = ({ isKnown, order }: Preview['transfers'][number]) => {
    if (isKnown) return t('payments.previewKnown');
    return order === undefined
      ? t('payments.previewUnknown')
      : t('payments.previewOrder', { code: order.code, due: formatMoney(order.due) });
  };
  return (
    <>
      <p role="status">
        {t('payments.previewSum', {
          count: fresh.length,
          amount: formatMoney(fresh.reduce((sum, { amount }) => sum + amount, 0)),
          known: transfers.length - fresh.length,
        })}
      </p>
      {transfers.length > 0 && (
        <Rows tabIndex={0} role="region" aria-label={t('payments.preview')}>
          <SmallTable>
            <thead>
              <tr>
                <th>{t('payments.fields.receivedAt')}</th>
                <th data-number="">{t('payments.fields.amount')}</th>
                <th>{t('payments.fields.content')}</th>
                <th>{t('payments.previewOutcome')}</th>
              </tr>
            </thead>
            <tbody>
              {transfers.slice(0, shownRows).map((transfer, row) => (
                <tr key={row}>
                  <td>{formatDay(new Date(transfer.receivedAt), locale)}</td>
                  <td data-number="">{formatMoney(transfer.amount)}</td>
                  <td data-text="">{transfer.content}</td>
                  <td>{outcomeOf(transfer)}</td>
                </tr>
              ))}
            </tbody>
          </SmallTable>
        </Rows>
      )}
      {transfers.length > shownRows && (
        <Note>{t('payments.previewMore', { count: transfers.length - shownRows })}</Note>
      )}
      <RefusedRows refused={refused} />
    </>
  );
}
