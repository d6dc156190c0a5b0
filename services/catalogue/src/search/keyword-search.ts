import type { GroupIndex } from './group-index.ts';
import { KeywordMatcher, soldRange } from './keyword-matcher.ts';
import type { KeywordMatches, MatchContext } from './keyword-matcher.ts';
import { MatchUnion } from './match-union.ts';
import type { Matches } from './match-union.ts';
import { hasAdjacentPairs, typoCountOf } from './match-score.ts';
import type { Rewriting } from './match-score.ts';
import type { ProductNames } from './product-names.ts';
import { joinWords, splitWords, swapLetters } from './respacing.ts';
import { Synonyms } from './synonyms.ts';
import type { Word } from './words.ts';

/** With at least this many results, matches with more typos are dropped and no further readings are tried. */
const minResults = 5;

/** Maximum number of readings per step; each is a separate search. */
const maxReadings = 6;

/** One more than the greatest number of typos that a score counts. */
const typoCounts = 16;

/**
 * Finds products by a keyword: as typed, with staff's synonyms, and with joined words. With few results, also splits joined words and matches any word of a
 * category or producer; with none, also swaps letters in words of four. If the keyword has words that no name has, synonyms rank as high as prefix matches.
 */
export class KeywordSearch {
  readonly #names: ProductNames;
  readonly #groups: GroupIndex;
  readonly #matcher: KeywordMatcher;
  readonly #union = new MatchUnion();
  #synonyms = new Synonyms([]);

  constructor(names: ProductNames, groups: GroupIndex) {
    this.#names = names;
    this.#groups = groups;
    this.#matcher = new KeywordMatcher(names);
  }

  setSynonyms(groups: readonly (readonly string[])[]): void {
    this.#synonyms = new Synonyms(groups);
  }

  /** The keyword as typed, then as the synonyms rewrite it. */
  readingsOf(words: readonly Word[]): (readonly Word[])[] {
    return [words, ...this.#synonyms.rewrite(words).slice(0, maxReadings)];
  }

  match(words: readonly Word[], context: MatchContext): Matches {
    const { vocabulary } = this.#names;
    const [, ...synonyms] = this.readingsOf(words);
    const joined = joinWords(words, vocabulary);
    const isOnlyReading = synonyms.length === 0 && joined.length === 0;
    const areWords = isOnlyReading || words.every(({ folded }) => vocabulary.has(folded));
    const typed = this.#read(words, areWords ? 'asTyped' : 'synonym', context);
    if (isOnlyReading && typed.docIndexes.length >= minResults) return typed.hasTypos ? dropWorse(typed) : typed;

    const union = this.#union.start(typed, context.bitmap.length);
    const add = (readings: readonly (readonly Word[])[], rewriting: Rewriting) => {
      for (const reading of readings.slice(0, maxReadings)) union.add(this.#read(reading, rewriting, context));
    };
    add(joined, 'respaced');
    for (const reading of synonyms)
      union.add(this.#read(reading, 'synonym', context, { isUnfinished: endsAlike(reading, words) }));
    if (union.size < minResults) this.#addSplits(union, words, context);
    if (union.size < minResults) union.add(this.#read(words, 'synonym', context, { isLoose: true }));
    if (union.size === 0) add(swapLetters(words, vocabulary), 'corrected');
    return dropWorse(union.matches());
  }

  /** The parts of a joined word must be adjacent in the name. */
  #addSplits(union: MatchUnion, words: readonly Word[], context: MatchContext): void {
    for (const reading of splitWords(words, this.#names.vocabulary)) {
      const { docIndexes, relevance } = this.#read(reading, 'respaced', context);
      union.add({
        docIndexes: docIndexes.filter((docIndex) =>
          hasAdjacentPairs(scoreOf(relevance, docIndex), reading.length - words.length),
        ),
        relevance,
      });
    }
  }

  #read(
    words: readonly Word[],
    rewriting: Rewriting,
    context: MatchContext,
    { isLoose = false, isUnfinished = true } = {},
  ): KeywordMatches {
    return this.#matcher.match(
      { words, rewriting, isUnfinished, groups: this.#groups.namedBy(words, isLoose) },
      context,
    );
  }
}

/** Returns true if the last word is the typed one, which may be unfinished, rather than a synonym, which is complete. */
export const endsAlike = (reading: readonly Word[], typed: readonly Word[]) => reading.at(-1) === typed.at(-1);

const scoreOf = (relevance: Float64Array, docIndex: number) => Math.floor((relevance[docIndex] as number) / soldRange);

/** Retains matches with the fewest typos, and those with more only until `minResults` is reached. */
function dropWorse({ docIndexes, relevance }: Matches): Matches {
  const typosAt = (docIndex: number) => typoCountOf(scoreOf(relevance, docIndex));
  const byTypos = new Uint32Array(typoCounts);
  for (const docIndex of docIndexes) byTypos[typosAt(docIndex)] = (byTypos[typosAt(docIndex)] as number) + 1;
  let allowed = 0;
  let total = byTypos[0] as number;
  while (allowed < typoCounts - 1 && total < minResults) {
    allowed += 1;
    total += byTypos[allowed] as number;
  }
  if (total === docIndexes.length) return { docIndexes, relevance };
  let remaining = 0;
  for (const docIndex of docIndexes) {
    if (typosAt(docIndex) > allowed) continue;
    docIndexes[remaining] = docIndex;
    remaining += 1;
  }
  return { docIndexes: docIndexes.subarray(0, remaining), relevance };
}
