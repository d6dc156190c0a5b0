import { shellApi } from '@gvg/browser-kit';
import { FormField } from '@gvg/browser-kit/forms';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { parseMoney } from '@gvg/contracts/values/parse-money';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useOrderWrite } from '../api/order.ts';

const reducible: readonly Order['status'][] = ['PACKED', 'SHIPPED', 'DELIVERED'];

/** Reduces the charge of a packed order, with a reason. Hidden before packing, when lines can be changed instead. */
export function ReduceOrder({ order }: { order: Order }) {
  const { t } = useStaffTexts();
  const [isOpen, setOpen] = useState(false);
  if (!reducible.includes(order.status)) return null;
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{t('reduce.open')}</TextButton>
      {isOpen && <ReduceDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReduceDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t, locale } = useStaffTexts();
  const [line, setLine] = useState('');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const { code, revision, totals } = order;
  const charged = totals.goods + totals.serviceFee + totals.freight + totals.surcharge;
  const value = parseMoney(amount) ?? 0;
  const isAmountWrong = value < 1 || value > charged;
  const write = useOrderWrite('reduceOrder', () => {
    onClose();
    shellApi().toast({ kind: 'success', text: t('reduce.done', { code, amount: formatMoney(value) }) });
  });
  const submit = () => {
    setSent(true);
    if (isAmountWrong || reason.trim() === '') return;
    const of = line === '' ? {} : { line };
    write.mutate({ params: { id: code }, body: { ...of, amount: value, reason: reason.trim(), revision } });
  };
  return (
    <ConfirmDialog
      title={t('reduce.title', { code })}
      text={t('reduce.text')}
      submit={t('reduce.submit', { amount: formatMoney(value) })}
      isPending={write.isPending}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField label={t('reduce.line')}>
        {(control) => (
          <select {...control} value={line} onChange={({ currentTarget }) => setLine(currentTarget.value)}>
            <option value="">{t('reduce.wholeOrder')}</option>
            {order.lines
              .filter(({ status }) => status !== 'CANCELLED')
              .map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {localize(name, locale)}
                </option>
              ))}
          </select>
        )}
      </FormField>
      <TextInput
        label={t('refund.amount')}
        error={wasSent && isAmountWrong ? t('refund.amountWrong', { credit: formatMoney(charged) }) : undefined}
        value={amount}
        onChange={setAmount}
        isNumeric
      />
      <TextInput
        label={t('reduce.reason')}
        error={wasSent && reason.trim() === '' ? t('moves.required') : undefined}
        value={reason}
        onChange={setReason}
        maxLength={500}
      />
    </ConfirmDialog>
  );
}
