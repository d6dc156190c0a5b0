import { displayNameKeysOf } from './display-name-keys.ts';

const areSame = (one: string, other: string) =>
  displayNameKeysOf(one).some((key) => displayNameKeysOf(other).includes(key));

it.each([
  ['case', 'Thu Hà', 'THU HÀ'],
  ['whitespace', 'Thu  Hà ', 'Thu\u00a0Hà'],
  ['an accent as a character of its own', 'Ha\u0300', 'Hà'],
  ['a zero-width space', 'Thu\u200b Hà', 'Thu Hà'],
  ['a soft hyphen', 'Thu\u00ad Hà', 'Thu Hà'],
  ['a variation selector and a tag', 'Thu\ufe0f\u{e0041} Hà', 'Thu Hà'],
  ['a Hangul filler', 'Thu Hà\u3164', 'Thu Hà'],
  ['an empty Braille pattern', '\u2800Thu Hà', 'Thu Hà'],
  ['an Arabic mark without a shape', 'Thu\u061c Hà', 'Thu Hà'],
  ['wide letters', 'Ａnna', 'anna'],
  ['mathematical letters', '𝐀𝐧𝐧𝐚', 'Anna'],
  ['small Cyrillic letters', 'Аnnа', 'Anna'],
  ['a Cyrillic letter of which the capital alone looks like another', 'Вanh', 'banh'],
  ['Greek capitals', 'ΑΝΝΑ', 'anna'],
  ['Greek letters of another case', 'Νίκος', 'ΝΊΚΟΣ'],
  ['rn for m', 'Arnin', 'Amin'],
  ['zero and one', 'L0an 1', 'Loan l'],
  ['a capital i for an l', 'Ian', 'lan'],
  ['a capital i that is one', 'Ian', 'ian'],
  ['an Icelandic Ð', 'Ðặng', 'Đặng'],
  ['the place of a tone', 'Thuý Hoà', 'Thúy Hòa'],
])('displayNameKeysOf treats names as equal that differ by %s', (_difference, one, other) => {
  expect(areSame(one, other)).toBe(true);
});

it.each([
  ['Lan', 'Làn'],
  ['ian', 'lan'],
  ['Dung', 'Đung'],
  ['Dũng', 'Dủng'],
  ['Van', 'Văn'],
  ['Văn', 'Vân'],
  ['Tuân', 'Tuấn'],
  ['To', 'Tơ'],
  ['Tu', 'Tư'],
  ['Huy', 'Huu'],
  ['Le An', 'LeAn'],
])('displayNameKeysOf distinguishes %s and %s', (one, other) => {
  expect(areSame(one, other)).toBe(false);
});

it('displayNameKeysOf distinguishes all one-letter Vietnamese syllables', () => {
  const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
  const letters = [...'aăâeêioôơuưy'].flatMap((letter) => tones.map((tone) => letter + tone)).concat('d', 'đ');
  const keys = letters.flatMap((letter) => displayNameKeysOf(letter));
  expect(new Set(keys).size).toBe(letters.length);
});
