import { searchableDigits, searchedDigits } from '@gvg/addresses/phones';
import { foldVietnamese } from '@gvg/contracts/values/vietnamese';
import type { StoredUser } from './user.model.ts';

const word = /[\p{L}\p{M}\p{N}]+/gu;

const fold = (text: string) => foldVietnamese(text.normalize('NFKC').toLowerCase());

type Searched = Pick<StoredUser, 'displayName' | 'email'> & Partial<Pick<StoredUser, 'phone' | 'addresses'>>;

/** What a search of staff compares: the words of the name and the whole mail address, without accents, and the digits of telephone numbers. */
export function searchWordsOf({ displayName, email, phone = null, addresses = [] }: Searched): string[] {
  const phones = [...(phone === null ? [] : [phone]), ...addresses.map((address) => address.phone)];
  return [
    ...new Set([...(fold(displayName).match(word) ?? []), fold(email), ...phones.flatMap(searchableDigits)]),
  ].filter((text) => text !== '');
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Expressions of which all of one group have to match the beginning of a word each; without groups, a search for nothing. What may be a telephone number is
 * one as a whole, or words.
 */
export function searchPatterns(search: string): RegExp[][] {
  const words = fold(search)
    .split(/\s+/)
    .filter((text) => text !== '')
    .map((text) => new RegExp(`^${escape(text)}`));
  const digits = searchedDigits(search);
  return [...(words.length > 0 ? [words] : []), ...(digits === undefined ? [] : [[new RegExp(`^${digits}`)]])];
}
