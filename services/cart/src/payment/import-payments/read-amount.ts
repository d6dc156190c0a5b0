const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]00?)?$/;
const plain = /^\d+(?:[.,]00?)?$/;

const withoutCurrency = (cell: string): string => cell.replace(/VND|VNĐ|đ|[\s+]/giu, '');

/** Parses an amount in VND, with or without thousands separators, "+", "VND" and ",00". Returns undefined for anything but a whole amount. */
export function readAmount(cell: string): number | undefined {
  const text = withoutCurrency(cell);
  if (!grouped.test(text) && !plain.test(text)) return undefined;
  const amount = Number(text.replace(/[.,]\d{1,2}$/, '').replace(/[.,]/g, ''));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** Returns true for an outgoing amount: with a minus, or in parentheses as in accounting. */
export const isTakenAway = (cell: string): boolean => {
  const [, minus, bracketed] = /^(?:[-−–](.+)|\((.+)\))$/.exec(withoutCurrency(cell)) ?? [];
  return readAmount(minus ?? bracketed ?? '') !== undefined;
};
