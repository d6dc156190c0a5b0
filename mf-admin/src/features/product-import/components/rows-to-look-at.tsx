import type { ImportRow } from '@gvg/contracts/catalogue/http/product-imports';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { LongText } from '../../../components/long-text.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { columnPlace } from '../column-place.ts';
import { useFocusNext } from '../use-focus-next.ts';
import type { Mend } from '../use-mends.ts';
import { FileProduct } from './file-product.tsx';
import { IssueText } from './issue-text.tsx';
import { MendCell } from './mend-cell.tsx';
import { RowTable } from './row-table.ts';

export interface RowsToLookAtProps {
  rows: readonly ImportRow[];
  pending: readonly Mend[];
  onMend: (mend: Mend) => void;
}

/** Accepted cells that may be wrong, with the value in the file and a suggestion. */
export function RowsToLookAt({ rows, pending, onMend }: RowsToLookAtProps) {
  const { t } = useStaffTexts();
  const { body, notice } = useFocusNext();
  return (
    <RowTable>
      <thead>
        <tr>
          {(['line', 'name', 'column', 'value', 'look'] as const).map((name) => (
            <th key={name} scope="col" {...(name === 'look' ? { 'data-wide': '' } : {})}>
              {t(`imports.rowColumns.${name}`)}
            </th>
          ))}
          <th scope="col" data-wide="">
            {t('imports.badColumns.mend')}
          </th>
        </tr>
      </thead>
      <tbody ref={body} onClick={notice} onSubmit={notice}>
        {rows.flatMap((row) =>
          row.issues.map((issue, index) => {
            const { column, value, code } = issue;
            return (
              <tr key={`${row.line} ${column} ${code}`} {...(index > 0 ? { 'data-more': '' } : {})}>
                <th scope="row" data-beside-corner="" data-label={t('imports.rowColumns.line')}>
                  {formatNumber(row.line, 0)}
                </th>
                <td>{index === 0 && <FileProduct row={row} />}</td>
                <td data-corner="">
                  <code>{columnPlace(issue, t)}</code>
                </td>
                <td data-text="">{value !== '' && <LongText text={value} length={60} />}</td>
                <td data-text="">
                  <IssueText issue={issue} />
                </td>
                <td data-text="">
                  <MendCell
                    line={row.line}
                    cell={issue}
                    pending={pending.find(
                      (mend) => mend.kind === 'CELL' && mend.line === row.line && mend.column === column,
                    )}
                    onMend={onMend}
                  />
                </td>
              </tr>
            );
          }),
        )}
      </tbody>
    </RowTable>
  );
}
