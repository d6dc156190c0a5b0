import type { ImportRow } from '@gvg/contracts/catalogue/http/product-imports';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { color, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { LoadError } from '../../../components/load-error.tsx';
import { LongText } from '../../../components/long-text.tsx';
import { TableScroller } from '../../../components/small-table.tsx';
import { StaffCard } from '../../../components/staff-card.tsx';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { importRowsQuery } from '../api/product-imports.ts';
import { columnPlace } from '../column-place.ts';
import { useFocusNext } from '../use-focus-next.ts';
import type { Mend } from '../use-mends.ts';
import { DownloadBadRows } from './download-bad-rows.tsx';
import { MendCell } from './mend-cell.tsx';
import { RowTable } from './row-table.ts';

const limit = 20;

const Hint = styled('span')({ color: color.muted });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 20px' });

export interface BadRowsCardProps {
  id: string;
  bad: number;
  unknownIds: number;
  /** Set once the dry run is done and rows can be requested. */
  isReady: boolean;
  pending: readonly Mend[];
  onMend: (mend: Mend) => void;
}

/** Rejected rows, with the faulty cells and ways to fix them. */
export function BadRowsCard({ id, bad, unknownIds, isReady, pending, onMend }: BadRowsCardProps) {
  const { t, locale } = useStaffTexts();
  const [page, setPage] = useState(1);
  // Fixing rows may have emptied the last page.
  const lastPage = Math.max(1, Math.ceil(bad / limit));
  const query = importRowsQuery(id, { view: 'BAD', page: Math.min(page, lastPage), limit });
  const { data, error, refetch } = useQuery({ ...query, enabled: isReady });
  const { body, notice } = useFocusNext();
  const number = formatNumber(bad, 0);
  const isCreatingAll = pending.some(({ kind }) => kind === 'CREATE_ALL');
  const pendingOf = (line: number, { column, code }: ImportRow['errors'][number]) =>
    pending.find(
      (mend) =>
        (mend.kind === 'CELL' && mend.line === line && mend.column === column) ||
        (code === 'UNKNOWN_ID' && (mend.kind === 'CREATE_ALL' || (mend.kind === 'CREATE' && mend.line === line))),
    );
  return (
    <StaffCard
      title={t('imports.badTitle', { count: bad, number })}
      isUrgent
      head={
        <>
          <Hint>{t('imports.badHint')}</Hint>
          <Ways data-end="">
            {unknownIds > 0 && (
              <TextButton disabled={isCreatingAll} onClick={() => onMend({ kind: 'CREATE_ALL' })}>
                {t('imports.createAll', { count: unknownIds, number: formatNumber(unknownIds, 0) })}
              </TextButton>
            )}
            <DownloadBadRows id={id} label={t('imports.badFile', { count: bad, number })} />
          </Ways>
        </>
      }
    >
      {data === undefined && error !== null && <LoadError error={error} retry={() => void refetch()} />}
      {data && (
        <TableScroller tabIndex={0} role="group" aria-label={t('imports.badTitle', { count: bad, number })}>
          <RowTable>
            <thead>
              <tr>
                {(['line', 'column', 'name', 'value', 'why', 'mend'] as const).map((name) => (
                  <th key={name} scope="col" {...(name === 'why' || name === 'mend' ? { 'data-wide': '' } : {})}>
                    {t(`imports.badColumns.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody ref={body} onClick={notice} onSubmit={notice}>
              {data.docs.flatMap(({ line, name, errors }) =>
                errors.map((cell, index) => (
                  <tr key={`${line} ${cell.column ?? ''} ${cell.code}`} {...(index > 0 ? { 'data-more': '' } : {})}>
                    <th scope="row" data-beside-corner="" data-label={t('imports.badColumns.line')}>
                      {formatNumber(line, 0)}
                    </th>
                    <td data-corner="">
                      <code>{columnPlace(cell, t)}</code>
                    </td>
                    <td data-text="">{localize(name, locale)}</td>
                    <td data-text="" data-bad="">
                      {cell.value !== '' && <LongText text={cell.value} length={60} />}
                    </td>
                    <td data-text="">{cell.message}</td>
                    <td data-text="">
                      <MendCell
                        line={line}
                        cell={cell}
                        isCreatable={cell.code === 'UNKNOWN_ID'}
                        pending={pendingOf(line, cell)}
                        onMend={onMend}
                      />
                    </td>
                  </tr>
                )),
              )}
            </tbody>
          </RowTable>
        </TableScroller>
      )}
      {data && data.totalPages > 1 && <PageSwitch list={data} onGo={setPage} />}
    </StaffCard>
  );
}
