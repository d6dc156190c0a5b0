import { formatAddress } from '@gvg/addresses/format-address';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { countryName } from '@gvg/customer-ui';
import { formatWeight } from '@gvg/contracts/values/weight';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { packedLines } from '../picked-goods.ts';
import type { Paper } from '../printed-documents.ts';
import { Barcode } from './barcode.tsx';
import { Ends, Parts, Sheet } from './sheet.ts';

/** Label of a parcel: address in the format of its country, the country name in English for post offices, and the order code for scanners. */
export function ParcelLabel({ order, paper }: { order: Order; paper: Paper }) {
  const { t } = useStaffTexts();
  const { code, recipient, shipping } = order;
  const { actualGrams } = shipping;
  const pieces = packedLines(order).reduce((sum, { amount }) => sum + amount, 0);
  const lines = formatAddress(recipient, countryName(recipient.country, 'en').toUpperCase());
  return (
    <Sheet paper={paper} aria-label={t('print.labelOf', { code })}>
      <Parts>
        <Ends>
          <b>Goods Viet Goods</b>
          <b style={{ textTransform: 'uppercase' }}>{t(`order.service.${shipping.service}`)}</b>
        </Ends>
        <div>
          <small>{t('print.to')}</small>
          <address style={{ fontSize: paper === 'A6' ? '14pt' : '12pt' }}>
            {lines.map((line, index) => (
              <div
                key={`${index} ${line}`}
                style={index === 0 || index === lines.length - 1 ? { fontWeight: 700 } : {}}
              >
                {line}
              </div>
            ))}
            <div>{recipient.phone}</div>
          </address>
        </div>
        <Ends>
          <span>{t('print.pieces', { count: pieces })}</span>
          {actualGrams !== undefined && <b>{formatWeight(actualGrams)}</b>}
        </Ends>
        <div style={{ textAlign: 'center' }}>
          <Barcode text={code} height={18} />
          <b style={{ fontSize: '13pt', letterSpacing: '0.5mm' }}>{code}</b>
        </div>
      </Parts>
    </Sheet>
  );
}
