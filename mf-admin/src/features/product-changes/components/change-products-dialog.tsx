import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { useState } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { RowsOfChange } from '../../bulk-changes/api/bulk-changes.ts';
import { ChangedRowsDialog } from '../../bulk-changes/components/changed-rows-dialog.tsx';
import { changeQuery } from '../api/product-changes.ts';
import { remarkOf } from './change-rows.tsx';

const limit = 20;

/** Products that a change skipped, or that undoing it would skip, with links to their forms. */
export function ChangeProductsDialog({
  id,
  products,
  onClose,
}: {
  id: string;
  products: RowsOfChange;
  onClose: () => void;
}) {
  const { t, locale } = useStaffTexts();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(changeQuery(id, { products, page, limit }));
  return (
    <ChangedRowsDialog
      title={t(`changes.rows.${products}`)}
      list={{ data: data?.products, error, refetch }}
      rowOf={(row) => ({
        id: row.product,
        name: localize(row.name, locale),
        path: `/product/edit?id=${row.product}`,
        remark: remarkOf(row, t),
      })}
      onGo={setPage}
      onClose={onClose}
    />
  );
}
