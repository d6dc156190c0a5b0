import { formatNumber } from './format-number.ts';

const kilogram = 1_000;

/**
 * Formats a weight in kilograms for multiples of 100 g from 1 kg and for anything from 10 kg, else in grams: `1.5 kg`, `1,680 g`, `12.345
 * kg`.
 */
export function formatWeight(grams: number): string {
  const inKilograms = grams >= 10 * kilogram || (grams >= kilogram && grams % 100 === 0);
  return inKilograms ? `${formatNumber(grams / kilogram)} kg` : `${formatNumber(grams)} g`;
}
