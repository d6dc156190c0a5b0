import { shellApi } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { formatMoney } from '@gvg/contracts/values/money';
import { vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { parseMoney } from '@gvg/contracts/values/parse-money';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useOrderWrite } from '../api/order.ts';

/** Records a refund: at most the credit of the order, and once per bank reference. */
export function RefundDialog({ order: { code, totals }, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useStaffTexts();
  const [amount, setAmount] = useState(String(totals.credit));
  const [bankReference, setBankReference] = useState('');
  const [bankDay, setBankDay] = useState(() => vietnamDayOf(new Date()));
  const [note, setNote] = useState('');
  const [wasSent, setSent] = useState(false);
  /** One key per dialog, so that a double click refunds once. */
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const write = useOrderWrite('refundOrder', () => {
    onClose();
    shellApi().toast({ kind: 'success', text: t('refund.done', { code }) });
  });
  const value = parseMoney(amount) ?? 0;
  const isAmountWrong = value < 1 || value > totals.credit;
  const submit = () => {
    setSent(true);
    if (isAmountWrong || bankReference.trim() === '') return;
    write.mutate({
      params: { id: code },
      body: {
        ...{ idempotencyKey, amount: value, bankReference: bankReference.trim(), note: note.trim() },
        ...(bankDay !== '' && { bankDay }),
      },
    });
  };
  return (
    <ConfirmDialog
      title={t('refund.title', { code })}
      text={t('refund.text', { credit: formatMoney(totals.credit) })}
      submit={t('refund.submit', { amount: formatMoney(value) })}
      isPending={write.isPending}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('refund.amount')}
        error={wasSent && isAmountWrong ? t('refund.amountWrong', { credit: formatMoney(totals.credit) }) : undefined}
        value={amount}
        onChange={setAmount}
        isNumeric
      />
      <TextInput
        label={t('refund.reference')}
        error={wasSent && bankReference.trim() === '' ? t('moves.required') : undefined}
        value={bankReference}
        onChange={setBankReference}
        maxLength={100}
      />
      <TextInput label={t('refund.day')} value={bankDay} onChange={setBankDay} type="date" />
      <TextInput label={t('order.noteOptional')} value={note} onChange={setNote} maxLength={500} rows={2} />
    </ConfirmDialog>
  );
}
