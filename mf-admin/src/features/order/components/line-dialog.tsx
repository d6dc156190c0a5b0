import { shellApi } from '@gvg/browser-kit';
import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useOrderWrite } from '../api/order.ts';

export interface LineMove {
  line: OrderLine;
  status: 'READY' | 'CANCELLED';
}

/** Marks a line as arrived, or as unavailable, which reverses its charges. */
export function LineDialog({
  order,
  move: { line, status },
  onClose,
}: {
  order: Order;
  move: LineMove;
  onClose: () => void;
}) {
  const { t, locale } = useStaffTexts();
  const [note, setNote] = useState('');
  const isCancelled = status === 'CANCELLED';
  const write = useOrderWrite('setOrderLineStatus', () => {
    onClose();
    shellApi().toast({ kind: 'success', text: t('order.saved') });
  });
  const name = localize(line.name, locale);
  const amount = formatMoney(line.price * line.amount + line.fee);
  return (
    <ConfirmDialog
      title={t(isCancelled ? 'order.notBuyableTitle' : 'order.boughtTitle', { name })}
      text={t(isCancelled ? 'order.notBuyableText' : 'order.boughtText', { amount })}
      submit={t(isCancelled ? 'order.notBuyable' : 'order.bought')}
      isDangerous={isCancelled}
      isPending={write.isPending}
      error={write.error}
      onSubmit={() =>
        write.mutate({
          params: { id: order.code, line: line._id },
          body: { status, note: note.trim(), revision: order.revision },
        })
      }
      onClose={onClose}
    >
      <TextInput
        label={t(isCancelled ? 'order.reasonForCustomer' : 'order.noteOptional')}
        value={note}
        onChange={setNote}
        maxLength={500}
        rows={2}
      />
    </ConfirmDialog>
  );
}
