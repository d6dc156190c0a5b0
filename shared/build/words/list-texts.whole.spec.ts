import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Suffix of a key's singular or plural form in English. */
const formOfOne = /_(?:one|other)$/;
let rows: { page: string; place: string; vi: string; en: string }[];

beforeAll(() => {
  const list = execFileSync(process.execPath, [path.join(import.meta.dirname, 'list-texts.ts')], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  rows = list
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [page = '', place = '', vi = '', en = ''] = line.split('\t');
      return { page, place, vi, en };
    });
}, 60_000);

it('lists each text in both languages with its page', () => {
  expect(rows.length).toBeGreaterThan(2_000);
  expect(rows).toContainEqual({
    page: 'mf-cart/src/features/cart mf-cart/src/features/check-out',
    place: 'mf-cart/src/locales/vi/cart/cart.ts cart.reason.QUOTE_REQUESTED',
    vi: 'chờ báo giá',
    en: 'quote not ready yet',
  });
});

it('has every text in both languages', () => {
  const keysIn = (language: 'vi' | 'en') =>
    new Set(rows.filter((row) => row[language] !== '–').map(({ place }) => place.replace(formOfOne, '')));
  const [vietnamese, english] = [keysIn('vi'), keysIn('en')];
  expect([...vietnamese].filter((key) => !english.has(key))).toEqual([]);
  expect([...english].filter((key) => !vietnamese.has(key))).toEqual([]);
});
