import { foldForSearch } from '@gvg/contracts/values/vietnamese';

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text as searches compare them: small letters without accents. */
export const searchWords = (text: string): string[] => foldForSearch(text).match(word) ?? [];

/** What a search compares: the words of a text, each once. */
export const searchTextOf = (text: string): string => [...new Set(searchWords(text))].join(' ');

/** Conditions for a `searchText` that has, for each of the words, one that starts so; none for a search for nothing. */
export const searchTextFilters = (search: string): { searchText: { $regex: string } }[] =>
  searchWords(search).map((text) => ({ searchText: { $regex: `(^| )${text}` } }));
