import { keywordLimit } from '@gvg/contracts/catalogue/terms';
import type { Locale } from '@gvg/contracts/values/locale';
import { locales } from '@gvg/contracts/values/locale';
import { foldVietnamese } from '@gvg/contracts/values/vietnamese';
import { demoValues, indexDemoShop } from './demo-index.fixtures.ts';

const index = indexDemoShop();
const shown = new Map(demoValues('category').map(({ _id, isShowed, isDeleted }) => [_id, isShowed && !isDeleted]));
const listed = demoValues('product').filter(({ isDeleted, category }) => !isDeleted && shown.get(category) === true);

const isWithinFive = (keyword: string, id: string, locale: Locale) =>
  index
    .find({ keyword: keyword.slice(0, keywordLimit), locale, paging: { page: 1, limit: 5 } })
    .cards.some(({ _id }) => _id === id);

/** Drops, doubles, replaces or swaps one letter in the middle of a word. */
const typos: Record<string, (before: string, letter: string, after: string) => string> = {
  dropped: (before, _letter, after) => before + after,
  doubled: (before, letter, after) => before + letter + letter + after,
  replaced: (before, letter, after) => `${before}${letter === 'x' ? 'y' : 'x'}${after}`,
  swapped: (before, letter, after) => before + after.charAt(0) + letter + after.slice(1),
};

function mistyped(name: string, typo: (typeof typos)[string]): string[] {
  const words = name.split(' ');
  return words.flatMap((word, index) => {
    const middle = Math.floor(word.length / 2);
    return word.length < 5
      ? []
      : [words.with(index, typo(word.slice(0, middle), word.charAt(middle), word.slice(middle + 1))).join(' ')];
  });
}

const cutShort = (name: string) => {
  const words = name.split(' ');
  return [words.with(-1, (words.at(-1) as string).slice(0, 4)).join(' ')];
};

const variants: [string, (name: string) => string[]][] = [
  ['without accents', (name) => [name]],
  ['with the last word cut to four letters', cutShort],
  ...Object.entries(typos).map(([kind, typo]): [string, (name: string) => string[]] => [
    `with a letter ${kind}`,
    (name) => mistyped(name, typo),
  ]),
];

describe.each(locales)('in %s', (locale) => {
  it.each(variants)('finds a product among the first five by its name typed %s', (_way, typed) => {
    const tries = listed.flatMap(({ _id, name }) =>
      typed(foldVietnamese(name[locale])).map((keyword) => isWithinFive(keyword, _id, locale)),
    );
    expect(tries.filter(Boolean).length / tries.length).toBeGreaterThanOrEqual(0.95);
    expect(tries.length).toBeGreaterThan(100);
  });
});

it.each(['banh trang', 'bánh tráng', 'banh trnag'])('%s finds Bánh tráng first', (keyword) => {
  expect(index.find({ keyword, locale: 'vi', paging: { page: 1, limit: 1 } }).cards.map(({ name }) => name.vi)).toEqual(
    ['Bánh tráng'],
  );
});
