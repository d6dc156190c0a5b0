import type { Locale } from '@gvg/contracts/values/locale';
import { dayIn, otherTime, timeIn, vietnam } from '../format-instant.ts';

function shortDayIn(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'numeric', timeZone }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('day')}/${part('month')}`;
}

/**
 * Formats a deadline in Vietnamese time and, as in mails, in that of the reader's country or UTC: `09:12, 24/11 (giờ Việt Nam; 11:12 ở Nhật Bản)`. Includes a
 * differing day there. For staff, who have no country, only Vietnamese time.
 */
export function shortTime(iso: string, locale: Locale, country = 'VN'): string {
  const instant = new Date(iso);
  const { zone, label } = otherTime(instant, locale, country);
  const otherDay = dayIn(instant, vietnam) === dayIn(instant, zone) ? '' : ` ${shortDayIn(instant, zone)}`;
  const other = country === 'VN' ? '' : `; ${timeIn(instant, zone)} ${label}${otherDay}`;
  const name = locale === 'vi' ? 'giờ Việt Nam' : 'Vietnam time';
  return `${timeIn(instant, vietnam)}, ${shortDayIn(instant, vietnam)} (${name}${other})`;
}
