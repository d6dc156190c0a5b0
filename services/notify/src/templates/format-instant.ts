import type { Locale } from '@gvg/contracts/locale';

const languageTags: Record<Locale, string> = { vi: 'vi-VN', en: 'en-GB' };
const vietnam = 'Asia/Ho_Chi_Minh';

const timeIn = (instant: Date, timeZone: string): string => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(instant);

function dateIn(instant: Date, timeZone: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(instant);
}

const dayIn = (instant: Date, timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);

/**
 * A moment in Vietnam's time and in UTC, since readers are anywhere: `14:05 Thứ Ba, 24 tháng 11, 2026 (giờ Việt Nam, 07:05 UTC)`. Where the day in UTC is another,
 * it is named.
 */
export function formatInstant(iso: string, locale: Locale): string {
  const instant = new Date(iso);
  const otherDay = dayIn(instant, vietnam) === dayIn(instant, 'UTC') ? '' : ` ${dateIn(instant, 'UTC', locale)}`;
  const utc = `${timeIn(instant, 'UTC')} UTC${otherDay}`;
  const local = `${timeIn(instant, vietnam)}, ${dateIn(instant, vietnam, locale)}`;
  return locale === 'vi' ? `${local} (giờ Việt Nam; ${utc})` : `${local} (Vietnam time; ${utc})`;
}
