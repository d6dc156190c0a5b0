/** Change of the groups of synonyms: a group added (`before` absent), changed, or removed (`after` absent). */
export interface SynonymChange {
  before?: readonly string[];
  after?: readonly string[];
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word, index) => word === other[index]);

/** Returns the groups after the change. Undefined if the group no longer exists. */
export function applyChange(groups: readonly string[][], { before, after }: SynonymChange): string[][] | undefined {
  const added = after === undefined ? [] : [[...after]];
  if (before === undefined) return [...groups, ...added];
  const at = groups.findIndex((group) => isSame(group, before));
  if (at === -1) return undefined;
  return [...groups.slice(0, at), ...added, ...groups.slice(at + 1)];
}

/** Parses a text with one word per line, without duplicates. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((word) => word.normalize('NFC').trim())
      .filter(Boolean),
  ),
];
