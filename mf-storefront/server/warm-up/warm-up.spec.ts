import { pages } from '../../src/routes/pages.ts';
import { mostSpecificPattern } from '@gvg/contracts/paths';
import { samplePaths } from './sample-api.ts';
import { warmUp } from './warm-up.ts';

describe('warmUp', () => {
  it('renders every page from sample data without other services', async () => {
    const patterns = pages.map(({ path }) => path);
    expect(samplePaths.map((path) => mostSpecificPattern(patterns, path.split('?')[0] ?? '')).sort()).toEqual([...patterns].sort());
    await expect(warmUp({ origin: 'http://localhost', build: 'b1' })).resolves.toBeUndefined();
  });
});
