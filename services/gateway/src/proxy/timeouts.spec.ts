import { createLogger } from '@gvg/service-kit/logger';
import type { Listener } from '@gvg/service-kit/listener';
import { listen } from '@gvg/service-kit/listener';
import { createMetrics } from '@gvg/service-kit/metrics';
import { createGateway } from '../gateway.ts';
import type { Behind } from '../testing/behind.ts';
import { startBehind } from '../testing/behind.ts';
import type { Upstream } from './upstream.ts';
import { openUpstream } from './upstream.ts';

let behind: Behind;
let upstream: Upstream;
let gateway: Listener;
const ask = () => fetch(`http://127.0.0.1:${gateway.port}/`);

beforeEach(async () => {
  behind = await startBehind();
  upstream = openUpstream('frozen', behind.url, { connect: 500, head: 200, idle: 200 });
  const handler = createGateway({
    findRoute: () => ({ kind: 'page', upstream, match: undefined, label: 'page' }),
    siteRoutes: { answer: () => false },
    cachedReading: { answer: async () => false, changed: () => {} },
    limits: undefined,
    trustedHops: 0,
    inside: false,
    logger: createLogger({ name: 'test', level: 'silent' }),
    metrics: createMetrics('test'),
  });
  gateway = await listen(handler, { host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await gateway.close();
  await upstream.close();
  await behind.close();
});

test('an upstream that never answers is GATEWAY_TIMEOUT, and after five of them is left alone', async () => {
  behind.answer = () => {};
  const answers = await Promise.all(Array.from({ length: 5 }, ask));
  for (const answer of answers) expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([504, 'GATEWAY_TIMEOUT']);
  const asked = behind.asked;
  expect((await ask()).status).toBe(503);
  expect(behind.asked).toBe(asked);
});

test('an answer that stops in the middle ends the connection', async () => {
  behind.answer = (_request, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half');
  };
  const answer = await ask();
  await expect(answer.text()).rejects.toThrow();
});
