import { formatNumber } from '@gvg/contracts/values/format-number';
import { useQuery } from '@gvg/query';
import { Note, color, fontWeight, styled } from '@gvg/ui';
import { SmallTable, TableScroller } from '../../../components/small-table.tsx';
import { CardContent, CardLink, StaffCard } from '../../../components/staff-card.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { stockQuery } from '../api/figures.ts';
import { CardState } from './card-state.tsx';
import { ProductCell } from './product-cell.tsx';

const Left = styled('b')({ fontWeight: fontWeight.heading, '&[data-low]': { color: color.clay } });

/** Remaining days at which a product must be reordered at once. */
const lowDays = 4;

/** Stock that will run out soon, most urgent first. */
export function LowStock() {
  const { t } = useStaffTexts();
  const figures = useQuery(stockQuery());
  return (
    <StaffCard
      title={t('dashboard.lowStock')}
      head={
        <>
          {t('dashboard.lowStockHint')}
          <CardLink data-end="" to="/admin/products?sort=stock">
            {t('dashboard.restock')}
          </CardLink>
        </>
      }
    >
      <CardState of={figures}>
        {({ lowStock }) =>
          lowStock.first.length === 0 ? (
            <CardContent>
              <Note>{t('dashboard.enoughStock')}</Note>
            </CardContent>
          ) : (
            <TableScroller tabIndex={0} role="group" aria-label={t('dashboard.lowStock')}>
              <SmallTable>
                <thead>
                  <tr>
                    <th scope="col">{t('dashboard.columns.item')}</th>
                    {(['stock', 'pace', 'lasts'] as const).map((name) => (
                      <th key={name} scope="col" data-number="">
                        {t(`dashboard.columns.${name}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {lowStock.first.map(({ product, name, image, stock, sold, daysLeft }) => (
                    <tr key={product}>
                      <th scope="row">
                        <ProductCell name={name} image={image} />
                      </th>
                      <td data-number="">
                        <Left {...(daysLeft < lowDays ? { 'data-low': '' } : {})}>{formatNumber(stock, 0)}</Left>
                      </td>
                      <td data-number="">{formatNumber(sold, 0)}</td>
                      <td data-number="">
                        {stock === 0 ? t('dashboard.soldOut') : t('dashboard.daysLeft', { count: daysLeft })}
                      </td>
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
