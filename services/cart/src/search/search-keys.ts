import { phoneToE164, searchableDigits, searchedDigits } from '@gvg/addresses/phones';
import { codeKeyOf } from '@gvg/contracts/values/code-key';
import { searchWords } from '@gvg/service-kit/data/search-words';
import { Types } from 'mongoose';
import { normalizeOrderKey } from '../order/order-code.ts';
import type { StoredOrder } from '../order/order.model.ts';
import type { StoredPayment } from '../payment/payment.model.ts';

/** Before the key of a parcel's code: an order's own keys have letters and digits alone. */
const parcelMark = 'parcel:';

/** Before a word of what was ordered, which lists of orders find and the search over everything does not. */
export const goodsMark = 'goods:';

const codeKey = (text: string) => codeKeyOf(text).toLowerCase();
const withoutRepeats = (keys: readonly string[]): string[] => [...new Set(keys)].filter((key) => key !== '');

/** A code that is written on a parcel of an order, or by which its seller knows it. */
export interface ParcelCode {
  text: string;
  key: string;
  carrier?: string | undefined;
  /** The bought line; absent for the parcel to the customer. */
  line?: string;
}

const parcelCode = (text: string, fields: Omit<ParcelCode, 'text' | 'key'>): ParcelCode => ({
  ...{ text, key: codeKey(text) },
  ...fields,
});

/** Of the parcel to the customer first. */
export function parcelCodesOf({ shipping, lines }: Pick<StoredOrder, 'shipping' | 'lines'>): ParcelCode[] {
  const { trackingCode, carrier } = shipping;
  const bought = lines.flatMap(({ _id: line, purchase }) => {
    const { tracking, order, carrier: brings } = purchase?.seller ?? {};
    return [tracking, order].flatMap((code) => (code === undefined ? [] : parcelCode(code, { carrier: brings, line })));
  });
  return [...(trackingCode === undefined ? [] : [parcelCode(trackingCode, { carrier })]), ...bought];
}

/** What an order is found by: the words of code, recipient and goods, the digits of the telephone number, the codes of its parcels. */
export function orderKeysOf(order: Pick<StoredOrder, 'code' | 'recipient' | 'shipping' | 'lines'>): string[] {
  const { fullName, phone } = order.recipient;
  const parcels = parcelCodesOf(order).flatMap(({ key }) => (key === '' ? [] : `${parcelMark}${key}`));
  const goods = order.lines.flatMap(({ name }) => searchWords(`${name.vi} ${name.en}`)).map((word) => goodsMark + word);
  return withoutRepeats([
    ...searchWords(`${order.code} ${fullName}`),
    ...searchableDigits(phone),
    ...parcels,
    ...goods,
  ]);
}

/** Banks leave numbers in one piece. */
const phonesIn = (words: readonly string[]) =>
  words.flatMap((text) => {
    const e164 = /^\d{9,}$/.test(text) ? phoneToE164(text) : undefined;
    return e164 === undefined ? [] : searchableDigits(e164);
  });

/**
 * What staff finds a transfer by: the words of its content, telephone numbers among them in their usual form, the orders that it names or lies with, the bank's
 * reference.
 */
export function paymentKeysOf({
  content,
  bankReference,
  code = '',
  allocations,
}: Pick<StoredPayment, 'content' | 'bankReference' | 'code' | 'allocations'>): string[] {
  const words = searchWords(content);
  return withoutRepeats([
    ...words,
    ...phonesIn(words),
    ...[code, ...allocations.map((allocation) => allocation.code ?? '')].map((each) => each.toLowerCase()),
    codeKey(bankReference),
    ...searchWords(bankReference),
    // Stored without spaces, its number is glued to the name of its bank.
    ...(bankReference.match(/\d{4,}/g) ?? []),
  ]);
}

/** Matches keys that begin so; a key has no signs that mean anything in a pattern. */
export const beginning = (key: string): RegExp => new RegExp(`^${key}`);

/**
 * Filters of which one has to match: by all words, by the digits of what may be a telephone number, and by what may be a code that is written with spaces or
 * signs. Words and codes are letters and digits alone: nothing of them has a meaning in a pattern.
 */
export function keyFilters(search: string): { $and: { searchKeys: RegExp }[] }[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const digits = searchedDigits(search);
  const code = codeKey(search);
  // Without a digit it is taken for words, unless it is the whole code of an order.
  const isSpreadCode = words.length > 1 && (/\d/.test(code) || normalizeOrderKey(search) !== undefined);
  const groups = [words, ...(digits === undefined ? [] : [[digits]]), ...(isSpreadCode ? [[code]] : [])];
  return groups.map((keys) => ({ $and: keys.map((key) => ({ searchKeys: beginning(key) })) }));
}

/** Filters for orders with a parcel whose code begins so. */
export function parcelFilters(search: string): { searchKeys: RegExp }[] {
  const key = codeKey(search);
  return key === '' ? [] : [{ searchKeys: beginning(`${parcelMark}${key}`) }];
}

/** The code by which an order is found, as it is written. */
export const parcelCodeFor = (order: StoredOrder, search: string): ParcelCode | undefined => {
  const key = codeKey(search);
  return parcelCodesOf(order).find((code) => code.key.startsWith(key));
};

/** Filters for what has this id. */
export const idFilters = (search: string): { _id: Types.ObjectId }[] =>
  /^[0-9a-f]{24}$/i.test(search) ? [{ _id: new Types.ObjectId(search) }] : [];
