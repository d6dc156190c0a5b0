import { shellApi } from '@gvg/browser-kit';
import type { LedgerEntry, Order } from '@gvg/contracts/cart/http/order-schema';
import { formatMoney } from '@gvg/contracts/values/money';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { TakeBackDialog } from '../../../components/take-back-dialog.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useOrderWrite } from '../api/order.ts';

/** Returns true for a refund that has not been reversed. One from a returned transfer is reversed at the transfer. */
export const isStandingRefund = (
  { _id, kind, amount, payment }: LedgerEntry,
  ledger: readonly LedgerEntry[],
): boolean =>
  kind === 'REFUND' && amount < 0 && payment === undefined && !ledger.some(({ takesBack }) => takesBack === _id);

/** Reverses a refund that was booked by mistake. */
export function TakeBackRefund({ order: { code, revision }, entry }: { order: Order; entry: LedgerEntry }) {
  const { t } = useStaffTexts();
  const [isOpen, setOpen] = useState(false);
  const write = useOrderWrite('takeBackRefund', () => {
    setOpen(false);
    shellApi().toast({ kind: 'success', text: t('takeBack.refundDone', { code }) });
  });
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{t('takeBack.open')}</TextButton>
      {isOpen && (
        <TakeBackDialog
          title={t('takeBack.refundTitle', { amount: formatMoney(-entry.amount) })}
          isPending={write.isPending}
          error={write.error}
          onSubmit={(reason) => write.mutate({ params: { id: code, entry: entry._id }, body: { reason, revision } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
