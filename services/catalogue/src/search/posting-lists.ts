/** Occurrences of one word: documents and positions within each name (bitset). Only the first `length` elements are used. */
export interface PostingList {
  docIndexes: Uint32Array;
  positions: Uint32Array;
  length: number;
}

const initialLength = 4;

/** Posting lists by word id. A document occurs at most once per list. */
export class PostingLists {
  readonly #lists: PostingList[] = [];

  lengthOf(wordId: number): number {
    return this.#lists[wordId]?.length ?? 0;
  }

  /** Only for words that have, or had, a posting. */
  listOf(wordId: number): PostingList {
    return this.#lists[wordId] as PostingList;
  }

  add(wordId: number, docIndex: number, positions: number): void {
    const list = (this.#lists[wordId] ??= { docIndexes: new Uint32Array(initialLength), positions: new Uint32Array(initialLength), length: 0 });
    if (list.length === list.docIndexes.length) grow(list);
    list.docIndexes[list.length] = docIndex;
    list.positions[list.length] = positions;
    list.length += 1;
  }

  remove(wordId: number, docIndex: number): void {
    const list = this.listOf(wordId);
    const index = list.docIndexes.indexOf(docIndex);
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
