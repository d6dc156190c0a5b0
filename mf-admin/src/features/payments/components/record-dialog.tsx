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

/** Records a transfer by hand: the order whose code stands in its content takes what it has due. The bank's times are Vietnam's, wherever staff is. */
export function RecordDialog({ onClose, onRecorded }: { onClose: () => void; onRecorded: (payment: Payment) => void }) {
  const { t } = useStaffTexts();
  const [chosenAccount, setAccount] = useState<string>();
  const [amount, setAmount] = useState('');
  const [bankReference, setBankReference] = useState('');
  const [content, setContent] = useState('');
  const [receivedAt, setReceivedAt] = useState(() => vietnamTimeOf(new Date()));
  const [wasSent, setSent] = useState(false);
  const [isAnotherTransfer, setAnother] = useState(false);
  const [isDayConfirmed, setDayConfirmed] = useState(false);
  const account = useChosenAccount(chosenAccount);
  const value = parseUsualMoney(amount) ?? 0;
  const write = usePaymentWrite('recordPayment', (payment) => {
    onClose();
    onRecorded(payment);
    shellApi().toast({
      kind: 'success',
      text: payment.code === undefined ? t('payments.recorded') : t('payments.recordedFor', { code: payment.code }),
    });
  });
  const submit = () => {
    setSent(true);
    if (account === '' || value < 1 || bankReference.trim() === '' || receivedAt === '') return;
    write.mutate({
      body: {
        account,
        amount: value,
        bankReference: bankReference.trim(),
        content: content.trim(),
        receivedAt: instantOfVietnamTime(receivedAt).toISOString(),
        ...(isAnotherTransfer && { isAnotherTransfer }),
        ...(isDayConfirmed && { isDayConfirmed }),
      },
    });
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
      <AccountSelect value={account} onChange={setAccount} error={required(account === '')} />
      <TextInput
        label={t('payments.amount')}
        error={required(value < 1)}
        value={amount}
        onChange={setAmount}
        isNumeric
      />
      <TextInput
        label={t('payments.fields.reference')}
        error={required(bankReference.trim() === '')}
        value={bankReference}
        onChange={setBankReference}
        maxLength={100}
      />
      <TextInput
        label={t('payments.fields.content')}
        hint={t('payments.contentHint')}
        value={content}
        onChange={setContent}
        maxLength={500}
      />
      <TextInput
        label={t('payments.fields.receivedAt')}
        error={required(receivedAt === '')}
        value={receivedAt}
        onChange={setReceivedAt}
        type="datetime-local"
      />
      <RecordQuestions
        error={write.error}
        isAnotherTransfer={isAnotherTransfer}
        isDayConfirmed={isDayConfirmed}
        onAnother={setAnother}
        onDay={setDayConfirmed}
      />
    </ConfirmDialog>
  );
}
