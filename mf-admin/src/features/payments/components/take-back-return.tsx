import { shellApi } from '@gvg/browser-kit';
import type { Allocation, Payment } from '@gvg/contracts/cart/http/payments';
import { formatMoney } from '@gvg/contracts/values/money';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { TakeBackDialog } from '../../../components/take-back-dialog.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { usePaymentWrite } from '../api/payments.ts';

export const isStandingReturn = ({ _id, kind, amount }: Allocation, { allocations }: Payment): boolean =>
  kind === 'RETURNED' && amount > 0 && !allocations.some(({ takesBack }) => takesBack === _id);

/** Reverses a return that was booked by mistake. */
export function TakeBackReturn({ payment, part }: { payment: Payment; part: Allocation }) {
  const { t } = useStaffTexts();
  const [isOpen, setOpen] = useState(false);
  const amount = formatMoney(part.amount);
  const write = usePaymentWrite('takeBackReturn', () => {
    setOpen(false);
    shellApi().toast({ kind: 'success', text: t('takeBack.returnDone', { amount }) });
  });
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{t('takeBack.open')}</TextButton>
      {isOpen && (
        <TakeBackDialog
          title={t('takeBack.returnTitle', { amount })}
          isPending={write.isPending}
          error={write.error}
          onSubmit={(reason) =>
            write.mutate({ params: { id: payment._id, entry: part._id }, body: { reason, revision: payment.revision } })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
