import { Types } from 'mongoose';
import { orderKeysOf } from '../search/search-keys.ts';
import { searchFilter } from './search-filter.ts';

const order = {
  code: 'GVG7K3F2Q',
  lines: [{ name: { vi: 'Bánh tráng Tây Ninh', en: 'Rice paper' } }, { name: { vi: 'Nước mắm (1 lít)', en: '' } }],
  shipping: {},
  recipient: { fullName: 'Nguyễn Thu Hà', phone: '+81312345678' },
};
const keys = orderKeysOf(order as never);

interface Filter {
  searchKeys?: RegExp | { $in: RegExp[] };
  $and?: Filter[];
  $or?: Filter[];
}
const hasKey = (pattern: RegExp) => keys.some((key) => pattern.test(key));
const isMatch = ({ searchKeys, $and = [], $or }: Filter): boolean =>
  (searchKeys === undefined || (searchKeys instanceof RegExp ? hasKey(searchKeys) : searchKeys.$in.some(hasKey))) &&
  $and.every(isMatch) &&
  ($or?.some(isMatch) ?? true);
const isFound = (search: string) => isMatch(searchFilter(search));

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
])('matches %j', (search) => {
  expect(isFound(search)).toBe(true);
});

it.each(['anh', 'bánh mì', '.*'.concat('x'), '+84 3 1234 5678', '1234 5678'])('does not match %j', (search) => {
  expect(isFound(search)).toBe(false);
});

it.each([
  ['gvg-7k3 f2q', { code: 'GVG7K3F2Q' }],
  ['A'.repeat(24), { _id: new Types.ObjectId('a'.repeat(24)) }],
  ['  ', {}],
])('reads %j as %j', (search, filter) => {
  expect(searchFilter(search)).toEqual(filter);
});
