import { languageOf } from './request-language.ts';

test.each([
  [undefined, 'vi'],
  ['', 'vi'],
  ['en', 'en'],
  ['EN-GB', 'en'],
  ['vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
  ['en-US,en;q=0.9,vi;q=0.8', 'en'],
  ['vi;q=0.2, en;q=0.7', 'en'],
  ['fr, en ; q=0.1', 'en'],
  ['fr', 'vi'],
  ['*', 'vi'],
  ['en;q=0, fr', 'vi'],
  ['english', 'vi'],
])('Accept-Language %p selects %s', (header, locale) => {
  expect(languageOf({ headers: header === undefined ? {} : { 'accept-language': header } })).toBe(locale);
});
