import { ownCookie } from './live-proxy.ts';

it.each([
  ['gvg.sid=a; Path=/; Secure; SameSite=Lax', 'gvg.sid=a; Path=/; SameSite=Lax'],
  ['gvg.sid=a; Domain=shop.example; Path=/v1; HttpOnly; Secure', 'gvg.sid=a; Path=/v1; HttpOnly'],
  ['gvg.sid=a; domain=.shop.example', 'gvg.sid=a'],
  ['name=Secured; Path=/', 'name=Secured; Path=/'],
])('the cookie %s becomes one of the page’s own host', (theirs, own) => {
  expect(ownCookie(theirs)).toBe(own);
});
