import { formatNumber } from '@gvg/contracts/values/format-number';
import { useQuery } from '@gvg/query';
import { Link } from '@gvg/router';
import { useState } from 'react';
import { LoadError } from '../../../components/load-error.tsx';
import { TableScroller } from '../../../components/small-table.tsx';
import { StaffCard } from '../../../components/staff-card.tsx';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { importRowsQuery } from '../api/product-imports.ts';
import { FileProduct } from './file-product.tsx';
import { RowTable } from './row-table.ts';

const limit = 20;

/** Rows that passed the dry run and failed in the import, with the reason. */
export function FailedRows({ id, failed }: { id: string; failed: number }) {
  const { t } = useStaffTexts();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(importRowsQuery(id, { view: 'FAILED', page, limit }));
  const title = t('imports.failedTitle', { count: failed, number: formatNumber(failed, 0) });
  return (
    <StaffCard title={title} isUrgent>
      {data === undefined && error !== null && <LoadError error={error} retry={() => void refetch()} />}
      {data && (
        <TableScroller tabIndex={0} role="group" aria-label={title}>
          <RowTable>
            <thead>
              <tr>
                {(['line', 'name', 'reason'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`imports.failedColumns.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.docs.map((row) => (
                <tr key={row.line}>
                  <th scope="row" data-label={t('imports.failedColumns.line')}>
                    {formatNumber(row.line, 0)}
                  </th>
                  <td>
                    {row.kind === 'NEW' || row.product === undefined ? (
                      <FileProduct row={row} />
                    ) : (
                      <Link to={`/product/edit?id=${row.product}`}>
                        <FileProduct row={row} />
                      </Link>
                    )}
                  </td>
                  <td data-text="" data-bad="">
                    {row.reason !== undefined && t(`changes.reasons.${row.reason}`)}
                  </td>
                </tr>
              ))}
            </tbody>
          </RowTable>
        </TableScroller>
      )}
      {data && data.totalPages > 1 && <PageSwitch list={data} onGo={setPage} />}
    </StaffCard>
  );
}
