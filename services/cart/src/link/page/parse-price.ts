import { withPlainSigns } from '@gvg/contracts/values/typed-text';

export interface PagePrice {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** Parses a price: a final group of one or two digits after a point or comma is a fraction; other points, commas and spaces group thousands. */
function toNumber(text: string): number | undefined {
  const digits = /\d[\d.,\s'’]*/
    .exec(text)?.[0]
    .replace(/[\s'’]/g, '')
    .replace(/[.,]+$/, '');
  if (digits === undefined) return undefined;
  const fraction = /[.,](?<digits>\d{1,2})$/.exec(digits)?.groups?.['digits'];
  const whole = (fraction === undefined ? digits : digits.slice(0, -fraction.length - 1)).replace(/[.,]/g, '');
  return Number(`${whole}.${fraction ?? '0'}`);
}

const dong = /^(vnd|vnđ|đ|₫|đồng)$/i;
const dongInText = /^\s*(₫|đ|vnd|vnđ)\s*\d|(₫|đ|vnd|vnđ|đồng)\s*$/i;

function currencyOf(text: string, price: string): string | undefined {
  const name = text.trim();
  if (dong.test(name) || (name === '' && dongInText.test(price))) return 'VND';
  return /^[a-z]{3}$/i.test(name) ? name.toUpperCase() : undefined;
}

const greatestText = 40;

/** Returns undefined for a price that is invalid, zero, or without a currency. */
export function parsePrice(price: unknown, currencyText: unknown): PagePrice | undefined {
  const given = typeof price === 'number' ? String(price) : price;
  if (typeof given !== 'string' || given.length > greatestText) return undefined;
  const text = withPlainSigns(given);
  // A JSON number: three digits after its point are a fraction too.
  const amount = /^\d+(\.\d+)?$/.test(text) && typeof price === 'number' ? price : toNumber(text);
  const currency = currencyOf(typeof currencyText === 'string' ? currencyText : '', text);
  if (amount === undefined || !Number.isFinite(amount) || amount <= 0 || currency === undefined) return undefined;
  return { amount, currency };
}
