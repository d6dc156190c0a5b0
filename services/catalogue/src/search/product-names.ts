import type { LocalizedText } from '@gvg/contracts/locale';
import { PostingLists } from './posting-lists.ts';
import { Vocabulary } from './vocabulary.ts';
import { compoundsOf, wordsOf } from './words.ts';

/** Words of a name have positions 0…15 in Vietnamese and 16…31 in English; the last position is shared by all further words. */
const positionsPerLanguage = 16;

/** Inverted and forward index of the words of all product names in both languages. */
export class ProductNames {
  readonly vocabulary = new Vocabulary();
  readonly postings = new PostingLists();
  /** By docIndex, the number of words of the name in each language. */
  readonly lengths: { vi: number[]; en: number[] } = { vi: [], en: [] };
  /** By docIndex, alternating word id and positions (bitset) of each word of the name and its short prefixes. */
  readonly #wordsByDoc: Uint32Array[] = [];

  wordsAt(docIndex: number): Uint32Array {
    return this.#wordsByDoc[docIndex] as Uint32Array;
  }

  /** Sets the name of a product, replacing the previous one. */
  write(docIndex: number, name: LocalizedText): void {
    const positions = new Map<number, number>();
    this.lengths.vi[docIndex] = this.#collectPositions(name.vi, 0, positions);
    this.lengths.en[docIndex] = this.#collectPositions(name.en, positionsPerLanguage, positions);
    const words = Uint32Array.from([...positions].flat());
    const previous = this.#wordsByDoc[docIndex] ?? new Uint32Array(0);
    if (previous.length === words.length && previous.every((value, index) => value === words[index])) return;

    for (let index = 0; index < previous.length; index += 2) this.postings.remove(previous[index] as number, docIndex);
    for (const [wordId, bits] of positions) this.postings.add(wordId, docIndex, bits);
    this.#wordsByDoc[docIndex] = words;
  }

  /** Adds the words of `text` to `positions`. Returns the number of words. */
  #collectPositions(text: string, start: number, positions: Map<number, number>): number {
    const words = wordsOf(text);
    for (const { word, position } of [...words.map((word, position) => ({ word, position })), ...compoundsOf(text)]) {
      const bit = 1 << (start + Math.min(position, positionsPerLanguage - 1));
      for (const wordId of this.vocabulary.wordIdsOf(word)) positions.set(wordId, ((positions.get(wordId) ?? 0) | bit) >>> 0);
    }
    return words.length;
  }
}
