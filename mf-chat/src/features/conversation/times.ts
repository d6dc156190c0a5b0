import type { Locale } from '@gvg/contracts/values/locale';

const languages: Record<Locale, string> = { vi: 'vi', en: 'en-GB' };
const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Formats a time as 19:08 in the reader's time zone. */
export const timeOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(instant));

/** Returns a key of the day in the reader's time zone. */
export const dayKey = (instant: string): number => startOf(new Date(instant));

/** Returns `today`, `yesterday`, or the weekday and date, with the year unless it is the current one. */
export function dayOf(
  instant: string,
  locale: Locale,
  now: Date = new Date(),
): 'today' | 'yesterday' | { text: string } {
  const date = new Date(instant);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1).getTime();
  if (startOf(date) === startOf(now)) return 'today';
  if (startOf(date) === yesterday) return 'yesterday';
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return {
    text: new Intl.DateTimeFormat(languages[locale], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...year,
    }).format(date),
  };
}

/** Formats a day as 24/11 or 24 Nov. */
export function shortDay(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(
    languages[locale],
    locale === 'vi' ? { day: 'numeric', month: 'numeric' } : { day: 'numeric', month: 'short' },
  ).format(new Date(instant));
}
