import { fits, isNormalizable } from '../values/storable-text.ts';
import { withoutLeftMarks } from '../values/typed-text.ts';

/** Length of the longest address that mail servers accept (RFC 5321). */
export const maximumEmailLength = 254;

/** Line breaks and other controls, lone surrogates, and invisible characters, which would make different addresses look the same. */
const refusedCharacter = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Letters and digits of any language, and the characters of an unquoted address (RFC 5322, atext). Dots anywhere, as in some Japanese
 * addresses.
 */
const name = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;

/** Labels of letters, digits and hyphens. The last is not a number, which would make it an IP address. */
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const host = new RegExp(`^(?:${label}\\.)*(?!\\d+$)${label}$`, 'u');

/**
 * Returns the mail address in `text`, in Unicode NFC, without surrounding spaces and invisible characters from copying; case is preserved.
 * Undefined unless it is exactly one address: rejects lists, display names, quoted names and comments. Forms, services and the mailer all
 * use this function, so that the address that was checked is the one that mails are sent to.
 */
export function parseEmailAddress(text: string): string | undefined {
  if (!fits(text, maximumEmailLength)) return undefined;
  const typed = withoutLeftMarks(text);
  if (refusedCharacter.test(typed) || !isNormalizable(typed, maximumEmailLength)) return undefined;
  const address = typed.normalize('NFC').trim();
  const [local = '', domain = '', ...more] = address.split('@');
  if (address.length > maximumEmailLength || more.length > 0 || !name.test(local) || !host.test(domain))
    return undefined;
  // Full-width letters and the like are mapped when the domain is looked up, so they would be another spelling of an existing domain.
  return domain.normalize('NFKC') === domain ? address : undefined;
}
