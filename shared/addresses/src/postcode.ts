import { withPlainSigns } from '@gvg/contracts/values/typed-text';
import { countryFields, countryRow } from './country-fields.ts';

/** Longer than any postcode with its country's prefix. */
const longestTyped = 40;

/**
 * Returns variants of a typed postcode. Ignored differences are full-width letters, case, the Japanese postal mark, the country's prefix,
 * spaces and hyphens.
 */
function writtenForms(typed: string, prefix: string): string[] {
  const text = withPlainSigns(typed.slice(0, longestTyped)).replace('〒', '').trim().replace(/\s+/g, ' ').toUpperCase();
  const mark = prefix.replace(/[\s-]+$/, '');
  const bare = mark !== '' && text.startsWith(mark) ? text.slice(mark.length).replace(/^[\s-]+/, '') : text;
  return [bare, text, bare.replace(/[\s-]/g, '')];
}

/** Inserts the space or hyphen of the country's example. The last part has the same length in all postcodes of a country. */
function separated(form: string, example: string): string {
  const [, separator = '', last = ''] = /^[^\s-]+([\s-])([^\s-]+)$/.exec(example) ?? [];
  const at = form.length - last.length;
  return separator === '' || /[\s-]/.test(form) ? form : form.slice(0, at) + separator + form.slice(at);
}

/** Returns the postcode in the country's format, undefined if it is invalid there. */
export function toPostcode(typed: string, country: string): string | undefined {
  const rule = countryFields(country)?.postcode;
  if (rule === undefined) return typed.trim();
  const found = writtenForms(typed, countryRow(country)?.prefix ?? '').find((form) => rule.pattern.test(form));
  const written = found === undefined ? '' : separated(found, rule.example);
  return rule.pattern.test(written) ? written : found;
}
