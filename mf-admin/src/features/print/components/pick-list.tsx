import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/values/locale';
import { formatDay, formatTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { pickedGoods } from '../picked-goods.ts';
import type { Paper } from '../printed-documents.ts';
import { Box, Ends, Parts, Sheet } from './sheet.ts';

/** Goods to take from the shelves for several orders in one round. */
export function PickList({ orders, paper, at }: { orders: readonly Order[]; paper: Paper; at: Date }) {
  const { t, locale } = useStaffTexts();
  return (
    <Sheet paper={paper} aria-label={t('print.pickList')}>
      <Parts>
        <Ends>
          <h2 style={{ fontSize: '15pt' }}>{t('print.pickList')}</h2>
          <span>
            {formatDay(at, locale)}, {formatTime(at)}
          </span>
        </Ends>
        <p>{t('print.ordersTogether', { count: orders.length })}</p>
        <table>
          <thead>
            <tr>
              <th aria-label={t('print.taken')} style={{ width: '8mm' }} />
              <th>{t('print.goods')}</th>
              <th style={{ textAlign: 'end' }}>{t('print.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {pickedGoods(orders).map(({ line, amount, orders: takers }) => (
              <tr key={line._id}>
                <td>
                  <Box aria-hidden />
                </td>
                <td>
                  {localize(line.name, locale)}
                  <br />
                  <small>{takers.map(({ code, amount: pieces }) => `${code} × ${pieces}`).join(', ')}</small>
                </td>
                <td style={{ textAlign: 'end', fontWeight: 700 }}>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Parts>
    </Sheet>
  );
}
