import { eventually } from '@gvg/testing/eventually';
import type { FakeUpstream } from '../testing/fake-upstream.ts';
import { startFakeUpstream } from '../testing/fake-upstream.ts';
import type { GatewayBefore } from '../testing/start-gateway-before.ts';
import { startGatewayBefore } from '../testing/start-gateway-before.ts';

let fakeUpstream: FakeUpstream;
let gateway: GatewayBefore;
const send = () => fetch(`http://127.0.0.1:${gateway.port}/`);

beforeEach(async () => {
  fakeUpstream = await startFakeUpstream();
  gateway = await startGatewayBefore([fakeUpstream.url], 'page');
});

afterEach(async () => {
  await gateway.close();
  await fakeUpstream.close();
});

/** Hangs only the requests of clients; `isLive` decides about the health check. */
function hangRequests(isLive: () => boolean): void {
  fakeUpstream.handler = (request, response) => {
    if (request.url === '/health/live' && isLive()) response.end();
  };
}

test('keeps sending requests to an upstream whose requests time out while its process responds', async () => {
  hangRequests(() => true);
  const responses = await Promise.all(Array.from({ length: 8 }, send));
  for (const response of responses)
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      504,
      'GATEWAY_TIMEOUT',
    ]);
  fakeUpstream.handler = (_request, response) => response.end('fast');
  expect((await send()).status).toBe(200);
});

test('responds SERVICE_UNAVAILABLE without a request to a hanging process until it responds', async () => {
  let isLive = false;
  hangRequests(() => isLive);
  await eventually(async () => (await send()).status === 503);
  const requests: (string | undefined)[] = [];
  fakeUpstream.handler = (request, response) => {
    requests.push(request.url);
    if (isLive) response.end();
  };
  expect((await send()).status).toBe(503);
  expect(requests).not.toContain('/');
  isLive = true;
  await eventually(async () => (await send()).status === 200);
});

test('closes the connection when a response stalls in the body', async () => {
  fakeUpstream.handler = (_request, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half');
  };
  const response = await send();
  await expect(response.text()).rejects.toThrow();
});
