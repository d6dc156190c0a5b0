import { linkKey, urlForm } from './line-key.ts';

const link = 'https://shop.example/item?a=1&b=2';

it.each([
  'http://shop.example/item?a=1&b=2',
  'https://www.shop.example/item?b=2&a=1',
  'https://SHOP.example:443/item/?a=1&b=2#reviews',
  'https://shop.example/item?a=1&b=2&utm_source=mail&fbclid=x',
])('returns the same key for the same page: %s', (other) => {
  expect(linkKey(other)).toBe(linkKey(link));
});

it.each([
  'https://shop.example/item?a=1',
  'https://shop.example/Item?a=1&b=2',
  'https://other.example/item?a=1&b=2',
  'ftp://shop.example:2121/item?a=1&b=2',
])('returns another key for another page: %s', (other) => {
  expect(linkKey(other)).not.toBe(linkKey(link));
});

it('returns a text that is not a URL unchanged', () => {
  expect(urlForm('https://[')).toBe('https://[');
});

it('returns a short key for the longest link', () => {
  expect(linkKey(`https://shop.example/${'a'.repeat(2_000)}`).length).toBeLessThan(60);
});
