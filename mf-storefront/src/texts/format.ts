import type { ProductUnit } from '@gvg/contracts/catalogue/terms';

/** Servers and browsers have different locale data, so only en-GB grouping is used, which all support and the specification uses for money. */
const grouping = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 });

const kilogram = 1_000;

export function formatNumber(value: number): string {
  return grouping.format(value);
}

/** Rounds a count down: 860, 1.2k, 15k. */
export function formatRoughly(count: number): string {
  if (count < 1_000) return String(count);
  const thousands = count / 1_000;
  return `${thousands < 10 ? Math.floor(thousands * 10) / 10 : Math.floor(thousands)}k`;
}

/** Kilograms for multiples of 100 g from 1 kg and for anything from 10 kg, else grams: `1.5 kg`, `1,680 g`, `12.345 kg`. */
export function formatWeight(grams: number): string {
  const inKilograms = grams >= 10 * kilogram || (grams >= kilogram && grams % 100 === 0);
  return inKilograms ? `${formatNumber(grams / kilogram)} kg` : `${formatNumber(grams)} g`;
}

/** Net content of one piece: `500 g`, `1.5 kg`. */
export function formatContent(unit: ProductUnit, quantity: number): string {
  return `${formatNumber(quantity)} ${unit === 'KILOGRAM' ? 'kg' : 'g'}`;
}

/** UTC date of an ISO 8601 timestamp as 21/11/2026. */
export function formatDay(instant: string): string {
  const [year = '', month = '', day = ''] = instant.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
