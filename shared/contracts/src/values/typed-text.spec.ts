import { withPlainSigns, withoutLeftMarks } from './typed-text.ts';

it.each([
  ['soft hyphens', 'Bánh\u00adtráng', 'Bánhtráng'],
  ['zero-width spaces and marks of direction', '\u200bBánh \u200e\u200ftráng\u200c', 'Bánh tráng'],
  ['bidi controls', '\u202aBánh\u202c \u2066tráng\u2069', 'Bánh tráng'],
  ['word joiners and byte order marks', '\ufeffBánh\u2060 tráng', 'Bánh tráng'],
  ['joiners between letters', 'Bánh\u200d tráng\u200d', 'Bánh tráng'],
])('removes %s from a text', (_, text, expected) => {
  expect(withoutLeftMarks(text)).toBe(expected);
});

it.each(['👨‍👩‍👧', '👩🏽‍🍳 nấu', '❤️‍🔥', 'Phở 🍜 24', 'शहद'])('keeps %s', (text) => {
  expect(withoutLeftMarks(text)).toBe(text);
});

it.each([
  ['full width', 'ＧＶＧ７Ｋ３', 'GVG7K3'],
  ['every dash', '1‐2‑3–4—5−6ー7－8─9', '1-2-3-4-5-6-7-8-9'],
  ['no-break spaces', '32\u00a0000\u202f000', '32 000 000'],
  ['joiners and other invisible signs', 'G\u200dV\ufe0fG\u2060', 'GVG'],
  ['typographic apostrophes', '32’000', "32'000"],
])('reads %s as plain characters in codes and numbers', (_, text, expected) => {
  expect(withPlainSigns(text)).toBe(expected);
});

it('keeps the long vowel mark of a Japanese word', () => {
  expect(withPlainSigns('ラーメン-1ー2')).toBe('ラーメン-1-2');
});
