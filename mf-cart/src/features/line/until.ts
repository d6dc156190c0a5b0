import type { Locale } from '@gvg/contracts/locale';

const formats = {
  vi: new Intl.DateTimeFormat('vi', { hour: '2-digit', minute: '2-digit', day: 'numeric', month: 'numeric' }),
  en: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', day: 'numeric', month: 'short' }),
};

/** An end in the reader's own time. Browser only. */
export const untilText = (instant: string, locale: Locale): string => formats[locale].format(new Date(instant));

/** Whole hours that remain, at least 0. */
export const hoursUntil = (instant: string): number => Math.max(0, Math.floor((Date.parse(instant) - Date.now()) / 3_600_000));
