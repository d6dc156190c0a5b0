import { SymSpell } from 'mnemonist';
import { oneTypoAway } from './one-typo-away.ts';

/** From this length on a product's word is found although one letter of it was mistyped (decisions, Catalogue). */
export const typoLength = 5;

/** Beginnings up to this length are kept as words of their own: `t` is one list instead of those of a thousand words. */
const shortBeginning = 2;

/** What a word of a keyword means, by how well: the same word, words begun with it, words one typo away. By number. */
export interface WordMatches {
  exact: readonly number[];
  prefix: readonly number[];
  typo: readonly number[];
}

/** All words of all names and their short beginnings, each with a number that never changes. A word without products is kept, and finds none. */
export class Vocabulary {
  /** Of each word: its own number, then those of its short beginnings. */
  readonly #numbers = new Map<string, readonly number[]>();
  readonly #beginnings = new Map<string, number>();
  /** Words in order with their numbers beside them: what begins alike stands together. */
  readonly #words: string[] = [];
  readonly #wordNumbers: number[] = [];
  readonly #mistyped = new SymSpell({ maxDistance: 1, verbosity: 2 });

  /** One more than the greatest number. */
  get size(): number {
    return this.#words.length + this.#beginnings.size;
  }

  /** Of a word of a name, then of its short beginnings; a new word joins the vocabulary. */
  numbersOf(word: string): readonly number[] {
    return this.#numbers.get(word) ?? this.#add(word);
  }

  /** `unfinished`: the word is still being typed, so a typo in its beginning is forgiven too where nothing else is meant by it. */
  match(word: string, unfinished: boolean): WordMatches {
    const [same] = this.#numbers.get(word) ?? [];
    const exact = same === undefined ? [] : [same];
    if (word.length <= shortBeginning) {
      const beginning = this.#beginnings.get(word);
      return { exact, prefix: beginning === undefined ? [] : [beginning], typo: [] };
    }
    const [from, to] = this.#rangeOf(word);
    const prefix = this.#wordNumbers.slice(same === undefined ? from : from + 1, to);
    const typo = this.#oneTypoFrom(word);
    const nothing = from === to && typo.length === 0;
    return { exact, prefix, typo: nothing && unfinished && word.length >= typoLength ? this.#beginsOneTypoFrom(word) : typo };
  }

  #add(word: string): readonly number[] {
    const number = this.size;
    const place = this.#placeOf(word);
    this.#words.splice(place, 0, word);
    this.#wordNumbers.splice(place, 0, number);
    if (word.length >= typoLength) this.#mistyped.add(word);
    const numbers = [number];
    for (let length = 1; length <= Math.min(shortBeginning, word.length); length += 1) numbers.push(this.#beginningOf(word.slice(0, length)));
    this.#numbers.set(word, numbers);
    return numbers;
  }

  #beginningOf(letters: string): number {
    const known = this.#beginnings.get(letters);
    if (known !== undefined) return known;
    const number = this.size;
    this.#beginnings.set(letters, number);
    return number;
  }

  #oneTypoFrom(word: string): number[] {
    if (word.length < typoLength - 1) return [];
    return this.#mistyped
      .search(word)
      .filter(({ term }) => !term.startsWith(word))
      .map(({ term }) => this.#numbers.get(term)?.[0] as number);
  }

  #beginsOneTypoFrom(word: string): number[] {
    const found = new Set<number>();
    for (const beginning of oneTypoAway(word)) {
      const [from, to] = this.#rangeOf(beginning);
      for (let place = from; place < to; place += 1) {
        if ((this.#words[place] as string).length >= typoLength) found.add(this.#wordNumbers[place] as number);
      }
    }
    return [...found];
  }

  /** Places of the words that begin with `prefix`; the word itself, where there is one, is the first. */
  #rangeOf(prefix: string): [from: number, to: number] {
    return [this.#placeOf(prefix), this.#placeOf(`${prefix}\uffff`)];
  }

  #placeOf(word: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
