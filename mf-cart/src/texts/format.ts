import type { Locale } from '@gvg/contracts/values/locale';

export interface Moment {
  /** 09:12 */
  time: string;
  /** 24/11 or 24 Nov, with the year unless it is the current one. */
  day: string;
  /** thứ Ba or Tuesday */
  weekday: string;
}

const languages: Record<Locale, string> = { vi: 'vi', en: 'en-GB' };

/** Formats an ISO 8601 timestamp in the reader's time zone. Browser only. */
export function formatMoment(instant: string | Date, locale: Locale, now: Date = new Date()): Moment {
  const date = new Date(instant);
  const format = (options: Intl.DateTimeFormatOptions, language = languages[locale]) =>
    new Intl.DateTimeFormat(language, options).format(date);
  const year = date.getFullYear() === now.getFullYear() ? '' : date.getFullYear();
  const day =
    locale === 'vi'
      ? [`${date.getDate()}/${date.getMonth() + 1}`, year].filter(Boolean).join('/')
      : [format({ day: 'numeric', month: 'short' }), year].filter(Boolean).join(' ');
  const weekday = format({ weekday: 'long' });
  return {
    time: format({ hour: '2-digit', minute: '2-digit' }, 'en-GB'),
    day,
    weekday: locale === 'vi' ? weekday.charAt(0).toLowerCase() + weekday.slice(1) : weekday,
  };
}
