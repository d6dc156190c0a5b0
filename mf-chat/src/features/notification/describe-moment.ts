import type { Locale } from '@gvg/contracts/values/locale';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Number of hours within which the time is shown as "… ago", also across midnight. */
const recentHours = 3;
/** Number of days within which the time of day is shown. */
const daysWithTime = 7;

const languages: Record<Locale, string> = { vi: 'vi', en: 'en-GB' };

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Returns the days between two moments in the reader's time zone. */
function daysBetween(earlier: Date, later: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return (midnight(later) - midnight(earlier)) / (24 * hourMs);
}

/**
 * Formats an ISO 8601 timestamp in the reader's time zone: `justNow`, "1 giờ trước", "Hôm qua, 09:12", "20/11, 21:30", "12/11". Browser
 * only.
 */
export function describeMoment(instant: string, locale: Locale, justNow: string, now: Date = new Date()): string {
  const date = new Date(instant);
  const ago = Math.max(0, now.getTime() - date.getTime());
  const days = daysBetween(date, now);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (ago < minuteMs) return justNow;
  if (ago < hourMs) return relative.format(-Math.floor(ago / minuteMs), 'minute');
  if (days <= 0 || ago < recentHours * hourMs) return relative.format(-Math.floor(ago / hourMs), 'hour');
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languages[locale], options).format(date);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(date);
  if (days === 1) return `${capitalized(relative.format(-1, 'day'))}, ${time}`;
  const isThisYear = date.getFullYear() === now.getFullYear();
  const day = format({
    day: 'numeric',
    month: locale === 'vi' ? 'numeric' : 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return days < daysWithTime ? `${day}, ${time}` : day;
}

/** Formats the exact day and time. */
export const describeExactly = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languages[locale], { dateStyle: 'full', timeStyle: 'short' }).format(new Date(instant));
