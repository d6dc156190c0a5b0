import { shellApi } from '@gvg/browser-kit';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import { formatMoney } from '@gvg/contracts/values/money';
import { ChoiceLabel } from '@gvg/ui/later-components';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { parseMoney } from '@gvg/contracts/values/parse-money';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { usePaymentWrite } from '../api/payments.ts';

export interface MoveDialogProps {
  payment: Payment;
  /** Order to take the money out of, and the part of this transfer allocated to it, in VND. */
  from: { code: string; amount: number };
  onClose: () => void;
}

/** Moves a part of a transfer out of an order, to another order or to none. */
export function MoveDialog({ payment, from, onClose }: MoveDialogProps) {
  const { t } = useStaffTexts();
  const [isForOrder, setForOrder] = useState(true);
  const [code, setCode] = useState('');
  const [amount, setAmount] = useState(String(from.amount));
  const [note, setNote] = useState('');
  const [wasSent, setSent] = useState(false);
  const to = code.trim().toUpperCase();
  const value = parseMoney(amount) ?? 0;
  const isAmountWrong = value < 1 || value > from.amount;
  const write = usePaymentWrite('movePayment', () => {
    onClose();
    shellApi().toast({
      kind: 'success',
      text: isForOrder ? t('payments.moved', { from: from.code, to }) : t('payments.setFree', { from: from.code }),
    });
  });
  const submit = () => {
    setSent(true);
    if (isAmountWrong || (isForOrder && to === '')) return;
    const part = { from: from.code, amount: value, note: note.trim(), revision: payment.revision };
    write.mutate({
      params: { id: payment._id },
      body: isForOrder ? { ...part, to } : { ...part, unallocated: true },
    });
  };
  return (
    <ConfirmDialog
      title={t('payments.moveTitle', { code: from.code })}
      text={t('payments.moveText')}
      submit={t('payments.move')}
      isPending={write.isPending}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div role="radiogroup" aria-label={t('payments.where')}>
        {([true, false] as const).map((choice) => (
          <ChoiceLabel key={String(choice)}>
            <input type="radio" name="to" checked={isForOrder === choice} onChange={() => setForOrder(choice)} />
            {t(choice ? 'payments.toOrder' : 'payments.toNone')}
          </ChoiceLabel>
        ))}
      </div>
      {isForOrder && (
        <TextInput
          label={t('payments.orderCode')}
          error={wasSent && to === '' ? t('moves.required') : undefined}
          value={code}
          onChange={setCode}
          maxLength={40}
        />
      )}
      <TextInput
        label={t('payments.amount')}
        error={wasSent && isAmountWrong ? t('payments.partWrong', { rest: formatMoney(from.amount) }) : undefined}
        value={amount}
        onChange={setAmount}
        isNumeric
      />
      <TextInput label={t('order.noteOptional')} value={note} onChange={setNote} maxLength={500} rows={2} />
    </ConfirmDialog>
  );
}
