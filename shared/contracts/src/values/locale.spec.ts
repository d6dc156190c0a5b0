import { isPagePath, parseLocale, localePath, splitLocale, localize } from './locale.ts';

describe('locale', () => {
  it.each([
    ['vi', 'vi'],
    ['vi_VN', 'vi'],
    ['en', 'en'],
    ['en_US', 'en'],
    ['en-GB', 'en'],
    ['fr', 'vi'],
    ['', 'vi'],
    [undefined, 'vi'],
    ['entirely', 'vi'],
  ])('parses %s as %s', (input, locale) => {
    expect(parseLocale(input)).toBe(locale);
  });

  it.each([
    ['/', 'vi', '/'],
    ['/search', 'vi', '/search'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/search', 'en', '/search'],
    ['/english', 'vi', '/english'],
    ['/en?a=1', 'en', '/?a=1'],
    ['/en#posts', 'en', '/#posts'],
    ['/en/search?a=1#b', 'en', '/search?a=1#b'],
    ['/#posts', 'vi', '/#posts'],
  ])('splits the locale prefix from %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  });

  it.each([
    ['vi', '/search', '/search'],
    ['en', '/', '/en'],
    ['en', '/search?keyword=a', '/en/search?keyword=a'],
    ['en', '/#posts', '/en#posts'],
    ['en', '/?a=1', '/en?a=1'],
  ] as const)('adds the %s prefix to %s', (locale, path, expected) => {
    expect(localePath(locale, path)).toBe(expected);
  });

  it.each([
    ['/', true],
    ['/en/page/a?b=1', true],
    ['//a.example', false],
    ['/v1/file-manager/files/a.png', false],
    ['#a', false],
    ['https://a.example', false],
    ['', false],
  ])('isPagePath returns for %s: %s', (address, expected) => {
    expect(isPagePath(address)).toBe(expected);
  });

  it('falls back to Vietnamese when the English text is empty', () => {
    expect(localize({ vi: 'Gạo', en: '' }, 'en')).toBe('Gạo');
    expect(localize({ vi: 'Gạo', en: 'Rice' }, 'en')).toBe('Rice');
  });
});
