import type { LocalizedText } from '@gvg/contracts/locale';
import { PostingLists } from './posting-lists.ts';
import { Vocabulary } from './vocabulary.ts';
import { compoundsOf, wordsOf } from './words.ts';

/** Words of a name have positions 0…15 in Vietnamese and 16…31 in English; the last one stands for all that follow. */
const positionsPerLanguage = 16;

/** The words of every product's name in both languages: from a word to its products, and from a product to its words. */
export class ProductNames {
  readonly vocabulary = new Vocabulary();
  readonly postings = new PostingLists();
  /** By slot, how many words the name has in each language. */
  readonly lengths: { vi: number[]; en: number[] } = { vi: [], en: [] };
  /** By slot, for each word of the name and each short beginning of one: its number, then its positions (a bit each). */
  readonly #wordsByDoc: Uint32Array[] = [];

  wordsAt(slot: number): Uint32Array {
    return this.#wordsByDoc[slot] as Uint32Array;
  }

  /** Names the product in `slot`, whatever it was called before. */
  write(slot: number, name: LocalizedText): void {
    const positions = new Map<number, number>();
    this.lengths.vi[slot] = this.#collectPositions(name.vi, 0, positions);
    this.lengths.en[slot] = this.#collectPositions(name.en, positionsPerLanguage, positions);
    const words = Uint32Array.from([...positions].flat());
    const previous = this.#wordsByDoc[slot] ?? new Uint32Array(0);
    if (previous.length === words.length && previous.every((value, index) => value === words[index])) return;

    for (let index = 0; index < previous.length; index += 2) this.postings.remove(previous[index] as number, slot);
    for (const [word, bits] of positions) this.postings.add(word, slot, bits);
    this.#wordsByDoc[slot] = words;
  }

  /** Answers how many words the text has. */
  #collectPositions(text: string, start: number, positions: Map<number, number>): number {
    const words = wordsOf(text);
    for (const { word, place } of [...words.map((word, place) => ({ word, place })), ...compoundsOf(text)]) {
      const bit = 1 << (start + Math.min(place, positionsPerLanguage - 1));
      for (const number of this.vocabulary.wordIdsOf(word)) positions.set(number, ((positions.get(number) ?? 0) | bit) >>> 0);
    }
    return words.length;
  }
}
