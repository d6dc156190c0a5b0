import { ownerOf, pathOwners } from '@gvg/contracts/paths';
import { routeChunks } from '../../route-chunks.ts';
import { pages } from './pages.ts';

test('the release names exactly the pages that there are, each with its own chunk', () => {
  expect(routeChunks).toEqual(Object.fromEntries(pages.map(({ name, path }) => [path, [`route-${name}`]])));
});

test.each(pages.map(({ path }) => [path]))('contracts give %s to this remote', (path) => {
  expect(Object.keys(pathOwners)).toContain(path);
  expect(ownerOf(path)).toBe('mf-storefront');
});
