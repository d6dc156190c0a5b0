import { mostSpecificPattern } from '@gvg/contracts/paths';
import { warmUp } from '@gvg/remote-server/warm-up';
import { pages } from '../../src/routes/pages.ts';
import { storefront } from '../../src/storefront.remote.tsx';
import { sampleApi, samplePaths } from './sample-api.ts';

describe('samples of the storefront', () => {
  it('render every page without other services', async () => {
    const patterns = pages.map(({ path }) => path);
    expect(samplePaths.map((path) => mostSpecificPattern(patterns, path.split('?')[0] ?? '')).sort()).toEqual(
      [...patterns].sort(),
    );
    await expect(
      warmUp({
        definition: storefront,
        samples: { api: sampleApi, paths: samplePaths },
        origin: 'http://localhost',
        build: 'b1',
      }),
    ).resolves.toBeUndefined();
  });
});
