import { linkAddress } from './link-address.ts';

it.each([
  [' https://goodsviet.vn/a?b=1 ', 'https://goodsviet.vn/a?b=1'],
  ['goodsviet.vn', 'https://goodsviet.vn'],
  ['chợ.vn/a', 'https://chợ.vn/a'],
  ['/page/guide', '/page/guide'],
  ['#posts', '#posts'],
  ['mai@goodsviet.vn', 'mailto:mai@goodsviet.vn'],
  ['tel:+84901234567', 'tel:+84901234567'],
])('parses the link %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

it.each(['', 'guide', 'two words.vn', 'javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,a'])(
  'rejects %j',
  (typed) => {
    expect(linkAddress(typed)).toBeUndefined();
  },
);
