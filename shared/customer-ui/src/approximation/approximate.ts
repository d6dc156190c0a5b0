import { formatNumber } from '@gvg/contracts/values/format-number';

/** Amounts from this one on are shown in whole units. */
const wholeFrom = 10;

/**
 * Prefixes of the currencies that the shop is set up with, as Intl formats them in en-GB. Others use Intl, whose first formatter loads the
 * browser’s locale data and takes 20 ms or more of a page that has just become interactive.
 */
const prefixes: Partial<Record<string, string>> = {
  AUD: '$',
  CAD: '$',
  CZK: 'Kč\u00A0',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  KRW: '₩',
  PLN: 'zł\u00A0',
  SGD: '$',
  TWD: '$',
  USD: '$',
};
const wholeCurrencies = ['JPY', 'KRW'];

/**
 * Formats an amount in another currency, such as `≈ ¥12,300`. Three significant digits, because staff updates the rate only occasionally.
 * Never stored or summed.
 */
export function approximate(
  amount: number,
  { currency, vndPerUnit }: { currency: string; vndPerUnit: number },
): string {
  const value = amount / vndPerUnit;
  const isWhole = value >= wholeFrom;
  const rounded = isWhole ? Number(value.toPrecision(3)) : value;
  const prefix = prefixes[currency];
  if (prefix === undefined) {
    const digits = isWhole ? { maximumFractionDigits: 0 } : {};
    return `≈ ${new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits }).format(rounded)}`;
  }
  return `≈ ${prefix}${isWhole ? formatNumber(rounded, 0) : rounded.toFixed(wholeCurrencies.includes(currency) ? 0 : 2)}`;
}
