import { plainPhone, toE164 } from '@gvg/contracts/identity/fields';
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';

const home = 'VN';

/**
 * The number in E.164; undefined when it is none. Without `+` it is one of `country`. Possible numbers are accepted, not only those that the metadata has
 * assigned, which is behind each new range of numbers.
 */
export function phoneToE164(typed: string, country: string = home): string | undefined {
  const phone = plainPhone(typed);
  // A number of Vietnam follows the specification (§5), whatever libphonenumber thinks of it.
  if (phone.startsWith('+84') || (country === home && !phone.startsWith('+'))) return toE164(phone);
  const number = parsePhoneNumberFromString(phone, { defaultCountry: country as CountryCode, extract: false });
  return number?.isPossible() === true && number.ext === undefined ? number.number : undefined;
}

/** What the digits of a number begin with that is written with or without its country's code. */
export function searchableDigits(e164: string): string[] {
  const national = parsePhoneNumberFromString(e164)?.nationalNumber;
  return [e164.slice(1), ...(national === undefined ? [] : [national as string])];
}

const phoneLike = /^\+?\d{4,}$/;

/** The digits that those of `searchableDigits` begin with, of what is searched for; undefined where it is no telephone number. They are stored without what is dialled before a country's code or at home. */
export function searchedDigits(search: string): string | undefined {
  const phone = plainPhone(search);
  const number = phone.startsWith('+') ? (phoneToE164(phone) ?? phone) : phone;
  const digits = phoneLike.test(phone) ? number.replace(/^\+?0*/, '') : '';
  return digits === '' ? undefined : digits;
}

/** As people in `country` write it: their own numbers in national form, others with the country's number. E.164 where no form of writing is known. */
export function displayPhone(e164: string, country: string = home): string {
  const number = parsePhoneNumberFromString(e164);
  if (number === undefined || number.formatNational() === number.nationalNumber) return e164;
  const isOwn = isSupportedCountry(country) && number.countryCallingCode === getCountryCallingCode(country);
  return isOwn ? number.formatNational() : number.formatInternational();
}
