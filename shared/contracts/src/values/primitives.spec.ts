import { localizedName, nameText, optionalText, requiredLine, requiredText, urlSchema } from './primitives.ts';

const codeOf = (schema: ReturnType<typeof requiredText>, text: string) => {
  const [issue] = schema.safeParse(text).error?.issues ?? [];
  return issue && (issue.code === 'too_big' ? issue.code : issue.message);
};

describe('texts', () => {
  test('are normalised and trimmed in every encoding', () => {
    expect(requiredText(10).parse('  Bánh tráng\n'.normalize('NFD'))).toBe('Bánh tráng'.normalize('NFC'));
    expect(requiredText(3).parse('ệệệ'.normalize('NFD'))).toBe('ệệệ'.normalize('NFC'));
  });

  test('are not normalised if they are too long', () => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    expect(codeOf(requiredText(100), '\u0301'.repeat(160_000))).toBe('too_big');
    expect(codeOf(requiredText(100_000), 'a' + '\u0316\u0301'.repeat(80_000))).toBe('INVALID_CHARACTER');
    expect(normalize).not.toHaveBeenCalled();
    normalize.mockRestore();
  });

  test.each([
    ['NUL', 'Bánh\0tráng'],
    ['a lone surrogate', 'Bánh \ud800'],
  ])('reject %s', (_, text) => {
    expect(codeOf(requiredText(100), text)).toBe('INVALID_CHARACTER');
    expect(codeOf(optionalText(100), text)).toBe('INVALID_CHARACTER');
  });

  test('lose invisible characters from copying', () => {
    expect(requiredText(10).parse('\u202aBánh\u200b\u202c trá\u00adng\u2069')).toBe('Bánh tráng');
    expect(optionalText(10).parse('\ufeff')).toBe('');
    expect(requiredText(20).parse('👨‍👩‍👧\u200d')).toBe('👨‍👩‍👧');
    expect(urlSchema.parse('\u200bhttps://shop.example/a\u200e')).toBe('https://shop.example/a');
  });

  test('are not normalised if invisible characters interrupt a run of marks', () => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    expect(codeOf(requiredText(100_000), `a${'\u0301\u200b'.repeat(80_000)}`)).toBe('INVALID_CHARACTER');
    expect(normalize).not.toHaveBeenCalled();
    normalize.mockRestore();
  });

  test.each(['Phở 🍜 24', 'शहद', 'กล้วยตาก', 'dòng\nmới', 'e\u0302\u0323'])('accept %j', (text) => {
    expect(requiredText(100).safeParse(text).success).toBe(true);
  });
});

describe('lines', () => {
  test.each(['dòng\nmới', 'dòng\rmới', 'a\tb', '\u001b[31mđỏ', 'a\u0085b', 'a\u2028b'])('reject %j', (text) => {
    expect(codeOf(requiredLine(100), text)).toBe('INVALID_CHARACTER');
    expect(codeOf(nameText(100), text)).toBe('INVALID_CHARACTER');
  });

  test('lose the line break of a copied cell', () => {
    expect(requiredLine(100).parse('Bánh tráng\r\n')).toBe('Bánh tráng');
  });
});

describe('names', () => {
  test.each(['Bánh tráng', '7 Up', 'ミソ', '333'])('accept %s', (name) => {
    expect(nameText(100).parse(name)).toBe(name);
  });

  test.each([
    ['punctuation', '-.-'],
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
