import { parseGrams, typedNumber } from '@gvg/contracts/values/parse-number';

const heaviestGrams = 10_000_000;
const longestCentimetres = 1_000;
const millimetres = 10;

/** Parses a weight such as `5,620`, `5620 g` or `5.62 kg` to whole grams. Undefined for anything else. */
export function gramsOf(text: string): number | undefined {
  const grams = parseGrams(text) ?? 0;
  return grams >= 1 && grams <= heaviestGrams ? grams : undefined;
}

/** Parses three sides in centimetres such as `38 × 26 × 22` or `38x26x22`. Undefined for anything else. */
export function sidesOf(text: string): { length: number; width: number; height: number } | undefined {
  const sides = typedNumber(text)
    .replace(/\s*cm$/i, '')
    .split(/\s*[x×*]\s*|\s+/i)
    .map((side) => (/^\d+([.,]\d)?$/.test(side) ? Math.round(Number(side.replace(',', '.')) * millimetres) : 0));
  const [length, width, height] = sides;
  const isValid = sides.length === 3 && sides.every((side) => side > 0 && side <= longestCentimetres * millimetres);
  return isValid && length !== undefined && width !== undefined && height !== undefined
    ? { length, width, height }
    : undefined;
}
