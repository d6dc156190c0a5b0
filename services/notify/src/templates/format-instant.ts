import type { Locale } from '@gvg/contracts/values/locale';
import { countryName } from './notices/country-name.ts';

const languageTags: Record<Locale, string> = { vi: 'vi-VN', en: 'en-GB' };
export const vietnam = 'Asia/Ho_Chi_Minh';

export const timeIn = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(instant);

function dateIn(instant: Date, timeZone: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(instant);
}

export const dayIn = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);

/** Returns the time zone of a country with a single one at that instant; undefined for several. `getTimeZones` is not yet in the compiler's library. */
function zoneOf(country: string, instant: Date): string | undefined {
  const { getTimeZones } = Intl.Locale.prototype as Intl.Locale & { getTimeZones?(): string[] | undefined };
  const zones = getTimeZones?.call(new Intl.Locale(`und-${country}`)) ?? [];
  return new Set(zones.map((zone) => `${dayIn(instant, zone)} ${timeIn(instant, zone)}`)).size === 1
    ? zones[0]
    : undefined;
}

/** Returns the second time zone: that of the reader's country, otherwise UTC. */
export function otherTime(instant: Date, locale: Locale, country: string | undefined): { zone: string; label: string } {
  const zone = country === undefined ? undefined : zoneOf(country, instant);
  if (country === undefined || zone === undefined) return { zone: 'UTC', label: 'UTC' };
  const name = countryName(country, locale);
  return { zone, label: locale === 'vi' ? `ở ${name}` : `${name} time` };
}

/**
 * Formats an instant in Vietnamese time and that of the reader's country, or UTC if that is unknown or has several: `14:05, Thứ Ba, 24 tháng 11, 2026 (giờ Việt
 * Nam; 16:05 ở Nhật Bản)`. Includes a differing day there.
 */
export function formatInstant(iso: string, locale: Locale, country?: string): string {
  const instant = new Date(iso);
  const { zone, label } = otherTime(instant, locale, country);
  const otherDay = dayIn(instant, vietnam) === dayIn(instant, zone) ? '' : ` ${dateIn(instant, zone, locale)}`;
  const local = `${timeIn(instant, vietnam)}, ${dateIn(instant, vietnam, locale)}`;
  const other = country === 'VN' ? '' : `; ${timeIn(instant, zone)} ${label}${otherDay}`;
  return locale === 'vi' ? `${local} (giờ Việt Nam${other})` : `${local} (Vietnam time${other})`;
}
