import { pageContext } from '@gvg/browser-kit';
import { Button } from '@gvg/ui';
import { Download } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { ExportDialog } from '../../../components/export-dialog.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { OrdersFilter } from '../api/orders.ts';

/** Saves the orders that the list is narrowed to, all pages of them. */
export function ExportOrders({ filter }: { filter: OrdersFilter }) {
  const { t } = useStaffTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        <Download size={18} aria-hidden />
        {t('exports.open')}
      </Button>
      {isOpen && (
        <ExportDialog
          title={t('exports.orders')}
          text={t('exports.ordersText')}
          download={(separator) => pageContext().api.call('exportOrders', { query: { ...filter, separator } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
