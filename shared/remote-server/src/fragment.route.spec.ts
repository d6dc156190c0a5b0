import { ApiError } from '@gvg/browser-kit';
import type { Api } from '@gvg/browser-kit';
import { fragmentRoute } from './fragment.route.ts';
import { sampleApi, sampleRemote } from './testing/sample-remote.tsx';
import { startTestServer } from './testing/start-test-server.ts';
import type { TestServer } from './testing/start-test-server.ts';

let server: TestServer;
let read: Api['read'];
const requestedLocales: string[] = [];
const requestedDrafts: (string | undefined)[] = [];

beforeAll(async () => {
  const apiFor = (locale: string, draft?: string): Api => {
    requestedLocales.push(locale);
    requestedDrafts.push(draft);
    return { ...sampleApi, read: (address) => read(address) };
  };
  server = await startTestServer((app) =>
    fragmentRoute(app, { definition: sampleRemote, origin: 'https://shop.example', build: 'b1', apiFor }),
  );
});
beforeEach(() => {
  read = sampleApi.read;
});
afterAll(() => server.close());

const requestFragment = (path: string) =>
  fetch(`${server.url}/fragment?${new URLSearchParams({ path, locale: 'vi' }).toString()}`);

describe('fragmentRoute', () => {
  it('renders the page at the path in the language of its prefix', async () => {
    const response = await requestFragment('/en/sample?from=mail');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      status: 200,
      remote: 'mf-sample',
      build: 'b1',
      route: '/sample',
      html: expect.stringContaining('12'),
      state: { path: '/en/sample?from=mail', locale: 'en' },
    });
    expect(requestedLocales.at(-1)).toBe('en');
  });

  it('reads with the token of a draft', async () => {
    await requestFragment('/sample');
    await fetch(`${server.url}/fragment?path=/sample&locale=vi&draft=a.b.c`);
    expect(requestedDrafts.slice(-2)).toEqual([undefined, 'a.b.c']);
  });

  it('returns 404 in the body for a path that no page matches', async () => {
    const response = await requestFragment('/nowhere');
    expect([response.status, await response.json()]).toEqual([200, { contract: 1, status: 404, reads: [] }]);
  });

  it('responds 503 when required data is unavailable', async () => {
    read = () => Promise.reject(new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }));
    const unavailable = await requestFragment('/sample');
    expect([unavailable.status, await unavailable.json()]).toEqual([
      503,
      expect.objectContaining({ message: 'SERVICE_UNAVAILABLE' }),
    ]);
  });

  it.each([
    [400, 'INVALID_PAYLOAD'],
    [429, 'TOO_MANY_REQUESTS'],
  ] as const)('responds %i if the API rejects the request of the page with that status', async (status, message) => {
    read = () => Promise.reject(new ApiError(status, { message }));
    const refused = await requestFragment('/sample');
    expect([refused.status, await refused.json()]).toEqual([status, expect.objectContaining({ message })]);
  });

  it.each(['', 'search', '//evil.example/', '/\\evil.example', `/search?keyword=${'a'.repeat(5_000)}`])(
    'rejects the path %p',
    async (path) => {
      expect((await requestFragment(path)).status).toBe(400);
    },
  );
});
