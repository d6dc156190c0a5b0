import type { ProductUnit } from '@gvg/contracts/catalogue/terms';
import { formatNumber } from '@gvg/contracts/format-number';
import type { Locale } from '@gvg/contracts/locale';

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

/** Created at the first use: most pages show no time, and the locale data take a slow phone a moment to load. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatInVietnam(date: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Ho_Chi_Minh' });
  formatters.set(key, formatter);
  return formatter.format(date);
}

const days: Record<Locale, (date: Date) => string> = {
  vi: (date) => formatInVietnam(date, 'vi', { day: '2-digit', month: '2-digit', year: 'numeric' }),
  en: (date) => formatInVietnam(date, 'en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
};

/** Day and time of an ISO 8601 timestamp in Vietnam, where the shop is: 22/01/2027 or 22 Jan 2027, 23:59. Browser only. */
export function formatVietnamTime(instant: string, locale: Locale): { day: string; time: string } {
  const date = new Date(instant);
  return { day: days[locale](date), time: formatInVietnam(date, 'en-GB', { hour: '2-digit', minute: '2-digit' }) };
}

/** UTC date of an ISO 8601 timestamp as 21/11/2026. */
export function formatDay(instant: string): string {
  const [year = '', month = '', day = ''] = instant.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
