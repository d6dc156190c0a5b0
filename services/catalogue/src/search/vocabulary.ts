import { SymSpell } from 'mnemonist';
import { oneTypoAway } from './one-typo-away.ts';

/** Minimum length of a product's word for typo tolerance (rules/catalogue.md). */
export const minTypoLength = 5;

/** Prefixes up to this length are indexed as separate words: `t` is one posting list instead of those of a thousand words. */
const shortPrefixLength = 2;

/** Word ids that a query term matches, by quality: the same word, words with this prefix, words one typo away. */
export interface WordMatches {
  exact: readonly number[];
  prefix: readonly number[];
  typo: readonly number[];
}

/** All words of all names and their short prefixes, with stable ids. Words are never removed; one without products has an empty posting list. */
export class Vocabulary {
  /** By word: its own id, then those of its short prefixes. */
  readonly #wordIds = new Map<string, readonly number[]>();
  readonly #shortPrefixes = new Map<string, number>();
  /** Sorted words with their ids in a parallel array, so that words with a common prefix are contiguous. */
  readonly #sortedWords: string[] = [];
  readonly #sortedWordIds: number[] = [];
  readonly #typoIndex = new SymSpell({ maxDistance: 1, verbosity: 2 });

  /** One more than the greatest id. */
  get size(): number {
    return this.#sortedWords.length + this.#shortPrefixes.size;
  }

  /** The id of a word of a name, then those of its short prefixes; adds unknown words. */
  wordIdsOf(word: string): readonly number[] {
    return this.#wordIds.get(word) ?? this.#add(word);
  }

  has(word: string): boolean {
    return this.#wordIds.has(word);
  }

  hasPrefix(prefix: string): boolean {
    return this.#sortedWords[this.#insertionPointOf(prefix)]?.startsWith(prefix) === true;
  }

  /** `unfinished`: the user may still be typing the word, so a typo in a prefix is accepted if nothing else matches. */
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
    return {
      exact,
      prefix,
      typo: hasNoMatch && unfinished && word.length >= minTypoLength ? this.#wordsWithPrefixOneTypoAway(word) : typo,
    };
  }

  #add(word: string): readonly number[] {
    const wordId = this.size;
    const index = this.#insertionPointOf(word);
    this.#sortedWords.splice(index, 0, word);
    this.#sortedWordIds.splice(index, 0, wordId);
    if (word.length >= minTypoLength) this.#typoIndex.add(word);
    const wordIds = [wordId];
    for (let length = 1; length <= Math.min(shortPrefixLength, word.length); length += 1)
      wordIds.push(this.#shortPrefixIdOf(word.slice(0, length)));
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
        if ((this.#sortedWords[index] as string).length >= minTypoLength)
          found.add(this.#sortedWordIds[index] as number);
      }
    }
    return [...found];
  }

  /** Half-open index range of the words that start with `prefix`; the word itself, if present, is the first. */
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
