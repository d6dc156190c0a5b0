import { shortName } from './short-name.ts';

it.each([
  ['Mai', 'Mai'],
  ['Nguyễn Thu', 'Nguyễn Thu'],
  ['Nguyễn Thu Hà', 'Nguyễn Thu…'],
  ['Trần Minh Quang', 'Trần Minh…'],
])('cuts %s after ten characters', (name, shown) => {
  expect(shortName(name)).toBe(shown);
});
