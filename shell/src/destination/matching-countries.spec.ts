import { matchingCountries } from './matching-countries.ts';

const countries = [
  { code: 'SA', name: { vi: 'Ả Rập Xê-út', en: 'Saudi Arabia' } },
  { code: 'TW', name: { vi: 'Đài Loan', en: 'Taiwan' } },
  { code: 'DE', name: { vi: 'Đức', en: 'Germany' } },
  { code: 'KR', name: { vi: 'Hàn Quốc', en: 'South Korea' } },
  { code: 'JP', name: { vi: 'Nhật Bản', en: 'Japan' } },
  { code: 'CN', name: { vi: 'Trung Quốc', en: 'China' } },
];
const codes = (query: string) => matchingCountries(countries, query).map(({ code }) => code);

it.each([
  ['', ['SA', 'TW', 'DE', 'KR', 'JP', 'CN']],
  ['nhat', ['JP']],
  ['Nhật', ['JP']],
  ['NHẬT'.normalize('NFD'), ['JP']],
  ['nhật  bản', ['JP']],
  ['duc', ['DE']],
  ['đức', ['DE']],
  ['quoc', ['KR', 'CN']],
  ['japan', ['JP']],
  ['korea', ['KR']],
  ['jp', ['JP']],
  ['ＪＰ', ['JP']],
  ['nhật\u00a0\u200bbản', ['JP']],
  ['a', ['SA', 'TW', 'DE', 'KR', 'JP', 'CN']],
  ['zzz', []],
])('%j finds %j', (query, found) => {
  expect(codes(query)).toEqual(found);
});

it('sorts names that start with the query first', () => {
  expect(codes('an')).toEqual(['TW', 'DE', 'KR', 'JP']);
  expect(codes('ta')[0]).toBe('TW');
});
