import { failedVisit, visitCookie, visitCookieValue } from './failed-visit.ts';

const accept = 'text/html,application/xhtml+xml';
const cookieOf = (page: string) => `a=b; ${visitCookie}=${visitCookieValue(page)}`;

it('redirects to the page in the query, else in the cookie, else to sign-in', () => {
  const cookie = cookieOf('/en/search?keyword=trà; x');
  expect(failedVisit({ accept, cookie }, '/user/cart?tab=2', 'BAD_GATEWAY')).toBe('/user/cart?tab=2#error=BAD_GATEWAY');
  expect(failedVisit({ accept, cookie: cookieOf('/en/a?b=1;2') }, undefined, 'BAD_GATEWAY')).toBe(
    '/en/a?b=1;2#error=BAD_GATEWAY',
  );
  expect(failedVisit({ accept }, undefined, 'TOO_MANY_REQUESTS')).toBe('/auth#error=TOO_MANY_REQUESTS');
});

it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '%'])('never redirects to %s', (page) => {
  for (const cookie of [cookieOf(page), `${visitCookie}=${page}`])
    expect(failedVisit({ accept, cookie }, page, 'BAD_GATEWAY')).toBe('/auth#error=BAD_GATEWAY');
});

it('returns undefined for clients that are not browsers', () => {
  expect(failedVisit({ accept: 'application/json' }, '/', 'BAD_GATEWAY')).toBeUndefined();
  expect(failedVisit({}, '/', 'BAD_GATEWAY')).toBeUndefined();
});
