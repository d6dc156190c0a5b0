import type { ProductUnit } from '@gvg/contracts/catalogue/terms';

/** Servers and browsers carry different language data, so only what all of them agree on is formatted: en-GB grouping, as the specification groups money. */
const grouping = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 });

const kilogram = 1_000;

export function formatNumber(value: number): string {
  return grouping.format(value);
}

/** 860, 1.2k, 15k: how many were sold needs no more digits than that. */
export function formatRoughly(count: number): string {
  if (count < 1_000) return String(count);
  const thousands = count / 1_000;
  return `${thousands < 10 ? Math.floor(thousands * 10) / 10 : Math.floor(thousands)}k`;
}

/** Kilograms where they are short to say or there are many of them, else grams: `1.5 kg`, `1,680 g`, `12.345 kg`. */
export function formatWeight(grams: number): string {
  const inKilograms = grams >= 10 * kilogram || (grams >= kilogram && grams % 100 === 0);
  return inKilograms ? `${formatNumber(grams / kilogram)} kg` : `${formatNumber(grams)} g`;
}

/** What one piece holds: `500 g`, `1.5 kg`. */
export function formatContent(unit: ProductUnit, quantity: number): string {
  return `${formatNumber(quantity)} ${unit === 'KILOGRAM' ? 'kg' : 'g'}`;
}

/** Day of an instant (ISO 8601, UTC) as 21/11/2026. */
export function formatDay(instant: string): string {
  const [year = '', month = '', day = ''] = instant.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
