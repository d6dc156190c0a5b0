import { shellApi } from '@gvg/browser-kit';
import { FormError } from '@gvg/browser-kit/forms';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import { formatMoney } from '@gvg/contracts/values/money';
import { useTranslation } from '@gvg/i18n';
import { useQuery } from '@gvg/query';
import { Button, Note, from, styled } from '@gvg/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { ChoiceCard, ChoiceCards } from '../../../components/choice-card.ts';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { parseMoney } from '@gvg/contracts/values/parse-money';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { usePaymentWrite, waitingOrdersQuery } from '../api/payments.ts';
import { likelyOrders } from '../likely-orders.ts';
import type { LikelyOrder } from '../likely-orders.ts';
import { SplitDialog } from './split-dialog.tsx';

const Fields = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Form = styled('form')({ display: 'grid', gap: 12 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Allocates the rest of a transfer to an order. Suggests orders that wait for money, likeliest first. */
export function AssignCard({ payment }: { payment: Payment }) {
  const { t } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const { data: waiting } = useQuery(waitingOrdersQuery);
  const likely = likelyOrders(payment, waiting?.docs ?? []);
  const [code, setCode] = useState(payment.code ?? '');
  const [amount, setAmount] = useState('');
  const [wasSent, setSent] = useState(false);
  const [isSplitting, setSplitting] = useState(false);
  const write = usePaymentWrite('assignPayment', () =>
    shellApi().toast({ kind: 'success', text: t('payments.assigned', { code: code.trim().toUpperCase() }) }),
  );
  const value = amount.trim() === '' ? undefined : (parseMoney(amount) ?? 0);
  const isAmountWrong = value !== undefined && (value < 1 || value > payment.unallocated);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (code.trim() === '' || isAmountWrong || write.isPending) return;
    write.mutate({
      params: { id: payment._id },
      body: { order: code.trim(), revision: payment.revision, ...(value === undefined ? {} : { amount: value }) },
    });
  };
  const openSplit = () => {
    setSent(true);
    if (code.trim() !== '') setSplitting(true);
  };
  const reasonOf = ({ isSameAmount, isSameName }: LikelyOrder) =>
    [isSameAmount ? t('payments.sameAmount') : '', isSameName ? t('payments.sameName') : '']
      .filter(Boolean)
      .join(' · ');
  return (
    <StaffCard title={t('payments.whichOrder')} head={t('payments.whichOrderHint')}>
      <CardContent>
        <Form noValidate onSubmit={submit}>
          <ChoiceCards role="radiogroup" aria-label={t('payments.whichOrder')}>
            {likely.map((each) => (
              <ChoiceCard key={each.order._id}>
                <input
                  type="radio"
                  name="order"
                  checked={code === each.order.code}
                  onChange={() => setCode(each.order.code)}
                />
                <span>
                  <b>{each.order.code}</b>
                  <small>
                    {[each.order.recipient.fullName, t(`orders.status.${each.order.status}`), reasonOf(each)]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </small>
                </span>
                <span>{formatMoney(each.order.totals.due)}</span>
              </ChoiceCard>
            ))}
          </ChoiceCards>
          {waiting !== undefined && likely.length === 0 && <Note>{t('payments.noWaiting')}</Note>}
          <Fields>
            <TextInput
              label={t('payments.orderCode')}
              error={wasSent && code.trim() === '' ? t('moves.required') : undefined}
              value={code}
              onChange={setCode}
              maxLength={40}
            />
            <TextInput
              label={t('payments.part')}
              hint={t('payments.partHint')}
              error={isAmountWrong ? t('payments.partWrong', { rest: formatMoney(payment.unallocated) }) : undefined}
              value={amount}
              onChange={setAmount}
              isNumeric
            />
          </Fields>
          <FormError message={write.error === null ? undefined : tError(write.error.code)} />
          <Actions>
            <Button type="submit" disabled={write.isPending}>
              {t('payments.assign')}
            </Button>
            <Button variant="outlined" onClick={openSplit}>
              {t('payments.splitOpen')}
            </Button>
          </Actions>
        </Form>
        {isSplitting && <SplitDialog payment={payment} code={code.trim()} onClose={() => setSplitting(false)} />}
      </CardContent>
    </StaffCard>
  );
}
