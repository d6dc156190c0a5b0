import type { ImportRow } from '@gvg/contracts/catalogue/http/product-imports';
import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { VisuallyHidden } from '@gvg/ui';
import { LongText } from '../../../components/long-text.tsx';
import { NoValue } from '../../../table/no-value.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { GroupNames } from '../../product-changes/describe-action.ts';
import { cellText, isNumberColumn } from '../cell-text.ts';
import { FileProduct } from './file-product.tsx';
import { IssueText } from './issue-text.tsx';
import { RowTable } from './row-table.ts';

/** Rows that change a product, with each cell before and after. */
export function ChangedRows({ rows, names }: { rows: readonly ImportRow[]; names: GroupNames }) {
  const { t } = useStaffTexts();
  const shown = (column: ProductFileColumn, value: string | undefined) => {
    if (value === undefined || value === '') return t('imports.nothing');
    const text = cellText(column, value, names, t);
    return isNumberColumn(column) ? text : <LongText text={text} length={80} />;
  };
  return (
    <RowTable>
      <thead>
        <tr>
          <th scope="col">{t('imports.rowColumns.line')}</th>
          <th scope="col">{t('imports.rowColumns.name')}</th>
          <th scope="col">{t('imports.rowColumns.column')}</th>
          <th scope="col" data-number="">
            {t('imports.rowColumns.before')}
          </th>
          <th aria-hidden />
          <th scope="col" data-number="">
            {t('imports.rowColumns.after')}
          </th>
          <th scope="col" data-wide="">
            {t('imports.rowColumns.look')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.flatMap((row) =>
          row.changes.map(({ column, before, after }, index) => {
            const isNumber = isNumberColumn(column);
            const place = isNumber ? { 'data-number': '' } : { 'data-text': '' };
            // Issues of unchanged cells are shown next to the first changed one.
            const issues = row.issues.filter(
              (issue) =>
                issue.column === column ||
                (index === 0 && row.changes.every((change) => change.column !== issue.column)),
            );
            return (
              <tr key={`${row.line} ${column}`} {...(index > 0 ? { 'data-more': '' } : {})}>
                <th scope="row" data-beside-corner="" data-label={t('imports.rowColumns.line')}>
                  {formatNumber(row.line, 0)}
                </th>
                <td>{index === 0 && <FileProduct row={row} />}</td>
                <td data-corner="">
                  <code>{column}</code>
                </td>
                <td {...place} data-label={t('imports.rowColumns.before')}>
                  <s>{shown(column, before)}</s>
                </td>
                <td data-arrow="" aria-hidden>
                  →
                </td>
                <td {...place} data-label={t('imports.rowColumns.after')}>
                  <VisuallyHidden>→ </VisuallyHidden>
                  <b>{shown(column, after)}</b>
                </td>
                <td data-text="">
                  {issues.length === 0 ? (
                    <NoValue />
                  ) : (
                    issues.map((issue) => <IssueText key={`${issue.column} ${issue.code}`} issue={issue} />)
                  )}
                </td>
              </tr>
            );
          }),
        )}
      </tbody>
    </RowTable>
  );
}
