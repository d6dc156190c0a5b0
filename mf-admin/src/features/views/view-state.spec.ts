import { addressOfView, isSameState, stateToKeep } from './view-state.ts';

const list = { filters: { search: 'lan', status: 'PACKED' }, columns: undefined, sort: undefined };

it('stores the filters of a list, except a search for a person', () => {
  expect(stateToKeep('orders', list)).toEqual({ query: { status: 'PACKED' }, columns: [], sort: null });
  expect(stateToKeep('products', { ...list, columns: ['name', 'stock'], sort: '-stock' })).toEqual({
    query: { search: 'lan' },
    columns: ['name', 'stock'],
    sort: '-stock',
  });
});

it('compares states regardless of the order of filters, and with the order of columns', () => {
  const state = { query: { a: '1', b: '2' }, columns: ['x', 'y'], sort: null };
  expect(isSameState(state, { ...state, query: { b: '2', a: '1' } })).toBe(true);
  expect(isSameState(state, { ...state, columns: ['y', 'x'] })).toBe(false);
  expect(isSameState(state, { ...state, sort: 'a' })).toBe(false);
});

it('sets filters, sort, columns and id of a view in the URL', () => {
  const view = { _id: 'v1', query: { state: 'HIDDEN' }, columns: ['name', 'price'], sort: '-price' };
  expect(addressOfView(view as never)).toEqual({
    state: 'HIDDEN',
    sort: '-price',
    columns: 'name,price',
    viewId: 'v1',
  });
});
