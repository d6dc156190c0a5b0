import { SymSpell } from 'mnemonist';
import { oneTypoAway } from './one-typo-away.ts';

/** From this length on a product's word is found although one letter of it was mistyped (decisions, Catalogue). */
export const minTypoLength = 5;

/** Beginnings up to this length are kept as words of their own: `t` is one list instead of those of a thousand words. */
const shortPrefixLength = 2;

/** What a word of a keyword means, by how well: the same word, words begun with it, words one typo away. By number. */
export interface WordMatches {
  exact: readonly number[];
  prefix: readonly number[];
  typo: readonly number[];
}

/** All words of all names and their short beginnings, each with a number that never changes. A word without products is kept, and finds none. */
export class Vocabulary {
  /** Of each word: its own number, then those of its short beginnings. */
  readonly #wordIds = new Map<string, readonly number[]>();
  readonly #shortPrefixes = new Map<string, number>();
  /** Words in order with their numbers beside them: what begins alike stands together. */
  readonly #sortedWords: string[] = [];
  readonly #sortedWordIds: number[] = [];
  readonly #typoIndex = new SymSpell({ maxDistance: 1, verbosity: 2 });

  /** One more than the greatest number. */
  get size(): number {
    return this.#sortedWords.length + this.#shortPrefixes.size;
  }

  /** Of a word of a name, then of its short beginnings; a new word joins the vocabulary. */
  wordIdsOf(word: string): readonly number[] {
    return this.#wordIds.get(word) ?? this.#add(word);
  }

  /** `unfinished`: the word is still being typed, so a typo in its beginning is forgiven too where nothing else is meant by it. */
  match(word: string, unfinished: boolean): WordMatches {
    const [ownId] = this.#wordIds.get(word) ?? [];
    const exact = ownId === undefined ? [] : [ownId];
    if (word.length <= shortPrefixLength) {
      const prefixId = this.#shortPrefixes.get(word);
      return { exact, prefix: prefixId === undefined ? [] : [prefixId], typo: [] };
    }
    const [from, to] = this.#rangeOf(word);
    const prefix = this.#sortedWordIds.slice(ownId === undefined ? from : from + 1, to);
    const typo = this.#wordsOneTypoAway(word);
    const hasNoMatch = from === to && typo.length === 0;
    return { exact, prefix, typo: hasNoMatch && unfinished && word.length >= minTypoLength ? this.#wordsWithPrefixOneTypoAway(word) : typo };
  }

  #add(word: string): readonly number[] {
    const wordId = this.size;
    const index = this.#insertionPointOf(word);
    this.#sortedWords.splice(index, 0, word);
    this.#sortedWordIds.splice(index, 0, wordId);
    if (word.length >= minTypoLength) this.#typoIndex.add(word);
    const wordIds = [wordId];
    for (let length = 1; length <= Math.min(shortPrefixLength, word.length); length += 1) wordIds.push(this.#shortPrefixIdOf(word.slice(0, length)));
    this.#wordIds.set(word, wordIds);
    return wordIds;
  }

  #shortPrefixIdOf(letters: string): number {
    const existing = this.#shortPrefixes.get(letters);
    if (existing !== undefined) return existing;
    const wordId = this.size;
    this.#shortPrefixes.set(letters, wordId);
    return wordId;
  }

  #wordsOneTypoAway(word: string): number[] {
    if (word.length < minTypoLength - 1) return [];
    return this.#typoIndex
      .search(word)
      .filter(({ term }) => !term.startsWith(word))
      .map(({ term }) => this.#wordIds.get(term)?.[0] as number);
  }

  #wordsWithPrefixOneTypoAway(word: string): number[] {
    const found = new Set<number>();
    for (const prefix of oneTypoAway(word)) {
      const [from, to] = this.#rangeOf(prefix);
      for (let index = from; index < to; index += 1) {
        if ((this.#sortedWords[index] as string).length >= minTypoLength) found.add(this.#sortedWordIds[index] as number);
      }
    }
    return [...found];
  }

  /** Places of the words that begin with `prefix`; the word itself, where there is one, is the first. */
  #rangeOf(prefix: string): [from: number, to: number] {
    return [this.#insertionPointOf(prefix), this.#insertionPointOf(`${prefix}\uffff`)];
  }

  #insertionPointOf(word: string): number {
    let low = 0;
    let high = this.#sortedWords.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sortedWords[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
