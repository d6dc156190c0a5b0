import { shellApi } from '@gvg/browser-kit';
import { FormField } from '@gvg/browser-kit/forms';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import { instantOfVietnamTime, vietnamTimeOf } from '@gvg/contracts/values/vietnam-day';
import { useQuery } from '@gvg/query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { parseMoney } from '../../../texts/parse-money.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { cartSettingsQuery } from '../../quotes/api/quotes.ts';
import { usePaymentWrite } from '../api/payments.ts';

/** Records a transfer by hand: the order whose code stands in its content takes what it has due. The bank's times are Vietnam's, wherever staff is. */
export function RecordDialog({ onClose, onRecorded }: { onClose: () => void; onRecorded: (payment: Payment) => void }) {
  const { t } = useStaffTexts();
  const { data: settings } = useQuery(cartSettingsQuery);
  const accounts = settings?.bankAccounts ?? [];
  const [chosenAccount, setAccount] = useState<string>();
  const [amount, setAmount] = useState('');
  const [bankReference, setBankReference] = useState('');
  const [content, setContent] = useState('');
  const [receivedAt, setReceivedAt] = useState(() => vietnamTimeOf(new Date()));
  const [wasSent, setSent] = useState(false);
  const account = chosenAccount ?? accounts[0]?.account ?? '';
  const value = parseMoney(amount) ?? 0;
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
      <FormField label={t('payments.fields.account')} error={required(account === '')}>
        {(control) => (
          <select {...control} value={account} onChange={({ currentTarget }) => setAccount(currentTarget.value)}>
            {accounts.map(({ account: number, bankName }) => (
              <option key={number} value={number}>
                {bankName} {number}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField label={t('payments.amount')} error={required(value < 1)}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            value={amount}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        )}
      </FormField>
      <FormField label={t('payments.fields.reference')} error={required(bankReference.trim() === '')}>
        {(control) => (
          <input
            {...control}
            maxLength={100}
            autoComplete="off"
            value={bankReference}
            onChange={({ currentTarget }) => setBankReference(currentTarget.value)}
          />
        )}
      </FormField>
      <FormField label={t('payments.fields.content')} hint={t('payments.contentHint')}>
        {(control) => (
          <input
            {...control}
            maxLength={500}
            autoComplete="off"
            value={content}
            onChange={({ currentTarget }) => setContent(currentTarget.value)}
          />
        )}
      </FormField>
      <FormField label={t('payments.fields.receivedAt')} error={required(receivedAt === '')}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={receivedAt}
            onChange={({ currentTarget }) => setReceivedAt(currentTarget.value)}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
}
