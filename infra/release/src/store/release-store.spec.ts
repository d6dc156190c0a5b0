import { isStoreKey } from './release-store.ts';

test.each(['parts/mf-cart.json', 'releases/mf-cart/0a1b/files/client/route-a~b.1f.js', 'a/[id] x.svg', 'x'])(
  'the store accepts a key for %s',
  (key) => expect(isStoreKey(key)).toBe(true),
);

test.each([
  '',
  '/etc/passwd',
  '../x',
  'a/../b',
  'a//b',
  'a/',
  '.hidden',
  'a/.lock.sqlite',
  'a\\b',
  'a\nb',
  'a/./b',
  './a',
])('the store refuses the key %j', (key) => expect(isStoreKey(key)).toBe(false));
