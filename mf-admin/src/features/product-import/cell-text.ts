import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { formatMoney } from '@gvg/contracts/values/money';
import type { TFunction } from '@gvg/i18n';
import type { GroupNames } from '../product-changes/describe-action.ts';

const money: readonly ProductFileColumn[] = ['price', 'salePrice'];
const pieces: readonly ProductFileColumn[] = ['stock', 'stock_was'];
const groups: readonly ProductFileColumn[] = ['category', 'producer'];

/** Right-aligned columns. */
export const isNumberColumn = (column: ProductFileColumn): boolean =>
  money.includes(column) || pieces.includes(column) || column === 'weightGrams';

/** Formats a cell of the export for display. */
export function cellText(column: ProductFileColumn, value: string, names: GroupNames, t: TFunction): string {
  const amount = /^\d+$/.test(value) ? Number(value) : undefined;
  if (amount !== undefined) {
    if (money.includes(column)) return formatMoney(amount);
    if (pieces.includes(column)) return formatNumber(amount, 0);
    if (column === 'weightGrams') return `${formatNumber(amount, 0)} g`;
  }
  if (groups.includes(column)) return names.get(value) ?? value;
  if (column === 'isShowed' && (value === 'true' || value === 'false'))
    return t(`goods.state.${value === 'true' ? 'SHOWN' : 'HIDDEN'}`);
  return value;
}
