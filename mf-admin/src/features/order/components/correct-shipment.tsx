import { shellApi } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useOrderWrite } from '../api/order.ts';
import { isComplete, ShipmentFields, trimmedShipment } from './shipment-fields.tsx';

/** Corrects carrier and tracking code while the parcel is on its way. */
export function CorrectShipment({ order }: { order: Order }) {
  const { t } = useStaffTexts();
  const [isOpen, setOpen] = useState(false);
  if (order.status !== 'SHIPPED') return null;
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{t('shipment.open')}</TextButton>
      {isOpen && <ShipmentDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function ShipmentDialog({ order: { code, shipping, revision }, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useStaffTexts();
  const { carrier = '', trackingCode = '' } = shipping;
  const [shipment, setShipment] = useState({ carrier, trackingCode });
  const [wasSent, setSent] = useState(false);
  const write = useOrderWrite('correctShipment', () => {
    onClose();
    shellApi().toast({ kind: 'success', text: t('shipment.done', { code }) });
  });
  const submit = () => {
    setSent(true);
    if (isComplete(shipment)) write.mutate({ params: { id: code }, body: { ...trimmedShipment(shipment), revision } });
  };
  return (
    <ConfirmDialog
      title={t('shipment.title', { code })}
      text={t('shipment.text')}
      submit={t('shipment.submit')}
      isPending={write.isPending}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ShipmentFields shipment={shipment} wasSent={wasSent} onChange={setShipment} />
    </ConfirmDialog>
  );
}
