import { randomInt } from 'node:crypto';

/** Digits and letters that are not taken for one another: without 0, O, 1, I and L. Their number is prime, which the check character needs. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const prefix = 'GVG';
const randomLength = 5;
const bodyLength = randomLength + 1;

/** Any remainder serves; with this one GVG7K3F2Q, the example of the rules, is a code, and a row of equal characters is none. */
const remainder = 24;

const isBody = new RegExp(`^[${alphabet}]{${bodyLength}}$`);

/** Sum of the characters' values with the weights 6 … 1: over a prime each wrong character and each two swapped ones change its remainder. */
const weightedSum = (text: string) =>
  [...text].reduce((sum, character, index) => sum + (bodyLength - index) * alphabet.indexOf(character), 0);

const isValidBody = (body: string) => isBody.test(body) && weightedSum(body) % alphabet.length === remainder;

/** A new code of an order: `GVG`, 5 random characters, and a check character that finds one wrong character or two swapped ones. */
export function createOrderCode(): string {
  const body = Array.from({ length: randomLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  const open = (remainder - weightedSum(body)) % alphabet.length;
  return `${prefix}${body}${alphabet.charAt((open + alphabet.length) % alphabet.length)}`;
}

export function isOrderCode(text: string): boolean {
  return text.startsWith(prefix) && isValidBody(text.slice(prefix.length));
}

/** The id or code that a person means, in any spelling: small letters, spaces, hyphens. Undefined for a text that can be neither. */
export function normalizeOrderKey(key: string): string | undefined {
  if (/^[0-9a-f]{24}$/i.test(key)) return key.toLowerCase();
  const code = key.toUpperCase().replace(/[\s-]/g, '');
  return isOrderCode(code) ? code : undefined;
}

/** Banks put up to this many signs between the characters of a code. */
const separators = '[^0-9A-Z]{0,3}';
const spread = (text: string) => [...text].join(separators);
const body = Array.from({ length: bodyLength }, () => `([${alphabet}])`).join(separators);
/** A lookahead, so that places that overlap are all looked at; of the prefix the first letter may be cut off, at the start of a word. */
const place = new RegExp(`(?=(?:${spread(prefix)}|(?<![0-9A-Z])${spread(prefix.slice(1))})${separators}${body})`, 'g');

/**
 * Codes in the content of a transfer, as banks leave it: in small letters, with signs between the characters, glued to other words, with `GVG` spread out or
 * cut to `VG`. Each has its check character right; whether there is such an order is for the database to say.
 */
export function findOrderCodes(text: string): string[] {
  const found = [...text.toUpperCase().matchAll(place)].map((match) => match.slice(1).join('')).filter(isValidBody);
  return [...new Set(found)].map((characters) => `${prefix}${characters}`);
}
