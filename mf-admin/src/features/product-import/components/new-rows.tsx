import type { ImportRow } from '@gvg/contracts/catalogue/http/product-imports';
import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { localize } from '@gvg/contracts/values/locale';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { MissingEnglish } from '../../../components/missing-english.tsx';
import { NoValue } from '../../../table/no-value.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { GroupNames } from '../../product-changes/describe-action.ts';
import { cellText } from '../cell-text.ts';
import { CellsDialog } from './cells-dialog.tsx';
import { FileProduct } from './file-product.tsx';
import { IssueText } from './issue-text.tsx';
import { RowTable } from './row-table.ts';

const shownColumns = ['category', 'price', 'stock'] as const satisfies readonly ProductFileColumn[];

/** Rows that create a product: the main columns, and a button to show all cells. */
export function NewRows({ rows, names }: { rows: readonly ImportRow[]; names: GroupNames }) {
  const { t, locale } = useStaffTexts();
  const [open, setOpen] = useState<ImportRow>();
  const cellOf = ({ changes }: ImportRow, wanted: ProductFileColumn) => {
    const value = changes.find(({ column }) => column === wanted)?.after;
    return value === undefined || value === '' ? <NoValue /> : cellText(wanted, value, names, t);
  };
  return (
    <>
      <RowTable>
        <thead>
          <tr>
            <th scope="col">{t('imports.rowColumns.line')}</th>
            <th scope="col">{t('imports.rowColumns.name')}</th>
            {shownColumns.map((column) => (
              <th key={column} scope="col" {...(column === 'category' ? {} : { 'data-number': '' })}>
                <code>{column}</code>
              </th>
            ))}
            <th scope="col" data-wide="">
              {t('imports.rowColumns.look')}
            </th>
            <th scope="col">{t('imports.rowColumns.cells')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { line, name, changes, issues } = row;
            return (
              <tr key={line}>
                <th scope="row" data-label={t('imports.rowColumns.line')}>
                  {formatNumber(line, 0)}
                </th>
                <td>
                  <FileProduct row={row} />
                </td>
                {shownColumns.map((column) => (
                  <td key={column} {...(column === 'category' ? {} : { 'data-number': '', 'data-label': column })}>
                    {cellOf(row, column)}
                  </td>
                ))}
                <td data-text="">
                  {name.en === '' && <MissingEnglish />}
                  {issues.map((issue) => (
                    <IssueText key={`${issue.column} ${issue.code}`} issue={issue} />
                  ))}
                </td>
                <td>
                  <TextButton
                    aria-label={t('imports.allCellsOf', {
                      line,
                      name: localize(name, locale),
                      count: changes.length,
                    })}
                    onClick={() => setOpen(row)}
                  >
                    {t('imports.allCells', { count: changes.length })}
                  </TextButton>
                </td>
              </tr>
            );
          })}
        </tbody>
      </RowTable>
      {open && <CellsDialog row={open} names={names} onClose={() => setOpen(undefined)} />}
    </>
  );
}
