import { listProducts } from '@gvg/contracts/catalogue/http/products';
import { readKeyword } from './keyword-text.ts';

it.each([
  ['bánh tráng', 'bánh tráng'],
  ['  cà phê ', 'cà phê'],
  ['ca\u0300 phe\u0302', 'cà phê'],
  ['\u202agạo ST25\u202c', 'gạo ST25'],
  ['👩\u200d🍳', '👩\u200d🍳'],
  ['a\0b', 'a\uFFFDb'],
  ['\0', '\uFFFD'],
  ['\uD800x', '\uFFFDx'],
  [`${'x'.repeat(99)}👩`, `${'x'.repeat(99)}\uFFFD`],
  ['\u200b \u2060', undefined],
  ['', undefined],
])('converts %j to %j', (text, keyword) => {
  expect(readKeyword(text)).toBe(keyword);
});

it.each(['\0', '\uDC00', `a${'\u0301'.repeat(99)}`, 'đ'.repeat(5_000), `${'x'.repeat(99)}👩`, '\u202e\0\u2066'])(
  'returns a keyword that the API accepts for %j',
  (text) => {
    expect(listProducts.query!.safeParse({ name: readKeyword(text) }).success).toBe(true);
  },
);
