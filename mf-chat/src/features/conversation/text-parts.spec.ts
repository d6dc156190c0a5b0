import { textParts } from './text-parts.ts';

const links = (text: string) =>
  textParts(text, 'https://shop.test').flatMap(({ text: words, to }) => (to === undefined ? [] : [[words, to]]));

it.each([
  ['Xem https://example.com/a?b=1#c.', [['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c']]],
  [
    '(http://example.com/wiki/Tea_(drink))',
    [['http://example.com/wiki/Tea_(drink)', 'http://example.com/wiki/Tea_(drink)']],
  ],
  ['https://shop.test/product/tra-1, nhé', [['https://shop.test/product/tra-1', '/product/tra-1']]],
  [
    '/order/GVG7K3F2Q và /en/user/cart',
    [
      ['/order/GVG7K3F2Q', '/order/GVG7K3F2Q'],
      ['/en/user/cart', '/en/user/cart'],
    ],
  ],
  ['javascript:alert(1) data:text/html,x ftp://a.b', []],
  [
    'https://shop.test.evil.example/order',
    [['https://shop.test.evil.example/order', 'https://shop.test.evil.example/order']],
  ],
  ['//evil.example và a/order/b, /orderly', []],
  ['24/11 và/hoặc 1/2 kg', []],
])('finds the links in %s', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

it('preserves the complete text', () => {
  const text = 'Một https://example.com, hai\n/search?keyword=tra "ba"';
  expect(
    textParts(text, 'https://shop.test')
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
