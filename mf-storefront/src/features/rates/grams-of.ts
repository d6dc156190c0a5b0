const lowest = 100;
const highest = 1_000_000;

/** Grams of a weight typed in kilograms, with comma or point; undefined for anything but 0.1 to 1,000 kg. */
export function gramsOf(kilograms: string): number | undefined {
  const text = kilograms.trim().replace(',', '.');
  const grams = /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 1_000) : NaN;
  return grams >= lowest && grams <= highest ? grams : undefined;
}
