import { shellApi } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { formatMoney } from '@gvg/contracts/values/money';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useOrderWrite } from '../api/order.ts';
import { targetOf } from '../moves.ts';
import type { MoveName } from '../moves.ts';
import { isAllPacked } from '../packed-amount.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { isComplete, ShipmentFields, trimmedShipment } from './shipment-fields.tsx';

function StatusDialog({ name, order, onClose }: { name: MoveName; order: Order; onClose: () => void }) {
  const { t } = useStaffTexts();
  const [shipment, setShipment] = useState({ carrier: '', trackingCode: '' });
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const write = useOrderWrite('setOrderStatus', ({ status }) => {
    onClose();
    shellApi().toast({
      kind: 'success',
      text: t('moves.done', { code: order.code, status: t(`orders.status.${status}`) }),
    });
  });
  const isShipping = name === 'SHIP';
  const needsReason = isShipping && !isAllPacked(order);
  const submit = () => {
    setSent(true);
    if (isShipping && !isComplete(shipment)) return;
    if (needsReason && reason.trim() === '') return;
    write.mutate({
      params: { id: order.code },
      body: {
        status: targetOf(name, order),
        note: note.trim(),
        ...(isShipping && trimmedShipment(shipment)),
        ...(needsReason && { unpackedReason: reason.trim() }),
        revision: order.revision,
      },
    });
  };
  return (
    <ConfirmDialog
      title={t(`moves.dialog.${name}.title`, { code: order.code })}
      text={t(`moves.dialog.${name}.text`, { paid: formatMoney(order.totals.paid) })}
      submit={t(`moves.${name}`)}
      isDangerous={name === 'CANCEL'}
      isPending={write.isPending}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {isShipping && <ShipmentFields shipment={shipment} wasSent={wasSent} onChange={setShipment} />}
      {needsReason && (
        <TextInput
          label={t('packing.reason')}
          hint={t('packing.reasonHint')}
          error={wasSent && reason.trim() === '' ? t('moves.required') : undefined}
          value={reason}
          onChange={setReason}
          maxLength={500}
        />
      )}
      <TextInput
        label={t(name === 'CANCEL' ? 'order.reasonForCustomer' : 'order.noteOptional')}
        value={note}
        onChange={setNote}
        maxLength={500}
        rows={2}
      />
    </ConfirmDialog>
  );
}

/** Dialog of a move, with the input it needs. */
export function MoveDialog(props: { name: MoveName; order: Order; onClose: () => void }) {
  return props.name === 'REFUND' ? <RefundDialog {...props} /> : <StatusDialog {...props} />;
}
