import { searchedDigits } from '@gvg/addresses/phones';
import { Types } from 'mongoose';
import { searchWords } from '@gvg/service-kit/data/search-words';
import { beginning, goodsMark } from '../search/search-keys.ts';
import { normalizeOrderKey } from './order-code.ts';

/** Filters orders by a code in any spelling, by words that start with each of the given words, or by a phone number. An empty search matches all orders. */
export function searchFilter(search = ''): object {
  const key = normalizeOrderKey(search);
  if (key !== undefined) return key.startsWith('GVG') ? { code: key } : { _id: new Types.ObjectId(key) };
  const words = searchWords(search);
  if (words.length === 0) return {};
  const all = words.map((word) => ({ searchKeys: { $in: [beginning(word), beginning(`${goodsMark}${word}`)] } }));
  const digits = searchedDigits(search);
  return digits === undefined ? { $and: all } : { $or: [{ $and: all }, { searchKeys: beginning(digits) }] };
}
