import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/values/locale';
import { formatDay } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { packedLines } from '../picked-goods.ts';
import type { Paper } from '../printed-documents.ts';
import { Barcode } from './barcode.tsx';
import { Box, Ends, Parts, Sheet } from './sheet.ts';

/** Contents of a parcel for packers and the recipient. Without prices, because it may be a present. */
export function PackingSlip({ order, paper }: { order: Order; paper: Paper }) {
  const { t, locale } = useStaffTexts();
  const { code, recipient, createdAt, note } = order;
  const lines = packedLines(order);
  return (
    <Sheet paper={paper} aria-label={t('print.slipOf', { code })}>
      <Parts>
        <Ends>
          <h2 style={{ fontSize: '15pt' }}>{t('print.slip')}</h2>
          <b>Goods Viet Goods</b>
        </Ends>
        <div style={{ maxWidth: '90mm' }}>
          <Barcode text={code} height={12} />
          <b>{code}</b> · {formatDay(new Date(createdAt), locale)} · {recipient.fullName}
        </div>
        <table>
          <thead>
            <tr>
              <th aria-label={t('print.packed')} style={{ width: '8mm' }} />
              <th>{t('print.goods')}</th>
              <th style={{ textAlign: 'end' }}>{t('print.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ _id, name, amount }) => (
              <tr key={_id}>
                <td>
                  <Box aria-hidden />
                </td>
                <td>{localize(name, locale)}</td>
                <td style={{ textAlign: 'end', fontWeight: 700 }}>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {note !== '' && (
          <p>
            <b>{t('print.note')}</b> {note}
          </p>
        )}
        <p>{t('print.thanks')}</p>
      </Parts>
    </Sheet>
  );
}
