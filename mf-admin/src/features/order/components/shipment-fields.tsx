import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

export interface Shipment {
  carrier: string;
  trackingCode: string;
}

/** Whether the parcel can be followed. */
export const isComplete = ({ carrier, trackingCode }: Shipment): boolean =>
  carrier.trim() !== '' && trackingCode.trim() !== '';

export const trimmedShipment = ({ carrier, trackingCode }: Shipment): Shipment => ({
  carrier: carrier.trim(),
  trackingCode: trackingCode.trim(),
});

interface ShipmentFieldsProps {
  shipment: Shipment;
  /** Empty fields say that they are required. */
  wasSent: boolean;
  onChange: (shipment: Shipment) => void;
}

/** By whom a parcel is sent, and the code by which it is followed. */
export function ShipmentFields({ shipment, wasSent, onChange }: ShipmentFieldsProps) {
  const { t } = useStaffTexts();
  return (['carrier', 'trackingCode'] as const).map((name) => (
    <TextInput
      key={name}
      label={t(`moves.${name}`)}
      error={wasSent && shipment[name].trim() === '' ? t('moves.required') : undefined}
      value={shipment[name]}
      onChange={(text) => onChange({ ...shipment, [name]: text })}
      maxLength={100}
    />
  ));
}
