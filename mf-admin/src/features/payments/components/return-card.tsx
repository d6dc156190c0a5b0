import { shellApi } from '@gvg/browser-kit';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import { formatMoney } from '@gvg/contracts/values/money';
import { Button, styled } from '@gvg/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { usePaymentWrite } from '../api/payments.ts';

const Form = styled('form')({ display: 'grid', gap: 12 });

/** Books the rest of a transfer as returned to its sender. */
export function ReturnCard({ payment }: { payment: Payment }) {
  const { t } = useStaffTexts();
  const [note, setNote] = useState('');
  const [bankReference, setBankReference] = useState('');
  const [bankDay, setBankDay] = useState('');
  const [wasSent, setSent] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const amount = formatMoney(payment.unallocated);
  const write = usePaymentWrite('returnPayment', () => {
    setAsked(false);
    shellApi().toast({ kind: 'success', text: t('payments.returned', { amount }) });
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (note.trim() !== '') setAsked(true);
  };
  return (
    <StaffCard title={t('payments.noOrder')} head={t('payments.noOrderHint')}>
      <CardContent>
        <Form noValidate onSubmit={ask}>
          <TextInput
            label={t('payments.returnNote')}
            error={wasSent && note.trim() === '' ? t('moves.required') : undefined}
            value={note}
            onChange={setNote}
            maxLength={500}
          />
          <TextInput
            label={t('payments.returnReference')}
            value={bankReference}
            onChange={setBankReference}
            maxLength={100}
          />
          <TextInput label={t('payments.returnDay')} value={bankDay} onChange={setBankDay} type="date" />
          <div>
            <Button type="submit" variant="outlined">
              {t('payments.return')}
            </Button>
          </div>
        </Form>
      </CardContent>
      {isAsked && (
        <ConfirmDialog
          title={t('payments.returnTitle', { amount })}
          text={t('payments.returnText')}
          submit={t('payments.return')}
          isDangerous
          isPending={write.isPending}
          error={write.error}
          onSubmit={() =>
            write.mutate({
              params: { id: payment._id },
              body: {
                ...{ note: note.trim(), revision: payment.revision },
                ...(bankReference.trim() !== '' && { bankReference: bankReference.trim() }),
                ...(bankDay !== '' && { bankDay }),
              },
            })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </StaffCard>
  );
}
