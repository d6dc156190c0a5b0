import { parseKilograms } from '@gvg/contracts/values/parse-number';

const lowest = 100;
/** More is asked back (rules/money-weight-language.md). */
const highest = 100_000;

/** Parses kilograms as people type them into grams; undefined unless between 0.1 and 100 kg. */
export function gramsOf(kilograms: string): number | undefined {
  const grams = parseKilograms(kilograms) ?? 0;
  return grams >= lowest && grams <= highest ? grams : undefined;
}
