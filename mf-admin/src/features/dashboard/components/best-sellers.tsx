import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { formatMoney } from '@gvg/contracts/values/money';
import { Note } from '@gvg/ui';
import { SmallTable, TableScroller } from '../../../components/small-table.tsx';
import { CardContent, CardLink, StaffCard } from '../../../components/staff-card.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { Period } from '../api/figures.ts';
import { CardState } from './card-state.tsx';
import type { Loaded } from './card-state.tsx';
import { ProductCell } from './product-cell.tsx';

/** Best-selling products in paid orders of the period. */
export function BestSellers({ figures, period }: { figures: Loaded<CartDashboard>; period: Period }) {
  const { t } = useStaffTexts();
  return (
    <StaffCard
      title={t('dashboard.bestSellers')}
      head={
        <>
          {t('dashboard.bestSellersHint', { count: period })}
          <CardLink data-end="" to="/admin/products?sort=-sold">
            {t('dashboard.allProducts')}
          </CardLink>
        </>
      }
    >
      <CardState of={figures} lines={5}>
        {({ bestSellers }) =>
          bestSellers.length === 0 ? (
            <CardContent>
              <Note>{t('dashboard.noSales')}</Note>
            </CardContent>
          ) : (
            <TableScroller tabIndex={0} role="group" aria-label={t('dashboard.bestSellers')}>
              <SmallTable>
                <thead>
                  <tr>
                    <th scope="col">{t('dashboard.columns.item')}</th>
                    <th scope="col" data-number="">
                      {t('dashboard.columns.sold')}
                    </th>
                    <th scope="col" data-number="">
                      {t('dashboard.columns.amount')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {bestSellers.map(({ product, name, image, pieces, amount }) => (
                    <tr key={product}>
                      <th scope="row">
                        <ProductCell name={name} image={image} />
                      </th>
                      <td data-number="">{formatNumber(pieces, 0)}</td>
                      <td data-number="">{formatMoney(amount)}</td>
                    </tr>
                  ))}
                </tbody>
              </SmallTable>
            </TableScroller>
          )
        }
      </CardState>
    </StaffCard>
  );
}
