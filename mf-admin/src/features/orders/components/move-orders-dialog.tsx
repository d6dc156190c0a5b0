import { shellApi } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { formatMoney } from '@gvg/contracts/values/money';
import { useTranslation } from '@gvg/i18n';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { StayingRows } from '../../../components/staying-rows.tsx';
import type { StayingRow } from '../../../components/staying-rows.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { refusalOf, targetOf } from '../../order/moves.ts';
import type { MoveTogether } from '../../order/moves.ts';
import { useMoveOrders } from '../api/orders.ts';

export interface MoveOrdersDialogProps {
  name: MoveTogether;
  orders: readonly Order[];
  onMoved: (orders: readonly Order[]) => void;
  onClose: () => void;
}

/**
 * Names the orders that cannot be moved, with the reason, and moves the others. Orders that the service did not move, because they have changed meanwhile, are
 * named as well and stay chosen.
 */
export function MoveOrdersDialog({ name, orders, onMoved, onClose }: MoveOrdersDialogProps) {
  const { t } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const [note, setNote] = useState('');
  const [refused, setRefused] = useState<readonly StayingRow[]>([]);
  const write = useMoveOrders();
  const movable = orders.filter((order) => refusalOf(name, order) === undefined);
  const staying = orders.flatMap((order): StayingRow[] => {
    const reason = refusalOf(name, order);
    return reason === undefined ? [] : [{ id: order._id, name: order.code, reason: t(`moves.reason.${reason}`) }];
  });
  const paid = movable.reduce((sum, { totals }) => sum + totals.paid, 0);
  const submit = () =>
    write.mutate(
      {
        body: {
          moves: movable.map((order) => ({
            order: order._id,
            revision: order.revision,
            status: targetOf(name, order),
          })),
          note: note.trim(),
        },
      },
      {
        onSuccess({ results }) {
          const outcomes = new Map(results.map(({ order, outcome }) => [order, outcome]));
          const moved = movable.filter(({ _id }) => outcomes.get(_id) === 'MOVED');
          if (moved.length > 0)
            shellApi().toast({
              kind: 'success',
              text: t('together.done', { move: t(`moves.${name}`), count: moved.length }),
            });
          onMoved(moved);
          if (moved.length === movable.length) onClose();
          else
            setRefused(
              movable
                .filter((order) => !moved.includes(order))
                .map(({ _id, code }) => ({
                  id: _id,
                  name: code,
                  reason: tError(outcomes.get(_id) ?? 'ORDER_NOT_FOUND'),
                })),
            );
        },
      },
    );
  return (
    <ConfirmDialog
      title={t(`together.dialog.${name}.title`, { count: movable.length })}
      text={t(`together.dialog.${name}.text`, { paid: formatMoney(paid) })}
      submit={t('together.move', { move: t(`moves.${name}`), count: movable.length })}
      isDangerous={name === 'CANCEL'}
      isPending={write.isPending || movable.length === 0}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <StayingRows rows={[...refused, ...staying]} isAnswer={refused.length > 0} />
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
