import { redirectPath } from './redirect-path.ts';

describe('redirectPath', () => {
  it.each([
    ['/', '/'],
    ['/user/profile?tab=2', '/user/profile?tab=2'],
    ['/en/product/tea-1#reviews', '/en/product/tea-1'],
    ['/search?keyword=tr%C3%A0', '/search?keyword=tr%C3%A0'],
    ['/a/../b', '/b'],
  ])('accepts %s', (redirect, path) => {
    expect(redirectPath(redirect)).toBe(path);
  });

  it.each([
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /',
    'javascript:alert(1)',
    '/x/..//evil.example',
    '/.//evil.example',
    'user/profile',
  ])('rejects %j', (redirect) => {
    expect(redirectPath(redirect)).toBeUndefined();
  });
});
