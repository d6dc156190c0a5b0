import { ownerOf, pathOwners } from '@gvg/contracts/paths';
import { routeChunks } from '../../route-chunks.ts';
import { pages } from './pages.ts';

describe('pages', () => {
  it('matches routeChunks, one chunk per page', () => {
    expect(routeChunks).toEqual(Object.fromEntries(pages.map(({ name, path }) => [path, [`route-${name}`]])));
  });

  it.each(pages.map(({ path }) => [path]))('owns %s in the contracts', (path) => {
    expect(Object.keys(pathOwners)).toContain(path);
    expect(ownerOf(path)).toBe('mf-storefront');
  });
});
