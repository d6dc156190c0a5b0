/** Occurrences of one word: documents, positions within each name (bitset) and accented spellings there (bitset). Only the first `length` elements are used. */
export interface PostingList {
  docIndexes: Uint32Array;
  positions: Uint32Array;
  forms: Uint32Array;
  length: number;
}

export interface Posting {
  docIndex: number;
  positions: number;
  forms: number;
}

const initialLength = 4;
const columns = ['docIndexes', 'positions', 'forms'] as const;

const emptyList = (): PostingList => ({
  docIndexes: new Uint32Array(initialLength),
  positions: new Uint32Array(initialLength),
  forms: new Uint32Array(initialLength),
  length: 0,
});

/** Posting lists by word id. A document occurs at most once per list. */
export class PostingLists {
  readonly #lists: PostingList[] = [];

  lengthOf(wordId: number): number {
    return this.#lists[wordId]?.length ?? 0;
  }

  /** Only for words that have or had a posting. */
  listOf(wordId: number): PostingList {
    return this.#lists[wordId] as PostingList;
  }

  add(wordId: number, { docIndex, positions, forms }: Posting): void {
    const list = (this.#lists[wordId] ??= emptyList());
    if (list.length === list.docIndexes.length) grow(list);
    list.docIndexes[list.length] = docIndex;
    list.positions[list.length] = positions;
    list.forms[list.length] = forms;
    list.length += 1;
  }

  remove(wordId: number, docIndex: number): void {
    const list = this.listOf(wordId);
    const index = list.docIndexes.indexOf(docIndex);
    list.length -= 1;
    for (const column of columns) list[column][index] = list[column][list.length] as number;
  }
}

function grow(list: PostingList): void {
  for (const column of columns) {
    const grown = new Uint32Array(list.length * 2);
    grown.set(list[column]);
    list[column] = grown;
  }
}
