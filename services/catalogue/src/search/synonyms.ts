import { wordsOf } from './words.ts';
import type { Word } from './words.ts';

/** Words with the same meaning (staff's list). Rewrites a keyword with one of them into keywords with the others. */
export class Synonyms {
  /** By the first folded word of a text, the texts and their synonyms. */
  readonly #byFirstWord = new Map<string, { text: Word[]; others: Word[][] }[]>();

  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) {
      const texts = group.map((text) => wordsOf(text)).filter((words) => words.length > 0);
      for (const text of texts) {
        const first = (text[0] as Word).folded;
        const entries = this.#byFirstWord.get(first) ?? [];
        this.#byFirstWord.set(first, [...entries, { text, others: texts.filter((other) => !isSameText(other, text)) }]);
      }
    }
  }

  rewrite(words: readonly Word[]): Word[][] {
    return words.flatMap((word, at) =>
      (this.#byFirstWord.get(word.folded) ?? [])
        .filter(({ text }) => text.every((textWord, index) => means(words[at + index], textWord)))
        .flatMap(({ text, others }) =>
          others.map((other) => [
            ...words.slice(0, at),
            ...writtenAs(words.slice(at, at + text.length), other),
            ...words.slice(at + text.length),
          ]),
        ),
    );
  }
}

/** For a keyword typed without accents, synonyms have none either. */
function writtenAs(typed: readonly Word[], other: readonly Word[]): readonly Word[] {
  const hasAccents = typed.some(({ folded, written }) => folded !== written);
  return hasAccents ? other : other.map(({ folded }) => ({ folded, written: folded }));
}

const isSameText = (a: readonly Word[], b: readonly Word[]) =>
  a.map(({ folded }) => folded).join(' ') === b.map(({ folded }) => folded).join(' ');

/** A word typed without accents matches any accents; one typed with accents matches only these. */
function means(typed: Word | undefined, word: Word): boolean {
  return (
    typed !== undefined &&
    typed.folded === word.folded &&
    (typed.written === typed.folded || typed.written === word.written)
  );
}
