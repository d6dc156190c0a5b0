import { readFileSync } from 'node:fs';
import path from 'node:path';

const textOf = (codePoints: string) =>
  String.fromCodePoint(...codePoints.split(' ').map((codePoint) => Number.parseInt(codePoint, 16)));

/** Prototypes of characters that look like others (`infra/docs/decisions/display-names.md`). */
function readPrototypes(): ReadonlyMap<string, string> {
  const lines = readFileSync(path.join(import.meta.dirname, 'confusables.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.flatMap((line) => {
      const [prototype = '', characters = ''] = line.split(';');
      return [...textOf(characters)].map((character): [string, string] => [character, textOf(prototype)]);
    }),
  );
}

const prototypes = readPrototypes();

/**
 * Returns the same text for texts that look alike (Unicode Technical Standard #39, §4); not for display. Vietnamese letters and tone marks remain distinct:
 * none of them is a look-alike of another.
 */
export function skeletonOf(text: string): string {
  return [...text.normalize('NFD')]
    .map((character) => prototypes.get(character) ?? character)
    .join('')
    .normalize('NFD');
}
