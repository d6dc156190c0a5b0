import type { LocalizedText } from '@gvg/contracts/values/locale';
import { PostingLists } from './posting-lists.ts';
import { Vocabulary } from './vocabulary.ts';
import { compoundsOf, wordsOf } from './words.ts';
import type { Word } from './words.ts';
import { WrittenForms } from './written-forms.ts';

/** Words of a name have positions 0…15 in Vietnamese and 16…31 in English; the last position is shared by all further words. */
const positionsPerLanguage = 16;

/** Numbers per word in the forward index: word id, positions, forms. */
export const wordStride = 3;

interface Occurrence {
  positions: number;
  forms: number;
}

/** Inverted and forward index of the words of all product names in both languages. */
export class ProductNames {
  readonly vocabulary = new Vocabulary();
  readonly postings = new PostingLists();
  readonly forms = new WrittenForms();
  /** By docIndex, the number of words of the name in each language. */
  readonly lengths: { vi: number[]; en: number[] } = { vi: [], en: [] };
  /** By docIndex, `wordStride` numbers for each word of the name and its short prefixes. */
  readonly #wordsByDoc: Uint32Array[] = [];

  wordsAt(docIndex: number): Uint32Array {
    return this.#wordsByDoc[docIndex] as Uint32Array;
  }

  /** Sets the name of a product, replacing the previous one. */
  write(docIndex: number, name: LocalizedText): void {
    const occurrences = new Map<number, Occurrence>();
    this.lengths.vi[docIndex] = this.#collect(name.vi, 0, occurrences);
    this.lengths.en[docIndex] = this.#collect(name.en, positionsPerLanguage, occurrences);
    const words = Uint32Array.from(
      [...occurrences].flatMap(([wordId, { positions, forms }]) => [wordId, positions, forms]),
    );
    const previous = this.#wordsByDoc[docIndex] ?? new Uint32Array(0);
    if (previous.length === words.length && previous.every((value, index) => value === words[index])) return;

    for (let index = 0; index < previous.length; index += wordStride)
      this.postings.remove(previous[index] as number, docIndex);
    for (const [wordId, occurrence] of occurrences) this.postings.add(wordId, { docIndex, ...occurrence });
    this.#wordsByDoc[docIndex] = words;
  }

  /** Adds the words of `text` to `occurrences`. Returns the number of words. */
  #collect(text: string, start: number, occurrences: Map<number, Occurrence>): number {
    const words = wordsOf(text);
    for (const { word, position } of [...words.map((word, position) => ({ word, position })), ...compoundsOf(text)]) {
      this.#add(word, 1 << (start + Math.min(position, positionsPerLanguage - 1)), occurrences);
    }
    return words.length;
  }

  #add({ folded, written }: Word, positionBit: number, occurrences: Map<number, Occurrence>): void {
    for (const [index, wordId] of this.vocabulary.wordIdsOf(folded).entries()) {
      // The first id is the word's own; the others belong to its first one and two letters.
      const length = index === 0 ? undefined : index;
      const form = this.forms.bitOf(wordId, folded.slice(0, length), written.slice(0, length));
      const { positions, forms } = occurrences.get(wordId) ?? { positions: 0, forms: 0 };
      occurrences.set(wordId, { positions: (positions | positionBit) >>> 0, forms: (forms | form) >>> 0 });
    }
  }
}
