import { formatNumber } from './format-number.ts';

/** Formats whole VND by the specification's rule (§9): en-GB grouping with the suffix đ, such as `1,234,567đ`. */
export function formatMoney(amount: number): string {
  return `${formatNumber(amount, 0)}đ`;
}
