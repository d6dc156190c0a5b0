import { pageContext } from '@gvg/browser-kit';
import { ExportList } from '../../../components/export-list.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { OrdersFilter } from '../api/orders.ts';

/** Exports all pages of the filtered list. */
export function ExportOrders({ filter }: { filter: OrdersFilter }) {
  const { t } = useStaffTexts();
  return (
    <ExportList
      title={t('exports.orders')}
      text={t('exports.ordersText')}
      download={(separator) => pageContext().api.call('exportOrders', { query: { ...filter, separator } })}
    />
  );
}
