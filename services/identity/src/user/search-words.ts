import type { QueryFilter } from 'mongoose';
import { searchableDigits, searchedDigits } from '@gvg/addresses/phones';
import type { Caller, Role } from '@gvg/contracts/definitions/caller';
import { isSystemAdmin } from '@gvg/contracts/definitions/caller';
import { foldForSearch } from '@gvg/contracts/values/vietnamese';
import type { StoredUser } from './user.model.ts';

const word = /[\p{L}\p{M}\p{N}]+/gu;

type Searched = Pick<StoredUser, 'displayName' | 'email'> & Partial<Pick<StoredUser, 'phone' | 'addresses'>>;

/** Keys that staff's search compares. */
export interface SearchKeys {
  /** Words of the name and the whole mail address, without accents. */
  searchWords: string[];
  /** Digits of phone numbers, with and without the country code. */
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
 * Returns one filter for each interpretation of a search; none for an empty search. Words match by prefix. Phone numbers match only as a whole: with prefixes,
 * a number could be determined digit by digit from the results. Numbers of staff match only for a SYSTEM_ADMIN.
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

/** Returns true if this search finds the account by a phone number. */
export function isFoundByPhone(search: string, { searchPhones }: Pick<StoredUser, 'searchPhones'>): boolean {
  const digits = searchedDigits(search);
  return digits !== undefined && searchPhones.includes(digits);
}
