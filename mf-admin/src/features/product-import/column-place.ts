import type { ImportRow } from '@gvg/contracts/catalogue/http/product-imports';
import type { TFunction } from '@gvg/i18n';

/** Column as in a spreadsheet: its letter, if the file has the column, and its name. Empty for an issue of a whole row. */
export function columnPlace(
  { column, letter }: Pick<ImportRow['errors'][number], 'column' | 'letter'>,
  t: TFunction,
): string {
  if (column === undefined) return '';
  return letter === undefined ? column : t('imports.cell', { letter, column });
}
