import { createMayRead } from './robots-rules.ts';

const mayRead = (rules: string, path: string) => {
  const ask = createMayRead(async (url) => ({ url, contentType: 'text/plain', body: Buffer.from(rules) }));
  return ask(`https://shop.example${path}`, 5_000);
};

it('follows the rules of a typical site', async () => {
  const rules = 'User-agent: *\nDisallow: /gio-hang\nDisallow: /*?sort=\nAllow: /gio-hang/xem';
  expect(await mayRead(rules, '/ao-dai')).toBe(true);
  expect(await mayRead(rules, '/gio-hang')).toBe(false);
  expect(await mayRead(rules, '/gio-hang/xem')).toBe(true);
  expect(await mayRead(rules, '/ao-dai?sort=gia')).toBe(false);
});

it.each([
  ['more rules than any site has', 'Disallow: /a\n'.repeat(5_001)],
  ['wildcards that are compared with every place of an address', `Disallow: /${'*a'.repeat(2_600)}\n`],
])('treats %s as forbidding all', async (_, rules) => {
  expect(await mayRead(`User-agent: *\n${rules}`, '/ao-dai')).toBe(false);
  expect(await mayRead('User-agent: *\nDisallow: /b\n', '/ao-dai')).toBe(true);
});
