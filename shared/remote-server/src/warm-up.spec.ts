import { sampleApi, sampleRemote } from './testing/sample-remote.tsx';
import { warmUp } from './warm-up.ts';

const options = { definition: sampleRemote, origin: 'http://localhost', build: 'b1' };

describe('warmUp', () => {
  it('renders every sample path in both languages', async () => {
    const requests: string[] = [];
    const api = { ...sampleApi, read: (address: string) => (requests.push(address), sampleApi.read(address as never)) };
    await warmUp({ ...options, samples: { api: api as typeof sampleApi, paths: ['/sample'] } });
    expect(requests.length).toBeGreaterThanOrEqual(2);
  });

  it('throws for a page that cannot be rendered from the samples', async () => {
    await expect(warmUp({ ...options, samples: { api: sampleApi, paths: ['/sample', '/removed'] } })).rejects.toThrow(
      'The page /removed returned 404',
    );
  });
});
