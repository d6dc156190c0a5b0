import { foldVietnamese } from '@gvg/contracts/values/slug';
import type { StoredUser } from './user.model.ts';

const word = /[\p{L}\p{M}\p{N}]+/gu;

const fold = (text: string) => foldVietnamese(text.normalize('NFKC').toLowerCase());

/** What a search of staff compares: the words of the name and the whole mail address, without accents. */
export function searchWordsOf({ displayName, email }: Pick<StoredUser, 'displayName' | 'email'>): string[] {
  return [...new Set([...(fold(displayName).match(word) ?? []), fold(email)])].filter((text) => text !== '');
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Expressions that each have to match the beginning of a word; empty for a search for nothing. */
export function searchPatterns(search: string): RegExp[] {
  return fold(search)
    .split(/\s+/)
    .filter((text) => text !== '')
    .map((text) => new RegExp(`^${escape(text)}`));
}
