import { parseMoney } from '@gvg/contracts/values/parse-money';

const highestPrice = 100_000_000_000;

/** Whole VND with or without groups of three: `50000`, `50.000`, `50,000`, `50 000`, each also with `đ`. */
const priceText = /^(?:\d+|\d{1,3}(?:[.,\s]\d{3})+)\s*[đ₫]?$/u;

/** `50k`, of which `parseMoney` reads what stands before. */
const thousands = /k\s*[đ₫]?$/iu;

/** What somebody typed as a price, in VND; undefined for anything else. */
export function parsePrice(text: string): number | undefined {
  const trimmed = text.trim().normalize('NFC');
  const value = thousands.test(trimmed)
    ? parseMoney(trimmed.replaceAll(/\s/gu, ' '))
    : priceText.test(trimmed)
      ? Number(trimmed.replace(/\D/g, ''))
      : undefined;
  return value !== undefined && value <= highestPrice ? value : undefined;
}
