import { searchPatterns, searchWordsOf } from './search-words.ts';

const finds = (search: string, displayName: string, email = 'someone@example.com') => {
  const words = searchWordsOf({ displayName, email });
  return searchPatterns(search).every((pattern) => words.some((text) => pattern.test(text)));
};

describe('the search for users', () => {
  it.each<[string, string, string?]>([
    ['ng', 'Nguyễn Thị Đào'],
    ['dao', 'Nguyễn Thị Đào'],
    ['Đào ngu', 'Nguyễn Thị Đào'],
    ['THI', 'Nguyễn Thị Đào'],
    ['o', "Sinéad O'Connor"],
    ['connor', "Sinéad O'Connor"],
    ['anna.s', 'Somebody', 'Anna.Schmidt@example.com'],
  ])('finds "%s" in "%s"', (search: string, name: string, email?: string) => {
    expect(finds(search, name, email)).toBe(true);
  });

  it.each<[string, string, string?]>([
    ['guyen', 'Nguyễn Thị Đào'],
    ['thi lan', 'Nguyễn Thị Đào'],
    ['schmidt@', 'Somebody', 'anna.schmidt@example.com'],
    ['.*', 'Somebody'],
  ])('does not find "%s" in "%s"', (search: string, name: string, email?: string) => {
    expect(finds(search, name, email)).toBe(false);
  });
});
