import type { OrderSums } from '@gvg/contracts/cart/http/order-schema';
import { formatMoney } from '@gvg/contracts/values/money';
import { color, fontWeight, styled } from '@gvg/ui';
import { SmallTable } from '../../../components/small-table.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const Table = styled(SmallTable)({
  '& thead td': { borderTop: 0 },
  '& tr[data-total] > *': { fontWeight: fontWeight.heading },
  '& tr[data-total]': { backgroundColor: color.goldSoft },
  '& td[data-changed]': { fontWeight: fontWeight.heading },
  '& td[data-changed] + td, & td:has(+ td[data-changed])': { color: color.muted },
});

const rows = ['goods', 'serviceFee', 'freight', 'total', 'due', 'credit'] as const;

/** Goods, fee, estimated freight and amount due, before and after a change. */
export function SumsTable({ before, after }: { before: OrderSums; after: OrderSums }) {
  const { t } = useStaffTexts();
  return (
    <Table>
      <caption hidden>{t('order.amend.preview')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col" data-number="">
            {t('order.amend.now')}
          </th>
          <th scope="col" data-number="">
            {t('order.amend.then')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter((row) => before[row] !== 0 || after[row] !== 0)
          .map((row) => (
            <tr key={row} {...(row === 'due' ? { 'data-total': '' } : {})}>
              <th scope="row">{t(`order.amend.sums.${row}`)}</th>
              <td data-number="">{formatMoney(before[row])}</td>
              <td data-number="" {...(before[row] === after[row] ? {} : { 'data-changed': '' })}>
                {formatMoney(after[row])}
              </td>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}
