import { fits, isNormalizable } from '../values/storable-text.ts';
import { withoutLeftMarks } from '../values/typed-text.ts';

/** The longest address that mail servers accept (RFC 5321). */
export const maximumEmailLength = 254;

/** Line breaks and other controls, lone surrogates, and characters that are drawn as nothing: two addresses that look alike would be different ones. */
const refusedCharacter = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Letters and digits of any language, and the signs of an address that is not quoted (RFC 5322, atext); dots anywhere, as some Japanese addresses have them. */
const name = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;

/** Labels of letters, digits and hyphens; the last is no number, which would make it an IP address. */
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const host = new RegExp(`^(?:${label}\\.)*(?!\\d+$)${label}$`, 'u');

/**
 * The mail address that a text is, in Unicode NFC, without the spaces around it and the marks that copying leaves; upper and lower case are kept. Undefined
 * unless it is exactly one: nothing that a mail program could read as a list, a name beside an address, a quoted name or a comment. Forms, services and the
 * mailer all ask here, so that the address that was checked is the one that is written to.
 */
export function parseEmailAddress(text: string): string | undefined {
  if (!fits(text, maximumEmailLength)) return undefined;
  const typed = withoutLeftMarks(text);
  if (refusedCharacter.test(typed) || !isNormalizable(typed, maximumEmailLength)) return undefined;
  const address = typed.normalize('NFC').trim();
  const [local = '', domain = '', ...more] = address.split('@');
  if (address.length > maximumEmailLength || more.length > 0 || !name.test(local) || !host.test(domain))
    return undefined;
  // Wide letters and the like are mapped when the domain is looked up: another spelling of a domain that somebody else has.
  return domain.normalize('NFKC') === domain ? address : undefined;
}
