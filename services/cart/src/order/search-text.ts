import { searchableDigits, searchedDigits } from '@gvg/addresses/phones';
import { Types } from 'mongoose';
import { searchTextFilters, searchTextOf as searchTextOfText } from '@gvg/service-kit/data/search-words';
import { normalizeOrderKey } from './order-code.ts';
import type { StoredOrder } from './order.model.ts';

export type SearchedOrder = Pick<StoredOrder, 'code' | 'lines' | 'recipient'>;

/** What a search in lists compares: the words of code, recipient and line names, without accents, and the digits of the recipient's telephone number. */
export function searchTextOf({ code, lines, recipient: { fullName, phone } }: SearchedOrder): string {
  const names = lines.flatMap(({ name }) => [name.vi, name.en]);
  return searchTextOfText([code, fullName, ...searchableDigits(phone), ...names].join(' '));
}

/** Orders with this code, in any spelling, or with a word that starts so for each of the words, or of this telephone number; all orders for a search for nothing. */
export function searchFilter(search = ''): object {
  const key = normalizeOrderKey(search);
  if (key !== undefined) return key.startsWith('GVG') ? { code: key } : { _id: new Types.ObjectId(key) };
  const words = searchTextFilters(search);
  if (words.length === 0) return {};
  const digits = searchedDigits(search);
  return digits === undefined ? { $and: words } : { $or: [{ $and: words }, ...searchTextFilters(digits)] };
}
