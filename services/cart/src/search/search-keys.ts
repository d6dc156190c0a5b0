import { phoneToE164, searchableDigits, searchedDigits } from '@gvg/addresses/phones';
import { codeKeyOf } from '@gvg/contracts/values/code-key';
import { searchWords } from '@gvg/service-kit/data/search-words';
import { Types } from 'mongoose';
import { normalizeOrderKey } from '../order/order-code.ts';
import type { StoredOrder } from '../order/order.model.ts';
import type { StoredPayment } from '../payment/payment.model.ts';

/** Prefix of a parcel's code. Other keys of an order consist of letters and digits only. */
const parcelMark = 'parcel:';

/** Prefix of a word of the ordered goods, which order lists search and the global search does not. */
export const goodsMark = 'goods:';

const codeKey = (text: string) => codeKeyOf(text).toLowerCase();
const withoutRepeats = (keys: readonly string[]): string[] => [...new Set(keys)].filter((key) => key !== '');

/** A code on a parcel of an order, or the seller's order code. */
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

/** Returns the codes of an order's parcels, starting with the one to the customer. */
export function parcelCodesOf({ shipping, lines }: Pick<StoredOrder, 'shipping' | 'lines'>): ParcelCode[] {
  const { trackingCode, carrier } = shipping;
  const bought = lines.flatMap(({ _id: line, purchase }) => {
    const { tracking, order, carrier: brings } = purchase?.seller ?? {};
    return [tracking, order].flatMap((code) => (code === undefined ? [] : parcelCode(code, { carrier: brings, line })));
  });
  return [...(trackingCode === undefined ? [] : [parcelCode(trackingCode, { carrier })]), ...bought];
}

/** Search keys of an order: words of code, recipient and goods, digits of the phone number, and codes of its parcels. */
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

/** Banks do not split phone numbers. */
const phonesIn = (words: readonly string[]) =>
  words.flatMap((text) => {
    const e164 = /^\d{9,}$/.test(text) ? phoneToE164(text) : undefined;
    return e164 === undefined ? [] : searchableDigits(e164);
  });

/**
 * Staff's search keys of a transfer: words of its content with phone numbers in their usual form, orders that it names or is allocated to, and the bank's
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
    // Stored without spaces, its number follows the bank's name directly.
    ...(bankReference.match(/\d{4,}/g) ?? []),
  ]);
}

/** Matches keys with this beginning. Keys contain no special characters of patterns. */
export const beginning = (key: string): RegExp => new RegExp(`^${key}`);

/**
 * Returns filters of which one must match: by all words, by the digits of a possible phone number, or by a possible code written with spaces or punctuation.
 * Words and codes consist of letters and digits only, so no escaping is needed.
 */
export function keyFilters(search: string): { $and: { searchKeys: RegExp }[] }[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const digits = searchedDigits(search);
  const code = codeKey(search);
  // Without a digit it counts as words, unless it is a complete order code.
  const isSpreadCode = words.length > 1 && (/\d/.test(code) || normalizeOrderKey(search) !== undefined);
  const groups = [words, ...(digits === undefined ? [] : [[digits]]), ...(isSpreadCode ? [[code]] : [])];
  return groups.map((keys) => ({ $and: keys.map((key) => ({ searchKeys: beginning(key) })) }));
}

/** Filters for orders with a parcel whose code starts like this. */
export function parcelFilters(search: string): { searchKeys: RegExp }[] {
  const key = codeKey(search);
  return key === '' ? [] : [{ searchKeys: beginning(`${parcelMark}${key}`) }];
}

/** Returns the code as written by which an order was found. */
export const parcelCodeFor = (order: StoredOrder, search: string): ParcelCode | undefined => {
  const key = codeKey(search);
  return parcelCodesOf(order).find((code) => code.key.startsWith(key));
};

export const idFilters = (search: string): { _id: Types.ObjectId }[] =>
  /^[0-9a-f]{24}$/i.test(search) ? [{ _id: new Types.ObjectId(search) }] : [];
