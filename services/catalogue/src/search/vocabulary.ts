import { SymSpell } from 'mnemonist';
import { oneTypoAway } from './one-typo-away.ts';

/** From this length on a product's word is found although one letter of it was mistyped (decisions, Catalogue). */
export const typoLength = 5;

/** Words of names that a word of a keyword means, by how well: the same, begun with it, one typo away. */
export interface WordMatches {
  exact: readonly number[];
  prefix: readonly number[];
  typo: readonly number[];
}

/** All words of all names, each with a number that never changes. Words are never taken out: one without products finds none. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  /** Words in order with their numbers beside them: what begins alike stands together. */
  readonly #words: string[] = [];
  readonly #sortedNumbers: number[] = [];
  readonly #mistyped = new SymSpell({ maxDistance: 1, verbosity: 2 });

  get size(): number {
    return this.#words.length;
  }

  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.length;
    const place = this.#placeOf(word);
    this.#numbers.set(word, number);
    this.#words.splice(place, 0, word);
    this.#sortedNumbers.splice(place, 0, number);
    if (word.length >= typoLength) this.#mistyped.add(word);
    return number;
  }

  /** `unfinished`: the word is still being typed, so a typo in its beginning is forgiven too where nothing else is meant by it. */
  match(word: string, unfinished: boolean): WordMatches {
    const same = this.#numbers.get(word);
    const [from, to] = this.#rangeOf(word);
    const exact = same === undefined ? [] : [same];
    const prefix = this.#sortedNumbers.slice(same === undefined ? from : from + 1, to);
    const typo = this.#oneTypoFrom(word);
    if (unfinished && word.length >= typoLength && to === from && typo.length === 0) return { exact, prefix, typo: this.#beginsOneTypoFrom(word) };
    return { exact, prefix, typo };
  }

  #oneTypoFrom(word: string): number[] {
    if (word.length < typoLength - 1) return [];
    return this.#mistyped
      .search(word)
      .filter(({ term }) => !term.startsWith(word))
      .map(({ term }) => this.#numbers.get(term) as number);
  }

  #beginsOneTypoFrom(word: string): number[] {
    const found = new Set<number>();
    for (const beginning of oneTypoAway(word)) {
      const [from, to] = this.#rangeOf(beginning);
      for (let place = from; place < to; place += 1) {
        if ((this.#words[place] as string).length >= typoLength) found.add(this.#sortedNumbers[place] as number);
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
