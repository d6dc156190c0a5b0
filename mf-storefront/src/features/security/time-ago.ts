import type { Locale } from '@gvg/contracts/values/locale';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats how long ago an ISO 8601 timestamp was: "2 hours ago", "vừa xong" below a minute. Browser only. */
export function timeAgo(instant: string, locale: Locale, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1_000);
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: unit === 'second' ? 'auto' : 'always' });
  return format.format(unit === 'second' ? 0 : -Math.floor(seconds / length), unit);
}

/** Formats day and month in the reader's time zone: 28/09 or 28 Sept. Browser only. */
export function shortDay(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'vi' ? 'vi' : 'en-GB', {
    day: 'numeric',
    month: locale === 'vi' ? 'numeric' : 'short',
    year: 'numeric',
  }).format(new Date(instant));
}
