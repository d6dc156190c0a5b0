/** Where one word stands: in the names of which products, and at which positions of each (a bit each). The first `length` of both count. */
export interface PostingList {
  docIndexes: Uint32Array;
  positions: Uint32Array;
  length: number;
}

const initialLength = 4;

/** The list of every word, by the word's number. A product stands once in each. */
export class PostingLists {
  readonly #lists: PostingList[] = [];

  lengthOf(word: number): number {
    return this.#lists[word]?.length ?? 0;
  }

  /** Only for words that stand, or stood, somewhere. */
  listOf(word: number): PostingList {
    return this.#lists[word] as PostingList;
  }

  add(word: number, slot: number, positions: number): void {
    const list = (this.#lists[word] ??= { docIndexes: new Uint32Array(initialLength), positions: new Uint32Array(initialLength), length: 0 });
    if (list.length === list.docIndexes.length) grow(list);
    list.docIndexes[list.length] = slot;
    list.positions[list.length] = positions;
    list.length += 1;
  }

  remove(word: number, slot: number): void {
    const list = this.listOf(word);
    const index = list.docIndexes.indexOf(slot);
    list.length -= 1;
    list.docIndexes[index] = list.docIndexes[list.length] as number;
    list.positions[index] = list.positions[list.length] as number;
  }
}

function grow(list: PostingList): void {
  for (const column of ['docIndexes', 'positions'] as const) {
    const grown = new Uint32Array(list.length * 2);
    grown.set(list[column]);
    list[column] = grown;
  }
}
