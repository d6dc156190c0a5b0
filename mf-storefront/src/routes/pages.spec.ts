import { disallowedRoutes } from '@gvg/contracts/composition/route-owner';
import { ownershipOf } from '@gvg/contracts/paths';
import { routeTable } from '../../route-table.ts';
import { filterNames } from '../features/listing/filters.ts';
import { pages } from './pages.ts';

describe('pages', () => {
  it('match the route table', () => {
    expect(routeTable.map(({ name, path }) => ({ name, path }))).toEqual(
      pages.map(({ name, path }) => ({ name, path })),
    );
  });

  it('have paths and layouts that the contracts assign to the storefront', () => {
    expect(disallowedRoutes({ name: 'mf-storefront', routes: routeTable })).toEqual([]);
  });

  it.each(['/search', '/category/tra-000000000000000000000001'])(
    'at %s read only query keys that the contracts list, because documents are rendered without others',
    (path) => {
      expect(Object.keys(ownershipOf(path)?.query ?? {})).toEqual(expect.arrayContaining(filterNames));
    },
  );
});
