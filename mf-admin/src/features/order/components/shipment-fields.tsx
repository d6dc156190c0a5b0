import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

export interface Shipment {
  carrier: string;
  trackingCode: string;
}

/** Returns true if carrier and tracking code are both set. */
export const isComplete = ({ carrier, trackingCode }: Shipment): boolean =>
  carrier.trim() !== '' && trackingCode.trim() !== '';

export const trimmedShipment = ({ carrier, trackingCode }: Shipment): Shipment => ({
  carrier: carrier.trim(),
  trackingCode: trackingCode.trim(),
});

interface ShipmentFieldsProps {
  shipment: Shipment;
  /** Shows empty fields as required. */
  wasSent: boolean;
  onChange: (shipment: Shipment) => void;
}

/** Carrier and tracking code. */
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
