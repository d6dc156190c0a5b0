import { searchPatterns, searchWordsOf } from './search-words.ts';

const finds = (search: string, displayName: string, email: string) => {
  const words = searchWordsOf({ displayName, email });
  return searchPatterns(search).every((pattern) => words.some((text) => pattern.test(text)));
};

describe('the search for users', () => {
  it.each([
    ['ng', 'Nguyễn Thị Đào', 'someone@example.com'],
    ['dao', 'Nguyễn Thị Đào', 'someone@example.com'],
    ['Đào ngu', 'Nguyễn Thị Đào', 'someone@example.com'],
    ['THI', 'Nguyễn Thị Đào', 'someone@example.com'],
    ['o', "Sinéad O'Connor", 'someone@example.com'],
    ['connor', "Sinéad O'Connor", 'someone@example.com'],
    ['anna.s', 'Somebody', 'Anna.Schmidt@example.com'],
  ])('finds "%s" in "%s"', (search, name, email) => {
    expect(finds(search, name, email)).toBe(true);
  });

  it.each([
    ['guyen', 'Nguyễn Thị Đào', 'someone@example.com'],
    ['thi lan', 'Nguyễn Thị Đào', 'someone@example.com'],
    ['schmidt@', 'Somebody', 'anna.schmidt@example.com'],
    ['.*', 'Somebody', 'someone@example.com'],
  ])('does not find "%s" in "%s"', (search, name, email) => {
    expect(finds(search, name, email)).toBe(false);
  });
});
