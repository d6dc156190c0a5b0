import { nameCountries } from './name-countries.ts';

const countries = nameCountries();
const byCode = new Map(countries.map((country) => [country._id, country]));

it('returns every ISO country once, named in both languages', () => {
  expect(countries).toHaveLength(249);
  expect(byCode.size).toBe(249);
  expect(byCode.get('JP')?.name).toEqual({ vi: 'Nhật Bản', en: 'Japan' });
  expect(byCode.get('VN')?.name).toEqual({ vi: 'Việt Nam', en: 'Vietnam' });
});

it('orders countries by the collation of each language', () => {
  const before = (locale: 'vi' | 'en', a: string, b: string) =>
    (byCode.get(a)?.order[locale] as number) < (byCode.get(b)?.order[locale] as number);
  // Ả Rập Xê-út sorts among the A, Đức (Germany) after every D.
  expect(before('vi', 'SA', 'BR')).toBe(true);
  expect(before('vi', 'DK', 'DE')).toBe(true);
  expect(before('en', 'DE', 'JP')).toBe(true);
});
