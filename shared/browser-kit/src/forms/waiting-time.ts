import type { Locale } from '@gvg/contracts/values/locale';

/** Seconds; longer waits are shown in minutes. */
const longestInSeconds = 90;

/** Formats a wait as "30 seconds" or "2 minutes", rounded up. */
export function waitingTime(seconds: number, locale: Locale): string {
  const isLong = seconds > longestInSeconds;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLong ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(Math.ceil(isLong ? seconds / 60 : seconds));
}
