import { countryName } from '@gvg/customer-ui';
import { formatMoney } from '@gvg/contracts/values/money';
import { useQuery } from '@gvg/query';
import { Link } from '@gvg/router';
import { Note, color, fontWeight, styled } from '@gvg/ui';
import { StackedTable, TableScroller } from '../../../components/small-table.tsx';
import { CardContent, CardLink, StaffCard } from '../../../components/staff-card.tsx';
import { NoValue } from '../../../table/no-value.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { StatusTag } from '../../orders/components/status-tag.tsx';
import { newestOrdersQuery } from '../api/figures.ts';
import { CardState } from './card-state.tsx';

const Code = styled(Link)({ color: color.ink, fontWeight: fontWeight.heading, '&:hover': { color: color.jade } });

export function NewestOrders() {
  const { t, locale } = useStaffTexts();
  const orders = useQuery(newestOrdersQuery);
  return (
    <StaffCard
      title={t('dashboard.newest')}
      head={
        <CardLink
          data-end=""
          to="/admin/orders?sort=-createdAt"
          aria-label={`${t('dashboard.allOrders')}: ${t('dashboard.newest')}`}
        >
          {t('dashboard.allOrders')}
        </CardLink>
      }
    >
      <CardState of={orders} lines={5}>
        {({ docs }) =>
          docs.length === 0 ? (
            <CardContent>
              <Note>{t('orders.none')}</Note>
            </CardContent>
          ) : (
            <TableScroller tabIndex={0} role="group" aria-label={t('dashboard.newest')}>
              <StackedTable>
                <thead>
                  <tr>
                    {(['code', 'customer', 'status'] as const).map((name) => (
                      <th key={name} scope="col">
                        {t(`orders.columns.${name}`)}
                      </th>
                    ))}
                    {(['due', 'createdAt'] as const).map((name) => (
                      <th key={name} scope="col" data-number="">
                        {t(`orders.columns.${name}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {docs.map(({ _id, code, recipient, shipping, status, totals, createdAt }) => (
                    <tr key={_id}>
                      <th scope="row" data-beside-corner="">
                        <Code to={`/admin/orders/${code}`}>{code}</Code>
                      </th>
                      <td>
                        {recipient.fullName} · {countryName(shipping.country, locale)}
                      </td>
                      <td data-corner="">
                        <StatusTag status={status} />
                      </td>
                      <td data-number="" data-label={t('orders.columns.due')}>
                        {totals.due === 0 ? <NoValue /> : formatMoney(totals.due)}
                      </td>
                      <td data-number="" data-label={t('orders.columns.createdAt')}>
                        {formatDayTime(new Date(createdAt), locale)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </StackedTable>
            </TableScroller>
          )
        }
      </CardState>
    </StaffCard>
  );
}
