import type { Locale } from '@gvg/contracts/values/locale';

const languages: Record<Locale, string> = { vi: 'vi', en: 'en-GB' };

/** Staff works in Vietnam's time zone, wherever the browser is. */
const timeZone = 'Asia/Ho_Chi_Minh';

/** 08:40 */
export const formatTime = (instant: Date): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(instant);

/** Formats a day as 24/11 or 24 Nov, with the year unless it is the current one. */
export function formatDay(instant: Date, locale: Locale, now: Date = new Date()): string {
  const [year, month, day] = partsOf(instant);
  const isThisYear = year === partsOf(now)[0];
  if (locale === 'vi') return [Number(day), Number(month), ...(isThisYear ? [] : [year])].join('/');
  return new Intl.DateTimeFormat(languages.en, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone,
  }).format(instant);
}

const partsOf = (instant: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant).split('-');

/** Formats a month such as `2026-11` as Tháng 11/2026 or November 2026. */
export function formatMonth(month: string, locale: Locale): string {
  const [year = '', number = ''] = month.split('-');
  if (locale === 'vi') return `Tháng ${Number(number)}/${year}`;
  const instant = new Date(Date.UTC(Number(year), Number(number) - 1));
  return new Intl.DateTimeFormat(languages.en, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(instant);
}

/** 24/11, 08:40 */
export const formatDayTime = (instant: Date, locale: Locale, now?: Date): string =>
  `${formatDay(instant, locale, now)}, ${formatTime(instant)}`;

/** Formats an instant with seconds: 24/11/2026, 08:40:12. */
export const formatInstant = (instant: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(languages[locale], {
    dateStyle: 'short',
    timeStyle: 'medium',
    hour12: false,
    timeZone,
  }).format(instant);

/** Formats a weekday: Thứ Hai or Monday. */
export const formatWeekday = (instant: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(languages[locale], { weekday: 'long', timeZone }).format(instant);

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Formats the distance of an instant from now: "2 giờ trước", "in 3 days". */
export function formatDistance(instant: Date, locale: Locale, now: Date = new Date()): string {
  const distance = instant.getTime() - now.getTime();
  const [unit, size] = units.find(([, length]) => Math.abs(distance) >= length) ?? (['minute', 60_000] as const);
  return new Intl.RelativeTimeFormat(languages[locale], { numeric: 'auto' }).format(Math.trunc(distance / size), unit);
}

/** Formats a duration: "2 giờ", "3 days". */
export function formatDuration(milliseconds: number, locale: Locale): string {
  const length = Math.abs(milliseconds);
  const [unit, size] = units.find(([, each]) => length >= each) ?? (['minute', 60_000] as const);
  return new Intl.NumberFormat(languages[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.trunc(length / size),
  );
}
