import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localize, parseLocale } from '@gvg/contracts/values/locale';
import { demoValues, indexDemoShop } from './demo-index.fixtures.ts';

const table = readFileSync(path.join(__dirname, '../search-queries.md'), 'utf8');
const lines = [...table.matchAll(/^\| (vi|en) +\| (.+?) +\| (.+?) +\|/gm)].map(
  ([, page = '', typed = '', expected = '']) => ({ locale: parseLocale(page), typed, expected: expected.split('; ') }),
);

const index = indexDemoShop();
const names = new Set(demoValues('product').flatMap(({ name }) => [name.vi, name.en]));

it('has at least sixty queries, each with expected products of the demo shop', () => {
  expect(lines.length).toBeGreaterThanOrEqual(60);
  expect(lines.flatMap(({ expected }) => expected).filter((name) => !names.has(name))).toEqual([]);
});

it.each(lines.map((line) => [line.locale, line.typed, line] as const))(
  '%s: “%s”',
  (_locale, _typed, { locale, typed, expected }) => {
    const found = index
      .find({ keyword: typed, locale, paging: { page: 1, limit: 3 } })
      .cards.map(({ name }) => localize(name, locale));
    expect(found).toEqual(expect.arrayContaining(expected));
  },
);
