import type { ProductUnit } from '@gvg/contracts/catalogue/terms';
import { formatNumber } from '@gvg/contracts/values/format-number';
import type { Locale } from '@gvg/contracts/values/locale';

/** Rounds a count down: 860, 1.2k, 15k. */
export function formatRoughly(count: number): string {
  if (count < 1_000) return String(count);
  const thousands = count / 1_000;
  return `${thousands < 10 ? Math.floor(thousands * 10) / 10 : Math.floor(thousands)}k`;
}

/** Formats the net content of one piece: `500 g`, `1.5 kg`. */
export function formatContent(unit: ProductUnit, quantity: number): string {
  return `${formatNumber(quantity)} ${unit === 'KILOGRAM' ? 'kg' : 'g'}`;
}

/** Formats the UTC date of an ISO 8601 timestamp as 21/11/2026. */
export function formatDay(instant: string): string {
  const [year = '', month = '', day = ''] = instant.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

/** All year round, since 1975. */
const vietnamOffsetMs = 7 * 3_600_000;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/**
 * Formats day and time of an ISO 8601 timestamp in Vietnam, where the shop is: 22/01/2027 or 22 Jan 2027, 23:59. Equal to
 * Intl.DateTimeFormat, whose first use loads the browser’s locale data and delays the start of a product’s page by 20 ms, more on slow
 * phones.
 */
export function formatVietnamTime(instant: string, locale: Locale): { day: string; time: string } {
  const inVietnam = new Date(Date.parse(instant) + vietnamOffsetMs).toISOString();
  const [year, month, day] = inVietnam.slice(0, 10).split('-');
  return {
    day: locale === 'vi' ? formatDay(inVietnam) : `${Number(day)} ${months[Number(month) - 1]} ${year}`,
    time: inVietnam.slice(11, 16),
  };
}
