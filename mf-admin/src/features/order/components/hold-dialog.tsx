import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { addDays, startOfVietnamDay, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useOrderWrite } from '../api/order.ts';

/** Default: enough for a customer to wait for the weekend. */
const usualDays = 3;

/** Puts an order on hold until the end of a day in Vietnam. */
export function HoldDialog({ order: { code, revision }, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useStaffTexts();
  const today = vietnamDayOf(new Date());
  const [day, setDay] = useState(addDays(today, usualDays));
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const write = useOrderWrite('setOrderHold', onClose);
  const submit = () => {
    setSent(true);
    if (day < today || reason.trim() === '') return;
    const until = startOfVietnamDay(addDays(day, 1)).toISOString();
    write.mutate({ params: { id: code }, body: { until, reason: reason.trim(), revision } });
  };
  return (
    <ConfirmDialog
      title={t('order.work.holdTitle', { code })}
      text={t('order.work.holdText')}
      submit={t('order.work.holdSubmit')}
      isPending={write.isPending}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        type="date"
        label={t('order.work.holdDay')}
        error={wasSent && day < today ? t('order.work.holdPast') : undefined}
        value={day}
        onChange={setDay}
      />
      <TextInput
        label={t('order.work.holdReason')}
        error={wasSent && reason.trim() === '' ? t('moves.required') : undefined}
        value={reason}
        onChange={setReason}
        maxLength={500}
        rows={2}
      />
    </ConfirmDialog>
  );
}
