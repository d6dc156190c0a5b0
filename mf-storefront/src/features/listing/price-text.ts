const highestPrice = 100_000_000_000;

/** Whole VND with or without groups of three: `50000`, `50.000`, `50,000`, `50 000`, each also with `đ`. */
const priceText = /^(?:\d+|\d{1,3}(?:[.,\s]\d{3})+)\s*[đ₫]?$/u;

/** What somebody typed as a price, in VND; undefined for anything else. */
export function parsePrice(text: string): number | undefined {
  const trimmed = text.trim().normalize('NFC');
  if (!priceText.test(trimmed)) return undefined;
  const value = Number(trimmed.replace(/\D/g, ''));
  return value <= highestPrice ? value : undefined;
}
