import { foldVietnamese } from '@gvg/contracts/values/vietnamese';
import { pick, seededRandom } from './random.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Returns the word with one letter dropped, doubled, replaced or swapped with its neighbour. */
export function mistype(word: string, random: () => number): string {
  const at = Math.floor(random() * (word.length - 1));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + letter + after;
    case 2:
      return (
        before +
        pick(
          [...letters].filter((other) => other !== letter),
          random,
        ) +
        after
      );
    default:
      return before + after.charAt(0) + letter + after.slice(1);
  }
}

const wordsOf = (name: string) => foldVietnamese(name).match(/[a-z0-9]+/g) ?? [];

/**
 * Returns keywords as users type them to find `names`: prefixes of one to three letters, truncated words, and words with a typo, a third
 * each.
 */
export function generateKeywords(names: readonly string[], count: number, seed = 2): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, number) => {
    const words = wordsOf(pick(names, random));
    if (number % 3 === 0) return pick(words, random).slice(0, 1 + Math.floor(random() * 3));
    const start = Math.floor(random() * Math.max(1, words.length - 3));
    const some = words.slice(start, start + 1 + Math.floor(random() * 3));
    const long = some.findIndex((word) => word.length >= 5);
    if (number % 3 === 1 && long !== -1) return some.with(long, mistype(some[long] as string, random)).join(' ');
    return some.with(-1, (some.at(-1) as string).slice(0, 1 + Math.floor(random() * 3))).join(' ');
  });
}
