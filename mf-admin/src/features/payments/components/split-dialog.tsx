import { shellApi } from '@gvg/browser-kit';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import { paymentPartLimit } from '@gvg/contracts/cart/terms';
import { formatMoney } from '@gvg/contracts/values/money';
import { useQuery } from '@gvg/query';
import { Note, styled, tabularFigures } from '@gvg/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { parseMoney } from '@gvg/contracts/values/parse-money';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { dueOrdersQuery, orderQuery, usePaymentWrite } from '../api/payments.ts';
import { byDue, splitOver } from '../split.ts';

const Rest = styled('p')({ ...tabularFigures, margin: 0 });

export interface SplitDialogProps {
  payment: Payment;
  /** Code of one order, whose customer's orders are listed. */
  code: string;
  onClose: () => void;
}

/** Splits the rest of a transfer over the orders of one customer, all parts or none. */
export function SplitDialog({ payment, code, onClose }: SplitDialogProps) {
  const { t } = useStaffTexts();
  const { unallocated } = payment;
  const order = useQuery(orderQuery(code));
  const waiting = useQuery({ ...dueOrdersQuery(order.data?.user ?? ''), enabled: order.data !== undefined });
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [wasSent, setSent] = useState(false);
  const write = usePaymentWrite('splitPayment', (after) => {
    onClose();
    const amount = formatMoney(unallocated - after.unallocated);
    shellApi().toast({ kind: 'success', text: t('payments.splitDone', { amount }) });
  });

  const orders = byDue(
    (waiting.data?.docs ?? []).map(({ code: each, status, totals: { due } }) => ({ code: each, status, due })),
  ).slice(0, paymentPartLimit);
  const prefilled = splitOver(unallocated, orders);
  const textOf = (each: string) => typed[each] ?? (prefilled[each] ? String(prefilled[each]) : '');
  const parts = orders.map(({ code: each, due }) => {
    const text = textOf(each).trim();
    const amount = text === '' ? 0 : parseMoney(text);
    return { order: each, amount: amount ?? 0, isWrong: amount === undefined || amount < 0 || amount > due };
  });
  const rest = unallocated - parts.reduce((sum, { amount }) => sum + amount, 0);
  const isNothing = rest === unallocated;
  const submit = () => {
    setSent(true);
    if (isNothing || rest < 0 || parts.some(({ isWrong }) => isWrong)) return;
    const booked = parts.flatMap(({ order: each, amount }) => (amount > 0 ? [{ order: each, amount }] : []));
    write.mutate({ params: { id: payment._id }, body: { parts: booked, revision: payment.revision } });
  };

  const restText = () => {
    if (rest < 0) return t('payments.splitOver', { amount: formatMoney(-rest) });
    if (wasSent && isNothing) return t('payments.splitNothing');
    return t('payments.splitRest', { amount: formatMoney(rest) });
  };
  const content = () => {
    const failed = [order, waiting].find(({ error, data }) => error !== null && data === undefined);
    if (failed?.error) return <LoadError error={failed.error} retry={() => void failed.refetch()} />;
    if (waiting.data === undefined) return <Note role="status">{t('list.loading')}</Note>;
    if (orders.length === 0) return <Note>{t('payments.splitNone')}</Note>;
    return (
      <>
        {orders.map(({ code: each, status, due }, index) => (
          <TextInput
            key={each}
            label={t('payments.splitPart', { code: each })}
            hint={t('payments.splitDue', { due: formatMoney(due), status: t(`orders.status.${status}`) })}
            error={parts[index]?.isWrong ? t('payments.splitWrong', { due: formatMoney(due) }) : undefined}
            value={textOf(each)}
            onChange={(text) => setTyped({ ...typed, [each]: text })}
            isNumeric
          />
        ))}
        <Rest role="status">{restText()}</Rest>
      </>
    );
  };
  return (
    <ConfirmDialog
      title={t('payments.splitTitle', { amount: formatMoney(unallocated) })}
      text={order.data === undefined ? undefined : t('payments.splitText', { customer: order.data.recipient.fullName })}
      submit={t('payments.split')}
      isPending={write.isPending || orders.length === 0}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {content()}
    </ConfirmDialog>
  );
}
