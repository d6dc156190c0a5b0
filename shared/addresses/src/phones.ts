import { plainPhone, toE164 } from '@gvg/contracts/identity/fields';
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';

const home = 'VN';

/**
 * Returns the number in E.164, undefined if it is none. A number without `+` is one of `country`. Accepts possible numbers, not only
 * assigned ones, because the metadata lags behind new number ranges.
 */
export function phoneToE164(typed: string, country: string = home): string | undefined {
  const phone = plainPhone(typed);
  // Vietnamese numbers follow the specification (§5), even if libphonenumber rejects them.
  if (phone.startsWith('+84') || (country === home && !phone.startsWith('+'))) return toE164(phone);
  const number = parsePhoneNumberFromString(phone, { defaultCountry: country as CountryCode, extract: false });
  return number?.isPossible() === true && number.ext === undefined ? number.number : undefined;
}

/** Returns the digits of a number with and without its country code, to match the beginning of searches. */
export function searchableDigits(e164: string): string[] {
  const national = parsePhoneNumberFromString(e164)?.nationalNumber;
  return [e164.slice(1), ...(national === undefined ? [] : [national as string])];
}

const phoneLike = /^\+?\d{4,}$/;

/**
 * Returns the digits to search for in `searchableDigits`, undefined if the text is not a telephone number. Stored digits have neither an
 * international nor a trunk prefix.
 */
export function searchedDigits(search: string): string | undefined {
  const phone = plainPhone(search);
  const number = phone.startsWith('+') ? (phoneToE164(phone) ?? phone) : phone;
  const digits = phoneLike.test(phone) ? number.replace(/^\+?0*/, '') : '';
  return digits === '' ? undefined : digits;
}

/** Formats a number for `country`: its own numbers in national form, others with their country code. E.164 if no format is known. */
export function displayPhone(e164: string, country: string = home): string {
  const number = parsePhoneNumberFromString(e164);
  if (number === undefined || number.formatNational() === number.nationalNumber) return e164;
  const isOwn = isSupportedCountry(country) && number.countryCallingCode === getCountryCallingCode(country);
  return isOwn ? number.formatNational() : number.formatInternational();
}
