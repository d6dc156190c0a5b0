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

test('responds GATEWAY_TIMEOUT to an upstream that never responds and opens the circuit after five timeouts', async () => {
  fakeUpstream.handler = () => {};
  const responses = await Promise.all(Array.from({ length: 5 }, send));
  for (const response of responses)
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      504,
      'GATEWAY_TIMEOUT',
    ]);
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
