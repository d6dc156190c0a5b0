import { z } from 'zod';
import { boundedText, requiredLine } from '../values/primitives.ts';
import { checkLine, rawText, visibleLetter } from '../values/raw-text.ts';
import { withPlainSigns } from '../values/typed-text.ts';
import { maximumEmailLength, parseEmailAddress } from './email-address.ts';
import { isAcceptablePassword, maximumPasswordLength } from './password-rules.ts';

export const maximumDisplayNameLength = 60;

const invalidEmail = { error: 'INVALID_EMAIL' };
const invalidPassword = { error: 'INVALID_PASSWORD' };
const invalidDisplayName = { error: 'INVALID_DISPLAY_NAME' };
const invalidPhone = { error: 'INVALID_PHONE' };

/** As typed, including separators between the digits. */
const maximumPhoneLength = 40;

/** A mail address to send to (specification §5, `parseEmailAddress`). Trimmed, in Unicode NFC; case is preserved. */
export const emailSchema = z.string(invalidEmail).transform((text, context) => {
  const address = parseEmailAddress(text);
  if (address !== undefined) return address;
  context.issues.push({ code: 'custom', message: invalidEmail.error, input: text });
  return z.NEVER;
});

/**
 * A mail address to sign in with. Checks only specification §5 (non-empty, non-space@non-space), because older accounts may have addresses
 * that `parseEmailAddress` rejects.
 */
export const signInEmailSchema = rawText(maximumEmailLength, invalidEmail)
  .normalize('NFC')
  .trim()
  .max(maximumEmailLength, invalidEmail)
  .regex(/^[^\s@]+@[^\s@]+$/, invalidEmail);

/** Any password that an account may have had: not empty. */
export const currentPasswordSchema = boundedText(maximumPasswordLength, invalidPassword).min(1, invalidPassword);

/** A password to register (specification §5). */
export const newPasswordSchema = boundedText(maximumPasswordLength, invalidPassword).refine(
  isAcceptablePassword,
  invalidPassword,
);

/** Unique. Ignores case, whitespace, invisible characters and look-alike letters (rules/accounts.md). */
export const displayNameSchema = rawText(maximumDisplayNameLength, invalidDisplayName)
  .normalize('NFC')
  .trim()
  .check(checkLine)
  .max(maximumDisplayNameLength, invalidDisplayName)
  .regex(visibleLetter, invalidDisplayName);

/** Six digits of an authenticator, or a recovery code. */
export const secondFactorCodeSchema = requiredLine(40).overwrite(withPlainSigns);

/** A code from a link in a mail, or from the redirect after Google's sign-in. */
export const authCodeSchema = boundedText(200)
  .min(20)
  .regex(/^[\w-]+$/);

/**
 * The specification's rule for Vietnam (§5): an optional +84, 84 or leading 0, then 9 digits that start with 3, 5, 7, 8 or 9, or 10 digits
 * that start with 1.
 */
const vietnamesePhone = /^(?:\+?84)?0?(?<national>[35789]\d{8}|1\d{9})$/;
const internationalPhone = /^\+[1-9]\d{6,14}$/;
/** Vietnam's trunk prefix 0, left after the country code. */
const vietnameseTrunk = /^\+840/;

/**
 * Returns a phone number without separators, in ASCII, with `+` for the international prefix 00 and without a trunk `(0)`. Empty if the
 * text is too long.
 */
export function plainPhone(typed: string): string {
  if (typed.length > maximumPhoneLength) return '';
  const digits = withPlainSigns(typed)
    .replace(/[\s./-]/g, '')
    .replace(/^(\(?)00/, '$1+');
  const withoutTrunk = /^\(?\+/.test(digits) ? digits.replace('(0)', '') : digits;
  return withoutTrunk.replace(/[()]/g, '');
}

/** Returns the number in E.164, undefined if it is none. `@gvg/addresses` checks whether a foreign number is possible in its country. */
export function toE164(phone: string): string | undefined {
  const digits = plainPhone(phone);
  const national = vietnamesePhone.exec(digits)?.groups?.['national'];
  if (national !== undefined) return `+84${national}`;
  return internationalPhone.test(digits) ? digits.replace(vietnameseTrunk, '+84') : undefined;
}

/** A phone number as typed, stored as E.164 (rules/money-weight-language.md). */
export const phoneSchema = boundedText(maximumPhoneLength, invalidPhone).transform((phone, context) => {
  const e164 = toE164(phone);
  if (e164 !== undefined) return e164;
  context.issues.push({ code: 'custom', message: 'INVALID_PHONE', input: phone });
  return z.NEVER;
});

/**
 * A phone number as typed, in a form with a country. The service resolves a missing country code with `@gvg/addresses`
 * (rules/money-weight-language.md).
 */
export const localPhoneSchema = boundedText(maximumPhoneLength, invalidPhone)
  .trim()
  .refine((phone) => /^\+?\d{5,17}$/.test(plainPhone(phone)), invalidPhone);

/** YYYY-MM-DD, not before 1900. Callers with a clock check that it is in the past. */
export const birthdaySchema = z.iso
  .date({ error: 'INVALID_DATE' })
  .refine((date) => date >= '1900-01-01', { error: 'INVALID_DATE' });

export const genders = ['FEMALE', 'MALE', 'OTHER'] as const;
