import type { QueryFilter } from 'mongoose';
import { searchableDigits, searchedDigits } from '@gvg/addresses/phones';
import type { Caller, Role } from '@gvg/contracts/definitions/caller';
import { isSystemAdmin } from '@gvg/contracts/definitions/caller';
import { foldForSearch } from '@gvg/contracts/values/vietnamese';
import type { StoredUser } from './user.model.ts';

const word = /[\p{L}\p{M}\p{N}]+/gu;

type Searched = Pick<StoredUser, 'displayName' | 'email'> & Partial<Pick<StoredUser, 'phone' | 'addresses'>>;

/** What a search of staff compares. */
export interface SearchKeys {
  /** The words of the name and the whole mail address, without accents. */
  searchWords: string[];
  /** The digits of telephone numbers, with and without the country's code. */
  searchPhones: string[];
}

const unique = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');

export function searchKeysOf({ displayName, email, phone = null, addresses = [] }: Searched): SearchKeys {
  const phones = [...(phone === null ? [] : [phone]), ...addresses.map((address) => address.phone)];
  return {
    searchWords: unique([...(foldForSearch(displayName).match(word) ?? []), foldForSearch(email)]),
    searchPhones: unique(phones.flatMap(searchableDigits)),
  };
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const staffRoles: Role[] = ['ADMIN', 'SYSTEM_ADMIN'];

/**
 * One filter for each way in which a search may be meant; none for a search for nothing. Words are found by their beginning, telephone numbers only as a whole:
 * by its beginning, one digit after the other, anybody's number could be read out of what is found. Those of staff are found by a SYSTEM_ADMIN alone.
 */
export function searchFilters(search: string, caller: Caller): QueryFilter<StoredUser>[] {
  const words = foldForSearch(search)
    .split(/\s+/)
    .filter((text) => text !== '')
    .map((text) => ({ searchWords: new RegExp(`^${escape(text)}`) }));
  const digits = searchedDigits(search);
  return [
    ...(words.length > 0 ? [{ $and: words }] : []),
    ...(digits === undefined
      ? []
      : [{ searchPhones: digits, ...(isSystemAdmin(caller) ? {} : { roles: { $nin: staffRoles } }) }]),
  ];
}

/** Whether this search finds the account by a telephone number. */
export function isFoundByPhone(search: string, { searchPhones }: Pick<StoredUser, 'searchPhones'>): boolean {
  const digits = searchedDigits(search);
  return digits !== undefined && searchPhones.includes(digits);
}
