import { shellApi } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useOrderWrite } from '../api/order.ts';

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
  const [carrier, setCarrier] = useState(shipping.carrier ?? '');
  const [trackingCode, setTrackingCode] = useState(shipping.trackingCode ?? '');
  const [wasSent, setSent] = useState(false);
  const write = useOrderWrite('correctShipment', () => {
    onClose();
    shellApi().toast({ kind: 'success', text: t('shipment.done', { code }) });
  });
  const missing = (text: string) => (wasSent && text.trim() === '' ? t('moves.required') : undefined);
  const submit = () => {
    setSent(true);
    const body = { carrier: carrier.trim(), trackingCode: trackingCode.trim(), revision };
    if (body.carrier !== '' && body.trackingCode !== '') write.mutate({ params: { id: code }, body });
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
      <TextInput
        label={t('moves.carrier')}
        error={missing(carrier)}
        value={carrier}
        onChange={setCarrier}
        maxLength={100}
      />
      <TextInput
        label={t('moves.trackingCode')}
        error={missing(trackingCode)}
        value={trackingCode}
        onChange={setTrackingCode}
        maxLength={100}
      />
    </ConfirmDialog>
  );
}
