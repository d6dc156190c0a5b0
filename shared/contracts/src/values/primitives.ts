import { z } from 'zod';
import { locales } from './locale.ts';
import { checkLine, rawText, visibleLetter } from './raw-text.ts';
import { withoutLeftMarks } from './typed-text.ts';

/** 24 hexadecimal digits, as the document database generates them. INVALID_ID if malformed. */
export const idSchema = z.string().regex(/^[0-9a-f]{24}$/, { error: 'INVALID_ID' });

/**
 * A text whose length is checked before anything else. A failing zod check only stops the following ones if it aborts; otherwise a regular
 * expression or a normalisation would process whatever fits into a body.
 */
export const boundedText = (maximum: number, error?: { error: string }) =>
  z.string(error).max(maximum, { ...error, abort: true });

/** Unicode NFC, trimmed, so that two encodings of the same Vietnamese word compare as equal. */
const normalText = (maximum: number) => rawText(maximum).normalize('NFC').trim();
export const requiredText = (maximum: number) => normalText(maximum).min(1).max(maximum);
export const optionalText = (maximum: number) => normalText(maximum).max(maximum);

/** A single line, without line breaks and control characters (rules/errors.md). */
const normalLine = (maximum: number) => normalText(maximum).check(checkLine);
export const requiredLine = (maximum: number) => normalLine(maximum).min(1).max(maximum);
export const optionalLine = (maximum: number) => normalLine(maximum).max(maximum);

/** A text for shoppers: `vi` is required, an empty `en` falls back to it. */
export const localizedText = (maximum: number) =>
  z.strictObject({ vi: requiredText(maximum), en: optionalText(maximum).default('') });
export const localizedLine = (maximum: number) =>
  z.strictObject({ vi: requiredLine(maximum), en: optionalLine(maximum).default('') });

/** Names of people and goods: at least one letter or digit is visible (rules/errors.md). */
const nameError = { error: 'INVALID_NAME' };
export const nameText = (maximum: number) => requiredLine(maximum).regex(visibleLetter, nameError);
const optionalName = (maximum: number) =>
  optionalLine(maximum).refine((name) => name === '' || visibleLetter.test(name), nameError);
export const localizedName = (maximum: number) =>
  z.strictObject({ vi: nameText(maximum), en: optionalName(maximum).default('') });

/** `vi_VN` and `en_US` mean the same as `vi` and `en`. */
export const localeSchema = z.preprocess(
  (value) => (value === 'vi_VN' ? 'vi' : value === 'en_US' ? 'en' : value),
  z.enum(locales),
);

export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/, { error: 'INVALID_COUNTRY' });
/** ISO 4217. */
export const currencyCodeSchema = z.string().regex(/^[A-Z]{3}$/);
export const instantSchema = z.iso.datetime();
export const moneySchema = z.int().min(0).max(100_000_000_000);
export const gramsSchema = z.int().min(1).max(10_000_000);
export const revisionSchema = z.int().min(1);

/** Specification §5: http, https or ftp, shorter than 2083 characters. */
export const urlSchema = boundedText(2082)
  .overwrite(withoutLeftMarks)
  .regex(/^(https?|ftp):\/\/[^\s/$.?#][^\s]*$/i, { error: 'INVALID_URL' });

/** A path of an uploaded file or an absolute URL, ending in jpeg, jpg, gif or png (specification §5). */
export const imageUrlSchema = boundedText(2082).regex(
  /^(https?:\/\/[^\s]+|\/v1\/file-manager\/files\/[\w.-]+)\.(jpe?g|gif|png)$/i,
  { error: 'INVALID_IMAGE_URL' },
);

/** Boolean query parameter: `true` or `1`, `false` or `0`. */
export const queryFlag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
