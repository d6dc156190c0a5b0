/** Bits of a position in an entry: language (0 vi, 1 en) and place of the word in the name, the last place standing for all that follow. */
export const positionBits = 5;
export const positionMask = (1 << positionBits) - 1;
export const lastPlace = 15;

/** Product and position of one word, as one number. */
export function entryOf(slot: number, position: number): number {
  return ((slot << positionBits) | position) >>> 0;
}

/** For each word (by number) where it stands: in which product's name, at which position. */
export class PostingLists {
  readonly #entries: Uint32Array[] = [];
  readonly #lengths: number[] = [];

  lengthOf(word: number): number {
    return this.#lengths[word] ?? 0;
  }

  /** Filled up to `lengthOf(word)`. */
  entriesOf(word: number): Uint32Array {
    return this.#entries[word] as Uint32Array;
  }

  add(word: number, entry: number): void {
    const length = this.lengthOf(word);
    let entries = this.#entries[word] ?? new Uint32Array(4);
    if (length === entries.length) {
      const wider = new Uint32Array(length * 2);
      wider.set(entries);
      entries = wider;
    }
    entries[length] = entry;
    this.#entries[word] = entries;
    this.#lengths[word] = length + 1;
  }

  remove(word: number, entry: number): void {
    const length = this.lengthOf(word);
    const place = this.entriesOf(word).subarray(0, length).indexOf(entry);
    const entries = this.entriesOf(word);
    entries[place] = entries[length - 1] as number;
    this.#lengths[word] = length - 1;
  }
}
