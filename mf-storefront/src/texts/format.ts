import type { ProductUnit } from '@gvg/contracts/catalogue/terms';
import type { Locale } from '@gvg/contracts/locale';

/** Servers and browsers have different locale data, so only en-GB grouping is used, which all support and the specification uses for money. */
const grouping = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 });

export function formatNumber(value: number): string {
  return grouping.format(value);
}

/** Rounds a count down: 860, 1.2k, 15k. */
export function formatRoughly(count: number): string {
  if (count < 1_000) return String(count);
  const thousands = count / 1_000;
  return `${thousands < 10 ? Math.floor(thousands * 10) / 10 : Math.floor(thousands)}k`;
}

/** Net content of one piece: `500 g`, `1.5 kg`. */
export function formatContent(unit: ProductUnit, quantity: number): string {
  return `${formatNumber(quantity)} ${unit === 'KILOGRAM' ? 'kg' : 'g'}`;
}

const vietnamDays = {
  vi: new Intl.DateTimeFormat('vi', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Asia/Ho_Chi_Minh' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Ho_Chi_Minh' }),
};
const vietnamTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Ho_Chi_Minh' });

/** Day and time of an ISO 8601 timestamp in Vietnam, where the shop is: 22/01/2027 or 22 Jan 2027, 23:59. Browser only. */
export function formatVietnamTime(instant: string, locale: Locale): { day: string; time: string } {
  const date = new Date(instant);
  return { day: vietnamDays[locale].format(date), time: vietnamTime.format(date) };
}

/** UTC date of an ISO 8601 timestamp as 21/11/2026. */
export function formatDay(instant: string): string {
  const [year = '', month = '', day = ''] = instant.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
