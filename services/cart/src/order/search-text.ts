import { Types } from 'mongoose';
import { searchTextFilters, searchTextOf as searchTextOfText } from '@gvg/service-kit/data/search-words';
import { normalizeOrderKey } from './order-code.ts';
import type { StoredOrder } from './order.model.ts';

/** What a search in lists compares: the words of code and line names, without accents. */
export function searchTextOf({ code, lines }: Pick<StoredOrder, 'code' | 'lines'>): string {
  return searchTextOfText([code, ...lines.flatMap(({ name }) => [name.vi, name.en])].join(' '));
}

/** Orders with this code, in any spelling, or with a word that starts so for each of the words; all orders for a search for nothing. */
export function searchFilter(search = ''): object {
  const key = normalizeOrderKey(search);
  if (key !== undefined) return key.startsWith('GVG') ? { code: key } : { _id: new Types.ObjectId(key) };
  const words = searchTextFilters(search);
  return words.length === 0 ? {} : { $and: words };
}
