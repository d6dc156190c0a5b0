import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { startTrace } from '@gvg/service-kit/telemetry/trace-context';
import { Upstream } from '../proxy/upstream.ts';
import { startFakeUpstream } from '../testing/fake-upstream.ts';
import type { FakeUpstream } from '../testing/fake-upstream.ts';
import { createReadThroughCache } from './read-through-cache.ts';
import type { ReadThroughCache } from './read-through-cache.ts';
import { ResponseCache } from './response-cache.ts';

const html = `<h1>${'bánh tráng '.repeat(400)}</h1>`;

let shell: FakeUpstream;
let upstream: Upstream;
let readThroughCache: ReadThroughCache;

/** The buffer that the cache sends for a document; the same object if it comes from the cache. */
async function sentBody(acceptEncoding: string): Promise<unknown> {
  let sent: unknown;
  const response = {
    writeHead: () => response,
    end: (body: unknown) => void (sent = body),
  } as unknown as ServerResponse;
  const request = { method: 'GET', headers: { 'accept-encoding': acceptEncoding } } as unknown as IncomingMessage;
  await readThroughCache.tryServe({
    request,
    response,
    route: { kind: 'page', upstream, match: undefined, label: 'page' },
    path: '/',
    query: '',
    origin: { address: '127.0.0.1', protocol: 'http' },
    trace: startTrace(undefined, undefined),
  });
  return sent;
}

beforeEach(async () => {
  shell = await startFakeUpstream((_request, response) => {
    response.writeHead(200, { 'cache-tag': 'product', etag: '"1"', 'x-releases': 'one' }).end(html);
  });
  upstream = new Upstream({
    name: 'shell',
    addresses: [shell.url],
    logger: createLogger({ name: 'test', level: 'silent' }),
  });
  readThroughCache = createReadThroughCache({
    cache: new ResponseCache(),
    receivesEvents: () => true,
    releases: () => ({ fingerprint: 'one', canaries: [] }),
    canaries: { variantOf: () => '', cookieFor: () => undefined },
  });
});

afterEach(async () => {
  await upstream.close();
  await shell.close();
});

test.each(['br', 'gzip', 'identity'])('encodes a document once in %s', async (encoding) => {
  await sentBody('br');
  const [one, other] = await Promise.all([sentBody(encoding), sentBody(encoding)]);
  expect(one).toBeInstanceOf(Buffer);
  expect(other).toBe(one);
  expect(await sentBody(encoding)).toBe(one);
  expect(shell.requestCount).toBe(1);
});
