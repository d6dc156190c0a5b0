import { formatNumber } from './format-number.ts';

/** VND, an integer, by the specification's rule (§9): en-GB grouping with the suffix đ, e.g. `1,234,567đ`. */
export function formatMoney(amount: number): string {
  return `${formatNumber(amount, 0)}đ`;
}
