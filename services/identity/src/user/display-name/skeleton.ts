import { readFileSync } from 'node:fs';
import path from 'node:path';

const textOf = (codePoints: string) =>
  String.fromCodePoint(...codePoints.split(' ').map((codePoint) => Number.parseInt(codePoint, 16)));

/** The prototype of each character that looks like another (`infra/docs/decisions/display-names.md`). */
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
 * The same for texts that look alike (Unicode Technical Standard #39, §4); not for display. Vietnamese letters and tones remain apart: none of their marks is
 * a look-alike of another one.
 */
export function skeletonOf(text: string): string {
  return [...text.normalize('NFD')]
    .map((character) => prototypes.get(character) ?? character)
    .join('')
    .normalize('NFD');
}
