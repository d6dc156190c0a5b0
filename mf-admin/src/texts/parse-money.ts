/** Whole VND as people type them: `1,362,000`, `1.362.000đ`, `1362000`; undefined for anything else. */
export function parseMoney(text: string): number | undefined {
  const digits = text.trim().replace(/\s*(đ|₫|vnd)$/i, '');
  const isGrouped = /^\d{1,3}([., ]\d{3})*$/.test(digits);
  if (!isGrouped && !/^\d+$/.test(digits)) return undefined;
  const amount = Number(digits.replaceAll(/\D/g, ''));
  return Number.isSafeInteger(amount) ? amount : undefined;
}
