import { FormError, FormField } from '@gvg/browser-kit/forms';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { useTranslation } from '@gvg/i18n';
import { Button, Note, styled } from '@gvg/ui';
import { useState } from 'react';
import { useUndoToast } from '../../../area/use-undo-toast.ts';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { holdValues } from '../../orders/next-step.ts';
import { useColleagues } from '../../users/api/colleagues.ts';
import { useOrderWrite } from '../api/order.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { OrderNotes } from './order-notes.tsx';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  overflowWrap: 'anywhere',
});

/** Internal data of an order: assignee, hold and notes. */
export function WorkCard({ order }: { order: Order }) {
  const { t } = useStaffTexts();
  return (
    <StaffCard title={t('order.work.title')} head={t('order.work.hint')}>
      <CardContent>
        <Assignee order={order} />
        <Hold order={order} />
        {order.work?.packing?.reason && (
          <Note>{t('packing.sentIncomplete', { reason: order.work.packing.reason.text })}</Note>
        )}
        <OrderNotes order={order} />
      </CardContent>
    </StaffCard>
  );
}

function Assignee({ order: { code, work, revision } }: { order: Order }) {
  const { t } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const colleagues = useColleagues();
  const offerUndo = useUndoToast();
  const assignee = work?.assignee;
  const undo = useOrderWrite('setOrderAssignee', () => undefined);
  const write = useOrderWrite('setOrderAssignee', (changed) => {
    const name = colleagues.find(({ _id }) => _id === changed.work?.assignee)?.displayName;
    offerUndo(name === undefined ? t('order.work.unassigned') : t('order.work.assigned', { name }), () =>
      undo.mutate({ params: { id: code }, body: { assignee: assignee ?? null, revision: changed.revision } }),
    );
  });
  const failure = write.error ?? undo.error;
  const isKnown = assignee === undefined || colleagues.some(({ _id }) => _id === assignee);
  return (
    <FormField label={t('order.work.assignee')} error={failure === null ? undefined : tError(failure.code)}>
      {(control) => (
        <select
          {...control}
          value={assignee ?? ''}
          disabled={write.isPending}
          onChange={({ currentTarget: { value } }) =>
            write.mutate({ params: { id: code }, body: { assignee: value === '' ? null : value, revision } })
          }
        >
          <option value="">{t('order.work.nobody')}</option>
          {!isKnown && <option value={assignee}>{t('area.formerStaff')}</option>}
          {colleagues.map(({ _id, displayName }) => (
            <option key={_id} value={_id}>
              {displayName}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

function Hold({ order }: { order: Order }) {
  const { t, locale } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const [isAsking, setAsking] = useState(false);
  const { code, work, revision } = order;
  const end = useOrderWrite('setOrderHold', () => undefined);
  if (work?.hold !== undefined) {
    return (
      <Row>
        <Note>{t('orders.nextStep.HELD', holdValues(work.hold, locale))}</Note>
        <Button
          variant="outlined"
          disabled={end.isPending}
          onClick={() => end.mutate({ params: { id: code }, body: { until: null, revision } })}
        >
          {t('order.work.endHold')}
        </Button>
        <FormError message={end.error === null ? undefined : tError(end.error.code)} />
      </Row>
    );
  }
  return (
    <div>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('order.work.hold')}
      </Button>
      {isAsking && <HoldDialog order={order} onClose={() => setAsking(false)} />}
    </div>
  );
}
