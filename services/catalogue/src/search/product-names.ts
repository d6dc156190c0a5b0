import type { LocalizedText } from '@gvg/contracts/locale';
import { PostingLists } from './posting-lists.ts';
import { Vocabulary } from './vocabulary.ts';
import { compoundsOf, wordsOf } from './words.ts';

/** Words of a name have positions 0…15 in Vietnamese and 16…31 in English; the last one stands for all that follow. */
const places = 16;

/** The words of every product's name in both languages: from a word to its products, and from a product to its words. */
export class ProductNames {
  readonly vocabulary = new Vocabulary();
  readonly postings = new PostingLists();
  /** By slot, how many words the name has in each language. */
  readonly lengths: { vi: number[]; en: number[] } = { vi: [], en: [] };
  /** By slot, for each word of the name and each short beginning of one: its number, then its positions (a bit each). */
  readonly #words: Uint32Array[] = [];

  wordsOf(slot: number): Uint32Array {
    return this.#words[slot] as Uint32Array;
  }

  /** Names the product in `slot`, whatever it was called before. */
  write(slot: number, name: LocalizedText): void {
    const positions = new Map<number, number>();
    this.lengths.vi[slot] = this.#place(name.vi, 0, positions);
    this.lengths.en[slot] = this.#place(name.en, places, positions);
    const words = Uint32Array.from([...positions].flat());
    const before = this.#words[slot] ?? new Uint32Array(0);
    if (before.length === words.length && before.every((value, index) => value === words[index])) return;

    for (let index = 0; index < before.length; index += 2) this.postings.remove(before[index] as number, slot);
    for (const [word, bits] of positions) this.postings.add(word, slot, bits);
    this.#words[slot] = words;
  }

  /** Answers how many words the text has. */
  #place(text: string, start: number, positions: Map<number, number>): number {
    const words = wordsOf(text);
    for (const { word, place } of [...words.map((word, place) => ({ word, place })), ...compoundsOf(text)]) {
      const bit = 1 << (start + Math.min(place, places - 1));
      for (const number of this.vocabulary.numbersOf(word)) positions.set(number, ((positions.get(number) ?? 0) | bit) >>> 0);
    }
    return words.length;
  }
}
