/** Amounts from here on are shown in whole units. */
const wholeFrom = 10;

/** An amount in another currency, `≈ ¥12,300`: three significant digits, because it goes by a rate that staff sets now and then. Never stored or summed. */
export function approximate(amount: number, { currency, vndPerUnit }: { currency: string; vndPerUnit: number }): string {
  const value = amount / vndPerUnit;
  const digits = value >= wholeFrom ? { maximumFractionDigits: 0 } : {};
  const rounded = value >= wholeFrom ? Number(value.toPrecision(3)) : value;
  return `≈ ${new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits }).format(rounded)}`;
}
