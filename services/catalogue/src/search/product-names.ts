import type { LocalizedText } from '@gvg/contracts/locale';
import { entryOf, lastPlace, positionBits, positionMask, PostingLists } from './posting-lists.ts';
import { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** Positions of English words begin here; those of Vietnamese ones at 0. */
const english = lastPlace + 1;

/** The words of every product's name in both languages: from a word to its products, and from a product to its words. */
export class ProductNames {
  readonly vocabulary = new Vocabulary();
  readonly postings = new PostingLists();
  /** By slot: word number and position of each word of the name, as one number. */
  readonly #entries: Uint32Array[] = [];
  readonly #lengths: { vi: number; en: number }[] = [];

  entriesOf(slot: number): Uint32Array {
    return this.#entries[slot] as Uint32Array;
  }

  /** Words in the name in each language. */
  lengthsOf(slot: number): Readonly<{ vi: number; en: number }> {
    return this.#lengths[slot] as { vi: number; en: number };
  }

  /** Names the product in `slot`, whatever it was called before. */
  write(slot: number, name: LocalizedText): void {
    const vi = wordsOf(name.vi);
    const en = wordsOf(name.en);
    const entries = Uint32Array.from([...this.#number(vi, 0), ...this.#number(en, english)]);
    const before = this.#entries[slot];
    if (before !== undefined && before.length === entries.length && before.every((entry, index) => entry === entries[index])) return;
    for (const entry of before ?? []) this.postings.remove(entry >>> positionBits, entryOf(slot, entry & positionMask));
    for (const entry of entries) this.postings.add(entry >>> positionBits, entryOf(slot, entry & positionMask));
    this.#entries[slot] = entries;
    this.#lengths[slot] = { vi: vi.length, en: en.length };
  }

  #number(words: readonly string[], start: number): number[] {
    return words.map((word, place) => ((this.vocabulary.numberOf(word) << positionBits) | (start + Math.min(place, lastPlace))) >>> 0);
  }
}
