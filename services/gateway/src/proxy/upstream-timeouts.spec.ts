import { createLogger } from '@gvg/service-kit/logger';
import type { Listener } from '@gvg/service-kit/listener';
import { listen } from '@gvg/service-kit/listener';
import { createMetrics } from '@gvg/service-kit/metrics';
import { createGateway } from '../gateway.ts';
import type { FakeUpstream } from '../testing/fake-upstream.ts';
import { startFakeUpstream } from '../testing/fake-upstream.ts';
import { Upstream } from './upstream.ts';

const logger = createLogger({ name: 'test', level: 'silent' });
let fakeUpstream: FakeUpstream;
let upstream: Upstream;
let gateway: Listener;
const send = () => fetch(`http://127.0.0.1:${gateway.port}/`);

beforeEach(async () => {
  fakeUpstream = await startFakeUpstream();
  upstream = new Upstream({ name: 'frozen', addresses: [fakeUpstream.url], logger, timeouts: { connectMs: 500, headersMs: 200, bodyIdleMs: 200 } });
  const handler = createGateway({
    findRoute: () => ({ kind: 'page', upstream, match: undefined, label: 'page' }),
    siteRoutes: { find: () => undefined },
    readThroughCache: { tryServe: async () => false, invalidateAfterWrite: () => {} },
    limits: undefined,
    trustedProxyHops: 0,
    internal: false,
    logger,
    metrics: createMetrics('test'),
  });
  gateway = await listen(handler, { host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await gateway.close();
  await upstream.close();
  await fakeUpstream.close();
});

test('responds GATEWAY_TIMEOUT to an upstream that never responds and opens the circuit after five timeouts', async () => {
  fakeUpstream.handler = () => {};
  const responses = await Promise.all(Array.from({ length: 5 }, send));
  for (const response of responses) expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([504, 'GATEWAY_TIMEOUT']);
  const requestsBefore = fakeUpstream.requestCount;
  expect((await send()).status).toBe(503);
  expect(fakeUpstream.requestCount).toBe(requestsBefore);
});

test('closes the connection when a response stalls in the body', async () => {
  fakeUpstream.handler = (_request, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half');
  };
  const response = await send();
  await expect(response.text()).rejects.toThrow();
});
