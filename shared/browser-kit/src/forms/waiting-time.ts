import type { Locale } from '@gvg/contracts/values/locale';

/** Longer waits are told in minutes. */
const longestInSeconds = 90;

/** "30 seconds", "2 minutes", rounded up. */
export function waitingTime(seconds: number, locale: Locale): string {
  const isLong = seconds > longestInSeconds;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLong ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(Math.ceil(isLong ? seconds / 60 : seconds));
}
