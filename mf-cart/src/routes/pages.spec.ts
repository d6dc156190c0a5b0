import { disallowedRoutes } from '@gvg/contracts/composition/route-owner';
import { routeTable } from '../../route-table.ts';
import { pages } from './pages.ts';

describe('pages', () => {
  it('match the route table', () => {
    expect(routeTable.map(({ name, path }) => ({ name, path }))).toEqual(
      pages.map(({ name, path }) => ({ name, path })),
    );
  });

  it('have paths and layouts that the contracts assign to this remote', () => {
    expect(disallowedRoutes({ name: 'mf-cart', routes: routeTable })).toEqual([]);
  });
});
