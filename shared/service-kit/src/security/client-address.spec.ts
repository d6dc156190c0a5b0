import { clientAddress, rateLimitAddress } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('uses for %s the key %s', (address, expected) => {
  expect(rateLimitAddress(address)).toBe(expected);
});

test.each([
  ['no proxy is trusted', 0, '1.1.1.1', '9.9.9.9'],
  ['one proxy is trusted', 1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
  ['two proxies are trusted', 2, '6.6.6.6, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
  ['more proxies are trusted than the header lists', 5, '1.1.1.1', '1.1.1.1'],
  ['the trusted proxy sets no header', 1, undefined, '9.9.9.9'],
])('resolves the client address when %s', (_, trustedProxyHops, forwarded, expected) => {
  expect(clientAddress('9.9.9.9', forwarded, trustedProxyHops)).toBe(expected);
});
