import { productsFilter } from './product-filter.ts';

const category = 'a'.repeat(24);

it('lists hidden products with the others, the newest first', () => {
  expect(productsFilter({}, undefined)).toEqual({ includeHidden: 'true', sort: '-createdAt' });
});

it.each([
  ['SHOWN', { isShowed: 'true' }],
  ['HIDDEN', { isShowed: 'false' }],
  ['REMOVED', { includeDeleted: 'true', isDeleted: 'true' }],
])('narrows to %s', (state, expected) => {
  expect(productsFilter({ state }, 'name')).toEqual({ includeHidden: 'true', sort: 'name', ...expected });
});

it('leaves the best match first while words are searched', () => {
  expect(productsFilter({ search: 'mắm', category, stock: 'LOW' }, undefined)).toEqual({
    includeHidden: 'true',
    name: 'mắm',
    category,
    stockState: 'LOW',
  });
});

it('ignores what it does not know', () => {
  const filter = productsFilter({ state: 'SOLD', category: 'sauces', producer: '1', stock: 'SOME' }, 'colour');
  expect(filter).toEqual({ includeHidden: 'true', sort: '-createdAt' });
});
