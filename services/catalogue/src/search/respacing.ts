import type { Vocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Shortest part of a joined word, and maximum number of parts. */
const minPartLength = 2;
const maxParts = 4;
const maxSplits = 4;
/** Longer texts without a space are not joined words. */
const maxJoinedLength = 30;

const isLetters = ({ folded }: Word) => /^\p{L}+$/u.test(folded);

/** Joins two adjacent words of the keyword if names have the joined word: `ome ga` → `omega`. */
export function joinWords(words: readonly Word[], vocabulary: Vocabulary): Word[][] {
  return words.slice(1).flatMap((second, index) => {
    const first = words[index] as Word;
    const joined = { folded: first.folded + second.folded, written: first.written + second.written };
    return isLetters(joined) && vocabulary.has(joined.folded)
      ? [[...words.slice(0, index), joined, ...words.slice(index + 2)]]
      : [];
  });
}

/** Splits one word of the keyword into words of names: `nuocmam` → `nuoc mam`. The last word may be unfinished. */
export function splitWords(words: readonly Word[], vocabulary: Vocabulary): Word[][] {
  return words.flatMap((word, at) => {
    if (
      word.folded.length < 2 * minPartLength ||
      word.folded.length > maxJoinedLength ||
      word.written.length !== word.folded.length ||
      !isLetters(word)
    )
      return [];
    const isLast = at === words.length - 1;
    return partsOf(word, { vocabulary, isLast, partsLeft: maxParts })
      .filter((parts) => parts.length > 1)
      .toSorted((a, b) => a.length - b.length)
      .slice(0, maxSplits)
      .map((parts) => [...words.slice(0, at), ...parts, ...words.slice(at + 1)]);
  });
}

function partsOf(word: Word, options: { vocabulary: Vocabulary; isLast: boolean; partsLeft: number }): Word[][] {
  const { vocabulary, isLast, partsLeft } = options;
  const whole = vocabulary.has(word.folded) || (isLast && vocabulary.hasPrefix(word.folded)) ? [[word]] : [];
  if (partsLeft === 1) return whole;
  const split: Word[][] = [];
  for (let at = minPartLength; at <= word.folded.length - minPartLength; at += 1) {
    const head = { folded: word.folded.slice(0, at), written: word.written.slice(0, at) };
    if (!vocabulary.has(head.folded)) continue;
    const tail = { folded: word.folded.slice(at), written: word.written.slice(at) };
    for (const parts of partsOf(tail, { ...options, partsLeft: partsLeft - 1 })) split.push([head, ...parts]);
  }
  return [...whole, ...split];
}

const swappableLength = 4;

/** Swaps two adjacent letters in a word of four if names have the result: `bnah` → `banh`. */
export function swapLetters(words: readonly Word[], vocabulary: Vocabulary): Word[][] {
  return words.flatMap((word, at) => {
    if (word.folded.length !== swappableLength || vocabulary.has(word.folded)) return [];
    return [0, 1, 2]
      .map(
        (first) =>
          word.folded.slice(0, first) +
          word.folded.charAt(first + 1) +
          word.folded.charAt(first) +
          word.folded.slice(first + 2),
      )
      .filter((swapped) => swapped !== word.folded && vocabulary.has(swapped))
      .map((swapped) => [...words.slice(0, at), { folded: swapped, written: swapped }, ...words.slice(at + 1)]);
  });
}
