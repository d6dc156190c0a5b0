import { FormField } from '@gvg/browser-kit/forms';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { useTranslation } from '@gvg/i18n';
import { useState } from 'react';
import { useUndoToast } from '../../../area/use-undo-toast.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { StayingRows } from '../../../components/staying-rows.tsx';
import type { StayingRow } from '../../../components/staying-rows.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useColleagues } from '../../users/api/colleagues.ts';
import { useAssignOrders } from '../api/orders.ts';

export interface AssignOrdersDialogProps {
  orders: readonly Order[];
  onAssigned: (orders: readonly Order[]) => void;
  onClose: () => void;
}

/** Groups orders by their previous assignee, for undo. */
function byAssignee(orders: readonly Order[]) {
  const groups = new Map<string | null, Order[]>();
  for (const order of orders) {
    const assignee = order.work?.assignee ?? null;
    groups.set(assignee, [...(groups.get(assignee) ?? []), order]);
  }
  return groups;
}

/** Assigns the chosen orders to a colleague or to no one, with undo for ten seconds. Orders that have changed meanwhile are named and stay chosen. */
export function AssignOrdersDialog({ orders, onAssigned, onClose }: AssignOrdersDialogProps) {
  const { t } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const colleagues = useColleagues();
  const [assignee, setAssignee] = useState('');
  const [refused, setRefused] = useState<readonly StayingRow[]>([]);
  const write = useAssignOrders();
  const undo = useAssignOrders();
  const announce = useUndoToast();
  const name = colleagues.find(({ _id }) => _id === assignee)?.displayName ?? t('order.work.nobody');
  const submit = () =>
    write.mutate(
      {
        body: {
          assignee: assignee === '' ? null : assignee,
          orders: orders.map(({ _id: order, revision }) => ({ order, revision })),
        },
      },
      {
        onSuccess({ results }) {
          const outcomes = new Map(results.map(({ order, outcome }) => [order, outcome]));
          const assigned = orders.filter(({ _id }) => outcomes.get(_id) === 'ASSIGNED');
          onAssigned(assigned);
          if (assigned.length > 0)
            announce(t('together.assigned', { count: assigned.length, name }), () => {
              for (const [before, group] of byAssignee(assigned))
                undo.mutate({ body: { assignee: before, orders: group.map(({ _id: order }) => ({ order })) } });
            });
          if (assigned.length === orders.length) onClose();
          else
            setRefused(
              orders
                .filter((order) => !assigned.includes(order))
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
      title={t('together.assignTitle', { count: orders.length })}
      text={t('together.assignText')}
      submit={t('together.assignSubmit', { count: orders.length })}
      isPending={write.isPending || orders.length === 0}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <StayingRows rows={refused} isAnswer />
      <FormField label={t('order.work.assignee')}>
        {(control) => (
          <select {...control} value={assignee} onChange={({ currentTarget }) => setAssignee(currentTarget.value)}>
            <option value="">{t('order.work.nobody')}</option>
            {colleagues.map(({ _id, displayName }) => (
              <option key={_id} value={_id}>
                {displayName}
              </option>
            ))}
          </select>
        )}
      </FormField>
    </ConfirmDialog>
  );
}
