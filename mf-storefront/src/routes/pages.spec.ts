import { disallowedRoutes } from '@gvg/contracts/composition/route-owner';
import { routeTable } from '../../route-table.ts';
import { pages } from './pages.ts';

describe('pages', () => {
  it('are those of the route table', () => {
    expect(routeTable.map(({ name, path }) => ({ name, path }))).toEqual(pages.map(({ name, path }) => ({ name, path })));
  });

  it('have paths and layouts that the contracts give to the storefront', () => {
    expect(disallowedRoutes({ name: 'mf-storefront', routes: routeTable })).toEqual([]);
  });
});
