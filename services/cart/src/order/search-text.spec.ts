import { Types } from 'mongoose';
import { searchFilter, searchTextOf } from './search-text.ts';

const order = {
  code: 'GVG7K3F2Q',
  lines: [{ name: { vi: 'Bánh tráng Tây Ninh', en: 'Rice paper' } }, { name: { vi: 'Nước mắm (1 lít)', en: '' } }],
};
const recipient = { fullName: 'Nguyễn Thu Hà', phone: '+81312345678' };
const text = searchTextOf({ ...order, recipient } as never);

interface Filter {
  searchText?: { $regex: string };
  $and?: Filter[];
  $or?: Filter[];
}
const isMatch = ({ searchText, $and = [], $or }: Filter): boolean =>
  (searchText === undefined || new RegExp(searchText.$regex).test(text)) &&
  $and.every(isMatch) &&
  ($or?.some(isMatch) ?? true);
const isFound = (search: string) => isMatch(searchFilter(search));

it('has the words of code and names without accents, each once, and the digits of the telephone number', () => {
  expect(text).toBe('gvg7k3f2q nguyen thu ha 81312345678 312345678 banh trang tay ninh rice paper nuoc mam 1 lit');
});

it.each([
  'bánh',
  'BANH TRANG',
  'mam nuoc',
  'pap',
  'gvg7k',
  'lít 1',
  'hà nguyễn',
  '+81 3 1234 5678',
  '03-1234-5678',
  '(03) 1234',
  '81312345678',
])('finds %j', (search) => {
  expect(isFound(search)).toBe(true);
});

it.each(['anh', 'bánh mì', '.*'.concat('x'), '+84 3 1234 5678', '1234 5678'])('does not find %j', (search) => {
  expect(isFound(search)).toBe(false);
});

it.each([
  ['gvg-7k3 f2q', { code: 'GVG7K3F2Q' }],
  ['A'.repeat(24), { _id: new Types.ObjectId('a'.repeat(24)) }],
  ['  ', {}],
])('takes %j for %j', (search, filter) => {
  expect(searchFilter(search)).toEqual(filter);
});
