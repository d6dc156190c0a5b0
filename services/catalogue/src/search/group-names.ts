import type { LocalizedText } from '@gvg/contracts/values/locale';
import { locales } from '@gvg/contracts/values/locale';
import { wordsOf } from './words.ts';
import type { Word } from './words.ts';

/**
 * How a word names a category or producer: by an item of a list in its name (`Mì, bún, phở`), which ranks its products higher, or by its name, which finds them
 * too.
 */
export const naming = { byItem: 1, byName: 2 } as const;

/** By docIndex, how a word names the product's category or producer, 0 for not at all; undefined if it names none. */
export type GroupHits = ((docIndex: number) => number) | undefined;

/** Shortest prefix that matches a word in a group's name. */
const minPrefixLength = 3;

/** By id of the IdTable, how a word names the group. */
export type NamedGroups = Uint8Array | undefined;

/** The words of the names of either all categories or all producers. */
export class GroupNames {
  /** By id of the IdTable, the folded words of the name in each language. */
  readonly #names: string[][][] = [];
  /** By id, the items of names that are lists. */
  readonly #items: string[][][] = [];
  readonly #idsByWord = new Map<string, Set<number>>();

  put(id: number, name: LocalizedText): void {
    for (const word of new Set(this.#names[id]?.flat())) this.#idsByWord.get(word)?.delete(id);
    const names = locales.map((locale) => wordsOf(name[locale]).map(({ folded }) => folded));
    this.#names[id] = names;
    this.#items[id] = locales.flatMap((locale) => itemsOf(name[locale]));
    for (const word of new Set(names.flat())) {
      const ids = this.#idsByWord.get(word) ?? new Set();
      this.#idsByWord.set(word, ids.add(id));
    }
  }

  /**
   * By word of the keyword, the groups that it names: those whose whole name is in the keyword, and those with two or more consecutive words of it in theirs.
   * `loosely` adds those with any of its words.
   */
  namedBy(words: readonly Word[], loosely: boolean): NamedGroups[] {
    const named: NamedGroups[] = words.map(() => undefined);
    for (const id of this.#candidates(words)) {
      const mark = (index: number, how: number) => {
        const ids = (named[index] ??= new Uint8Array(this.#names.length));
        ids[id] = Math.max(ids[id] as number, how);
      };
      for (const name of this.#names[id] as string[][]) {
        const isWhole = loosely || isCovered(name, words);
        for (const index of words.keys())
          if (isWhole ? has(name, words, index) : isInSequence(words, name, index)) mark(index, naming.byName);
      }
      for (const item of this.#items[id] as string[][]) {
        if (isCovered(item, words))
          for (const index of words.keys()) if (has(item, words, index)) mark(index, naming.byItem);
      }
    }
    return named;
  }

  /**
   * Returns ids of groups whose name contains every word, the last one possibly unfinished if `isUnfinished`. Groups that begin with the first word come first.
   */
  matching(words: readonly Word[], isUnfinished = true): number[] {
    const last = words.length - 1;
    const matching = [...this.#names.entries()].flatMap(([id, names]) => {
      const positions = names?.map((name) =>
        words.every((word, index) =>
          name.some((nameWord) =>
            index === last && isUnfinished ? nameWord.startsWith(word.folded) : nameWord === word.folded,
          ),
        )
          ? positionOf(words[0], name)
          : Infinity,
      );
      const best = Math.min(...(positions ?? []));
      return best === Infinity ? [] : [{ id, best }];
    });
    return matching.toSorted((a, b) => a.best - b.best || a.id - b.id).map(({ id }) => id);
  }

  #candidates(words: readonly Word[]): Set<number> {
    const ids = new Set<number>();
    for (const [index, { folded }] of words.entries()) {
      for (const id of this.#idsByWord.get(folded) ?? []) ids.add(id);
      if (index < words.length - 1 || folded.length < minPrefixLength) continue;
      for (const [word, found] of this.#idsByWord) if (word.startsWith(folded)) for (const id of found) ids.add(id);
    }
    return ids;
  }
}

/** Returns the words of each item of a name that is a list; none for any other name. */
function itemsOf(name: string): string[][] {
  const items = name.split(/[,&]/);
  return items.length === 1
    ? []
    : items.map((item) => wordsOf(item).map(({ folded }) => folded)).filter(({ length }) => length > 0);
}

const has = (name: readonly string[], words: readonly Word[], index: number) =>
  name.some((nameWord) => isSame(words[index] as Word, nameWord, index === words.length - 1));

const isCovered = (name: readonly string[], words: readonly Word[]) =>
  name.length > 0 &&
  name.every((nameWord) => words.some((word, index) => isSame(word, nameWord, index === words.length - 1)));

function isSame({ folded }: Word, nameWord: string, isLast: boolean): boolean {
  return nameWord === folded || (isLast && folded.length >= minPrefixLength && nameWord.startsWith(folded));
}

/** Returns true if the word at `index` and a neighbor are adjacent in the name too. */
function isInSequence(words: readonly Word[], name: readonly string[], index: number): boolean {
  const isPair = (first: number) => {
    const [a, b] = [words[first], words[first + 1]];
    return (
      a !== undefined &&
      b !== undefined &&
      name.some(
        (nameWord, at) => nameWord === a.folded && isSame(b, name[at + 1] ?? '', first + 1 === words.length - 1),
      )
    );
  };
  return isPair(index - 1) || isPair(index);
}

function positionOf(word: Word | undefined, name: readonly string[]): number {
  return word === undefined ? Infinity : name.findIndex((nameWord) => nameWord.startsWith(word.folded));
}
