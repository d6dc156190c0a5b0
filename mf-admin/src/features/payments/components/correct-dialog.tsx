import { shellApi } from '@gvg/browser-kit';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import { formatMoney } from '@gvg/contracts/values/money';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { parseMoney } from '@gvg/contracts/values/parse-money';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { usePaymentWrite } from '../api/payments.ts';

/** Corrects a mistyped amount. An amount of 0 releases the bank reference. */
export function CorrectDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useStaffTexts();
  const [amount, setAmount] = useState(String(payment.amount));
  const [note, setNote] = useState('');
  const [wasSent, setSent] = useState(false);
  const value = parseMoney(amount);
  const laidOut = payment.amount - payment.unallocated;
  const isAmountWrong = value === undefined || value < laidOut;
  const write = usePaymentWrite('correctPayment', () => {
    onClose();
    shellApi().toast({ kind: 'success', text: t('payments.corrected') });
  });
  const submit = () => {
    setSent(true);
    if (isAmountWrong || note.trim() === '') return;
    write.mutate({
      params: { id: payment._id },
      body: { amount: value, note: note.trim(), revision: payment.revision },
    });
  };
  return (
    <ConfirmDialog
      title={t('payments.correctTitle', { amount: formatMoney(payment.amount) })}
      text={t('payments.correctText')}
      submit={t('payments.correct')}
      isPending={write.isPending}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('payments.rightAmount')}
        error={wasSent && isAmountWrong ? t('payments.amountLaidOut', { amount: formatMoney(laidOut) }) : undefined}
        value={amount}
        onChange={setAmount}
        isNumeric
      />
      <TextInput
        label={t('payments.correctNote')}
        error={wasSent && note.trim() === '' ? t('moves.required') : undefined}
        value={note}
        onChange={setNote}
        maxLength={500}
        rows={2}
      />
    </ConfirmDialog>
  );
}
