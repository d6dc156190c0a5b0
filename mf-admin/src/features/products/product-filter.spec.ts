import { productsFilter } from './product-filter.ts';

const category = 'a'.repeat(24);

it('includes hidden products, newest first', () => {
  expect(productsFilter({}, undefined)).toEqual({ includeHidden: 'true', sort: '-createdAt' });
});

it.each([
  ['SHOWN', { isShowed: 'true' }],
  ['HIDDEN', { isShowed: 'false' }],
  ['REMOVED', { includeDeleted: 'true', isDeleted: 'true' }],
])('filters by %s', (state, expected) => {
  expect(productsFilter({ state }, 'name')).toEqual({ includeHidden: 'true', sort: 'name', ...expected });
});

it('omits the sort during a search, so that the best match comes first', () => {
  expect(productsFilter({ search: 'mắm', category, stock: 'LOW' }, undefined)).toEqual({
    includeHidden: 'true',
    name: 'mắm',
    category,
    stockState: 'LOW',
  });
});

it('ignores unknown values', () => {
  const filter = productsFilter({ state: 'SOLD', category: 'sauces', producer: '1', stock: 'SOME' }, 'colour');
  expect(filter).toEqual({ includeHidden: 'true', sort: '-createdAt' });
});
