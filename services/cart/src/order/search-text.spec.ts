import { Types } from 'mongoose';
import { searchFilter, searchTextOf } from './search-text.ts';

const order = {
  code: 'GVG7K3F2Q',
  lines: [{ name: { vi: 'Bánh tráng Tây Ninh', en: 'Rice paper' } }, { name: { vi: 'Nước mắm (1 lít)', en: '' } }],
};
const text = searchTextOf(order as never);
const isFound = (search: string) =>
  ((searchFilter(search) as { $and?: { searchText: { $regex: string } }[] }).$and ?? []).every(({ searchText }) =>
    new RegExp(searchText.$regex).test(text),
  );

it('has the words of code and names without accents, each once', () => {
  expect(text).toBe('gvg7k3f2q banh trang tay ninh rice paper nuoc mam 1 lit');
});

it.each(['bánh', 'BANH TRANG', 'mam nuoc', 'pap', 'gvg7k', 'lít 1'])('finds %j', (search) => {
  expect(isFound(search)).toBe(true);
});

it.each(['anh', 'bánh mì', '.*'.concat('x')])('does not find %j', (search) => {
  expect(isFound(search)).toBe(false);
});

it.each([
  ['gvg-7k3 f2q', { code: 'GVG7K3F2Q' }],
  ['A'.repeat(24), { _id: new Types.ObjectId('a'.repeat(24)) }],
  ['  ', {}],
])('takes %j for %j', (search, filter) => {
  expect(searchFilter(search)).toEqual(filter);
});
