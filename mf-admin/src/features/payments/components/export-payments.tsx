import { pageContext } from '@gvg/browser-kit';
import { FormField } from '@gvg/browser-kit/forms';
import { ChoiceLabel } from '@gvg/ui/later-components';
import { useState } from 'react';
import { ExportButton } from '../../../components/export-button.tsx';
import { ExportDialog } from '../../../components/export-dialog.tsx';
import { formatMonth } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { daysOfMonth, lastMonths } from '../months.ts';
import type { PaymentTab } from '../payment-tabs.ts';

const kinds = ['transfers', 'ledger'] as const;
/** Number of months to choose from. */
const monthCount = 24;

const filterOf = (tab: PaymentTab) => {
  if (tab === 'QUEUE') return { queued: 'true' as const };
  return tab === 'ALL' ? {} : { status: tab };
};

function ExportPaymentsDialog({ tab, onClose }: { tab: PaymentTab; onClose: () => void }) {
  const { t, locale } = useStaffTexts();
  const months = lastMonths(monthCount, new Date());
  const [kind, setKind] = useState<(typeof kinds)[number]>('transfers');
  const [month = '', setMonth] = useState(months[0]);
  const { api } = pageContext();
  return (
    <ExportDialog
      title={t('exports.payments')}
      text={t(kind === 'ledger' ? 'exports.ledgerText' : 'exports.transfersText')}
      download={(separator) => {
        const query = { ...daysOfMonth(month), separator };
        return kind === 'ledger'
          ? api.call('exportLedger', { query })
          : api.call('exportPayments', { query: { ...query, ...filterOf(tab) } });
      }}
      onClose={onClose}
    >
      <div role="radiogroup" aria-label={t('exports.what')}>
        {kinds.map((value) => (
          <ChoiceLabel key={value}>
            <input type="radio" name="kind" checked={kind === value} onChange={() => setKind(value)} />
            {t(`exports.${value}`, { tab: t(`payments.tabs.${tab}`) })}
          </ChoiceLabel>
        ))}
      </div>
      <FormField label={t('exports.month')}>
        {(control) => (
          <select {...control} value={month} onChange={({ currentTarget }) => setMonth(currentTarget.value)}>
            {months.map((value) => (
              <option key={value} value={value}>
                {formatMonth(value, locale)}
              </option>
            ))}
          </select>
        )}
      </FormField>
    </ExportDialog>
  );
}

/** Exports a month: the transfers of the current tab, or the ledgers of orders. */
export function ExportPayments({ tab }: { tab: PaymentTab }) {
  return <ExportButton>{(onClose) => <ExportPaymentsDialog tab={tab} onClose={onClose} />}</ExportButton>;
}
