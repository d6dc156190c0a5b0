const lowest = 100;
const highest = 1_000_000;

/** Parses kilograms with decimal comma or point into grams; undefined unless between 0.1 and 1,000 kg. */
export function gramsOf(kilograms: string): number | undefined {
  const text = kilograms.trim().replace(',', '.');
  const grams = /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 1_000) : NaN;
  return grams >= lowest && grams <= highest ? grams : undefined;
}
