import { randomInt } from 'node:crypto';

/** Digits and letters that are hard to confuse: no 0, O, 1, I or L. Their count is prime, as the check character requires. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const prefix = 'GVG';
const randomLength = 5;
const bodyLength = randomLength + 1;

/** Any remainder would do. With this one, the example of the rules, GVG7K3F2Q, is valid, and repeated characters are not. */
const remainder = 24;

const isBody = new RegExp(`^[${alphabet}]{${bodyLength}}$`);

/** Sum of the characters' values with the weights 6 … 1. Modulo a prime, every wrong character and every swap of two changes it. */
const weightedSum = (text: string) =>
  [...text].reduce((sum, character, index) => sum + (bodyLength - index) * alphabet.indexOf(character), 0);

const isValidBody = (body: string) => isBody.test(body) && weightedSum(body) % alphabet.length === remainder;

/** Creates an order code: `GVG`, 5 random characters, and a check character that detects one wrong character or two swapped ones. */
export function createOrderCode(): string {
  const body = Array.from({ length: randomLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  const open = (remainder - weightedSum(body)) % alphabet.length;
  return `${prefix}${body}${alphabet.charAt((open + alphabet.length) % alphabet.length)}`;
}

export function isOrderCode(text: string): boolean {
  return text.startsWith(prefix) && isValidBody(text.slice(prefix.length));
}

/** Normalizes an id or code in any spelling: lower case, spaces, hyphens. Returns undefined for a text that can be neither. */
export function normalizeOrderKey(key: string): string | undefined {
  if (/^[0-9a-f]{24}$/i.test(key)) return key.toLowerCase();
  const code = key.toUpperCase().replace(/[\s-]/g, '');
  return isOrderCode(code) ? code : undefined;
}

/** Banks insert up to this many characters between those of a code. */
const separators = '[^0-9A-Z]{0,3}';
const spread = (text: string) => [...text].join(separators);
const body = Array.from({ length: bodyLength }, () => `([${alphabet}])`).join(separators);
/** A lookahead, so that overlapping matches are found. At the start of a word, the first letter of the prefix may be missing. */
const place = new RegExp(`(?=(?:${spread(prefix)}|(?<![0-9A-Z])${spread(prefix.slice(1))})${separators}${body})`, 'g');

/**
 * Finds order codes in the content of a transfer as banks alter it: in lower case, with separators, joined to other words, with `GVG` spread out or cut to
 * `VG`. Each has a valid check character, but its order may not exist.
 */
export function findOrderCodes(text: string): string[] {
  const found = [...text.toUpperCase().matchAll(place)].map((match) => match.slice(1).join('')).filter(isValidBody);
  return [...new Set(found)].map((characters) => `${prefix}${characters}`);
}
