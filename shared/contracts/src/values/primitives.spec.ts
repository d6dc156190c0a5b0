import { localizedName, nameText, optionalText, requiredText } from './primitives.ts';

const codeOf = (schema: ReturnType<typeof requiredText>, text: string) => {
  const [issue] = schema.safeParse(text).error?.issues ?? [];
  return issue && (issue.code === 'too_big' ? issue.code : issue.message);
};

describe('texts', () => {
  test('are normalised and trimmed, however they are encoded', () => {
    expect(requiredText(10).parse('  Bánh tráng\n'.normalize('NFD'))).toBe('Bánh tráng'.normalize('NFC'));
    expect(requiredText(3).parse('ệệệ'.normalize('NFD'))).toBe('ệệệ'.normalize('NFC'));
  });

  test('are not normalised when they are too long', () => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    expect(codeOf(requiredText(100), '\u0301'.repeat(160_000))).toBe('too_big');
    expect(codeOf(requiredText(100_000), 'a' + '\u0316\u0301'.repeat(80_000))).toBe('INVALID_CHARACTER');
    expect(normalize).not.toHaveBeenCalled();
    normalize.mockRestore();
  });

  test.each([
    ['NUL', 'Bánh\0tráng'],
    ['a lone surrogate', 'Bánh \ud800'],
    ['a bidi override', 'Bánh \u202egnàrt'],
    ['a bidi isolate', '\u2066Bánh'],
  ])('reject %s', (_, text) => {
    expect(codeOf(requiredText(100), text)).toBe('INVALID_CHARACTER');
    expect(codeOf(optionalText(100), text)).toBe('INVALID_CHARACTER');
  });

  test.each(['Phở 🍜 24', 'शहद', 'กล้วยตาก', 'dòng\nmới', 'e\u0302\u0323'])('accept %j', (text) => {
    expect(requiredText(100).safeParse(text).success).toBe(true);
  });
});

describe('names', () => {
  test.each(['Bánh tráng', '7 Up', 'ミソ', '333'])('accept %s', (name) => {
    expect(nameText(100).parse(name)).toBe(name);
  });

  test.each([
    ['punctuation', '-.-'],
    ['zero-width characters', '\u200b\u200d'],
    ['Hangul fillers', '\u3164\u115f'],
    ['an emoji alone', '🍜'],
    ['marks alone', '\u0301'],
  ])('reject %s', (_, name) => {
    expect(codeOf(nameText(100), name)).toBe('INVALID_NAME');
    expect(localizedName(100).safeParse({ vi: 'Bánh', en: name }).success).toBe(false);
  });

  test('may be empty in English', () => {
    expect(localizedName(100).parse({ vi: 'Bánh' })).toEqual({ vi: 'Bánh', en: '' });
  });
});
