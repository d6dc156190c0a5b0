import { parseKilograms } from '@gvg/contracts/values/parse-number';

const lowest = 100;
/** Above this weight the form asks again (rules/money-weight-language.md). */
const highest = 100_000;

/** Parses typed kilograms into grams; undefined unless between 0.1 and 100 kg. */
export function gramsOf(kilograms: string): number | undefined {
  const grams = parseKilograms(kilograms) ?? 0;
  return grams >= lowest && grams <= highest ? grams : undefined;
}
