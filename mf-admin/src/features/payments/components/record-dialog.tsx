import { shellApi } from '@gvg/browser-kit';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import { instantOfVietnamTime, vietnamTimeOf } from '@gvg/contracts/values/vietnam-day';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { parseUsualMoney } from '@gvg/contracts/values/parse-money';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { usePaymentWrite } from '../api/payments.ts';
import { AccountSelect, useChosenAccount } from './account-select.tsx';
import { RecordQuestions } from './record-questions.tsx';
import type { SaidOfTransfer } from './record-questions.tsx';

interface TypedTransfer {
  /** Undefined while the default is selected. */
  account?: string;
  amount: string;
  bankReference: string;
  content: string;
  /** Local time in Vietnam. */
  receivedAt: string;
}

const nothingTyped = (): TypedTransfer => ({
  amount: '',
  bankReference: '',
  content: '',
  receivedAt: vietnamTimeOf(new Date()),
});

/** Records a transfer manually. The order whose code is in its content takes what it has due. Bank times are in Vietnam's time zone, wherever staff is. */
export function RecordDialog({ onClose, onRecorded }: { onClose: () => void; onRecorded: (payment: Payment) => void }) {
  const { t } = useStaffTexts();
  const [typed, setTyped] = useState(nothingTyped);
  const [wasSent, setSent] = useState(false);
  const [said, setSaid] = useState<SaidOfTransfer>({});
  const account = useChosenAccount(typed.account);
  const [amount, bankReference] = [parseUsualMoney(typed.amount) ?? 0, typed.bankReference.trim()];
  const write = usePaymentWrite('recordPayment', (payment) => {
    onClose();
    onRecorded(payment);
    const { code } = payment;
    const text = code === undefined ? t('payments.recorded') : t('payments.recordedFor', { code });
    shellApi().toast({ kind: 'success', text });
  });
  const submit = () => {
    setSent(true);
    if (account === '' || amount < 1 || bankReference === '' || typed.receivedAt === '') return;
    const receivedAt = instantOfVietnamTime(typed.receivedAt).toISOString();
    write.mutate({ body: { account, amount, bankReference, content: typed.content.trim(), receivedAt, ...said } });
  };
  /** Discards the answers, which are valid for one transfer only. */
  const retype = (name: keyof TypedTransfer) => (text: string) => {
    setTyped({ ...typed, [name]: text });
    setSaid({});
  };
  const required = (isMissing: boolean) => (wasSent && isMissing ? t('moves.required') : undefined);
  return (
    <ConfirmDialog
      title={t('payments.recordTitle')}
      text={t('payments.recordText')}
      submit={t('payments.record')}
      isPending={write.isPending}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AccountSelect value={account} onChange={retype('account')} error={required(account === '')} />
      <TextInput
        label={t('payments.amount')}
        error={required(amount < 1)}
        value={typed.amount}
        onChange={retype('amount')}
        isNumeric
      />
      <TextInput
        label={t('payments.fields.reference')}
        error={required(bankReference === '')}
        value={typed.bankReference}
        onChange={retype('bankReference')}
        maxLength={100}
      />
      <TextInput
        label={t('payments.fields.content')}
        hint={t('payments.contentHint')}
        value={typed.content}
        onChange={retype('content')}
        maxLength={500}
      />
      <TextInput
        label={t('payments.fields.receivedAt')}
        error={required(typed.receivedAt === '')}
        value={typed.receivedAt}
        onChange={retype('receivedAt')}
        type="datetime-local"
      />
      <RecordQuestions error={write.error} said={said} onSay={setSaid} />
    </ConfirmDialog>
  );
}
