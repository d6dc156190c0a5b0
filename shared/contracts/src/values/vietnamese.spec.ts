import { foldForSearch, foldVietnamese, inOneSpelling, sortKeyOf } from './vietnamese.ts';

const tones = ['\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
const pairs = ['oa', 'oe', 'uy'].flatMap(([first, second]) =>
  tones.map((tone) => [`${first}${tone}${second}`, `${first}${second}${tone}`].map((text) => text.normalize('NFC'))),
) as [string, string][];

describe('inOneSpelling', () => {
  it.each(pairs)('unifies h%s and h%s', (old, modern) => {
    for (const [one, other] of [
      [old, modern],
      [old.toUpperCase(), modern.toUpperCase()],
    ] as const)
      expect(inOneSpelling(`h${one}`)).toBe(inOneSpelling(`h${other}`.normalize('NFD')));
  });

  it.each(['loặt', 'hoắc', 'tuyết', 'mùa', 'quả', 'Đà Lạt'])('keeps %s', (text) => {
    expect(inOneSpelling(text)).toBe(text);
  });

  it.each(['Ðậu', 'Ɖậu'])('replaces the look-alike in %s with the Vietnamese letter', (text) => {
    expect(inOneSpelling(text)).toBe('Đậu');
    expect(inOneSpelling(text.toLowerCase())).toBe('đậu');
  });
});

it.each(['ĐƯỜNG đen', 'ÐƯỜNG ðen', 'ƉƯỜNG ɖen'])('foldVietnamese folds %s to plain letters', (text) => {
  expect(foldVietnamese(text)).toBe('duong den');
});

it.each(['Gạo ST25', 'ＧẠO ＳＴ２５', 'Gạo\u200b\u00a0S\u00adT25', 'gao st25'])(
  'foldForSearch folds %s to the same text',
  (text) => {
    expect(foldForSearch(text)).toBe('gao st25');
  },
);

describe('sortKeyOf', () => {
  const sorted = (names: readonly string[]) =>
    names.toSorted((one, other) => (sortKeyOf(one) < sortKeyOf(other) ? -1 : 1));
  const shuffled = (names: readonly string[]) => names.toSorted((one, other) => one.length - other.length || 1);

  it('sorts names as a Vietnamese reader expects', () => {
    expect(sorted(['Đinh', 'Ái Vân', 'Dung', 'an', 'Trần', 'Êban'])).toEqual([
      'Ái Vân',
      'an',
      'Dung',
      'Đinh',
      'Êban',
      'Trần',
    ]);
  });

  it('sorts as the collation of the language', () => {
    const names = [
      ...['ma', 'mà', 'mả', 'mã', 'má', 'mạ', 'mă', 'mắm', 'mâm', 'mầm', 'me', 'mê', 'mo', 'mô', 'mơ', 'mu', 'mư'],
      ...['Bánh', 'bành mì', 'Bánh mì', 'Bảnh mì', 'bơ', 'dừa', 'Dứa', 'Đậu', 'đá', 'dua', 'hoà', 'hoan', 'Hỏa', 'Hoa'],
      ...['7 Up', '12 giờ', 'Ý', 'yến', 'An Giang', 'Ấn Độ', 'ăn', 'Ẩn'],
    ];
    expect(sorted(shuffled(names))).toEqual(names.toSorted(new Intl.Collator('vi').compare));
  });

  it('ignores case and spelling variants', () => {
    expect(sortKeyOf('HOÀ  bình')).toBe(sortKeyOf('hòa Bình'));
  });
});
