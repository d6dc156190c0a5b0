import { useQuery } from '@gvg/query';
import { Link } from '@gvg/router';
import { color, styled } from '@gvg/ui';
import { useState } from 'react';
import { LoadError } from '../../../components/load-error.tsx';
import { StackedTable, TableScroller } from '../../../components/small-table.tsx';
import { StaffCard } from '../../../components/staff-card.tsx';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { importsQuery } from '../api/product-imports.ts';
import { formatBytes } from '../format-bytes.ts';
import { stateOf } from '../import-stage.ts';

const limit = 10;
const dayMs = 86_400_000;

const Frame = styled('div')({ marginTop: 14, '& th a': { color: color.jade, overflowWrap: 'anywhere' } });

/** Own imports with links. Renders nothing if there are none. */
export function MyImports() {
  const { t, locale } = useStaffTexts();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(importsQuery(page, limit));
  if (data === undefined) return error === null ? null : <LoadError error={error} retry={() => void refetch()} />;
  if (data.totalDocs === 0) return null;
  return (
    <Frame>
      <StaffCard title={t('imports.mine')} head={t('imports.mineHint')}>
        <TableScroller tabIndex={0} role="group" aria-label={t('imports.mine')}>
          <StackedTable>
            <thead>
              <tr>
                <th scope="col">{t('imports.mineColumns.name')}</th>
                <th scope="col">{t('imports.mineColumns.state')}</th>
                <th scope="col" data-number="">
                  {t('imports.mineColumns.size')}
                </th>
                <th scope="col" data-number="">
                  {t('imports.mineColumns.createdAt')}
                </th>
                <th scope="col" data-number="">
                  {t('imports.mineColumns.left')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.docs.map((stored) => {
                const left = Math.max(1, Math.ceil((Date.parse(stored.expiresAt) - Date.now()) / dayMs));
                return (
                  <tr key={stored._id}>
                    <th scope="row">
                      <Link to={`/admin/products/import?id=${stored._id}`}>{stored.name}</Link>
                    </th>
                    <td>{t(`imports.states.${stateOf(stored)}`)}</td>
                    <td data-number="" data-label={t('imports.mineColumns.size')}>
                      {formatBytes(stored.size)}
                    </td>
                    <td data-number="" data-label={t('imports.mineColumns.createdAt')}>
                      {formatDayTime(new Date(stored.createdAt), locale)}
                    </td>
                    <td data-number="" data-label={t('imports.mineColumns.left')}>
                      {t('imports.daysLeft', { count: left })}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </StackedTable>
        </TableScroller>
        <PageSwitch list={data} onGo={setPage} />
      </StaffCard>
    </Frame>
  );
}
