import { oneTypoAway } from './one-typo-away.ts';
import { Vocabulary, minTypoLength } from './vocabulary.ts';

/** Every word of up to six letters over a two-letter alphabet: dense enough that all rules interact. */
const words = [1, 2, 3, 4, 5, 6].flatMap((length) =>
  Array.from({ length: 2 ** length }, (_, bits) =>
    bits.toString(2).padStart(length, '0').replace(/0/g, 'a').replace(/1/g, 'b'),
  ),
);

const vocabulary = new Vocabulary();
const nameOf = new Map(words.map((word) => [vocabulary.wordIdsOf(word)[0] as number, word]));
const named = (numbers: readonly number[]) => numbers.map((number) => nameOf.get(number) as string).toSorted();

it.each(words.filter(({ length }) => length > 2))(
  '%s matches itself, words it is a prefix of, and each longer word one typo away, once',
  (word) => {
    const { exact, prefix, typo } = vocabulary.match(word, false);
    const around = new Set(oneTypoAway(word));
    expect(named(exact)).toEqual([word]);
    expect(named(prefix)).toEqual(words.filter((other) => other.startsWith(word) && other !== word).toSorted());
    expect(named(typo)).toEqual(
      words.filter((other) => other.length >= minTypoLength && around.has(other) && !other.startsWith(word)).toSorted(),
    );
  },
);

it('indexes prefixes of one and two letters as separate words', () => {
  const [word, one, two] = new Vocabulary().wordIdsOf('banh');
  expect(new Set([word, one, two]).size).toBe(3);
  const [a, ab] = [vocabulary.match('a', true), vocabulary.match('ab', true)];
  expect([a.exact, a.prefix, a.typo].map(({ length }) => length)).toEqual([1, 1, 0]);
  expect(a.prefix).not.toEqual(ab.prefix);
  expect(vocabulary.match('c', true)).toEqual({ exact: [], prefix: [], typo: [] });
});

it('accepts a typo in a prefix only for an unfinished word', () => {
  const one = new Vocabulary();
  const [vitamin] = one.wordIdsOf('vitamin');
  one.wordIdsOf('vita');
  expect(one.match('vitma', true).typo).toEqual([vitamin]);
  expect(one.match('vitma', false).typo).toEqual([]);
});
