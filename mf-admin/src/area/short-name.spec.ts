import { shortName } from './short-name.ts';

it.each([
  ['Mai', 'Mai'],
  ['Nguyễn Thu', 'Nguyễn Thu'],
  ['Nguyễn Thu Hà', 'Nguyễn Thu…'],
  ['Trần Minh Quang', 'Trần Minh…'],
])('shortens %s to ten characters', (name, shown) => {
  expect(shortName(name)).toBe(shown);
});
