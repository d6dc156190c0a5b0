import { foldForSearch } from '@gvg/contracts/values/vietnamese';

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Returns the words of a text as searches compare them: lower case without accents. */
export const searchWords = (text: string): string[] => foldForSearch(text).match(word) ?? [];

/** Returns the searchable text: the words of a text, each once. */
export const searchTextOf = (text: string): string => [...new Set(searchWords(text))].join(' ');

/** Returns filters that require, for each word, a word in `searchText` beginning with it. Empty for an empty search. */
export const searchTextFilters = (search: string): { searchText: { $regex: string } }[] =>
  searchWords(search).map((text) => ({ searchText: { $regex: `(^| )${text}` } }));
