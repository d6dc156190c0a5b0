import type { ImportRow } from '@gvg/contracts/catalogue/http/product-imports';
import type { TFunction } from '@gvg/i18n';

/** A column as a spreadsheet shows it: its letter, where the file has it, and its name. Empty for what is about a whole row. */
export function columnPlace(
  { column, letter }: Pick<ImportRow['errors'][number], 'column' | 'letter'>,
  t: TFunction,
): string {
  if (column === undefined) return '';
  return letter === undefined ? column : t('imports.cell', { letter, column });
}
