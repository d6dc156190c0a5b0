import { staffPages } from '@gvg/staff-ui';
import { disallowedRoutes } from '@gvg/contracts/composition/route-owner';
import { pathOwners } from '@gvg/contracts/paths';
import { routeTable } from '../../route-table.ts';
import { staffRoutes } from './pages.ts';

describe('pages', () => {
  it('match the route table', () => {
    expect(routeTable.map(({ name, path }) => ({ name, path }))).toEqual(
      staffRoutes.map(({ name, path }) => ({ name, path })),
    );
  });

  it('are paths and layouts that the contracts assign to this remote', () => {
    expect(disallowedRoutes({ name: 'mf-admin', routes: routeTable })).toEqual([]);
  });

  it('include every menu entry that no other remote owns', () => {
    const built: readonly string[] = routeTable.map(({ path }) => path);
    const isBuilt = (path: string) => built.includes(path) || pathOwners[path] === 'mf-chat';
    expect(staffPages.filter(({ path }) => !isBuilt(path))).toEqual([]);
  });
});
