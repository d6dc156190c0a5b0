import { eventually } from '@gvg/testing/eventually';
import type { FakeUpstream } from '../testing/fake-upstream.ts';
import { echo, startFakeUpstream } from '../testing/fake-upstream.ts';
import type { GatewayBefore } from '../testing/start-gateway-before.ts';
import { startGatewayBefore } from '../testing/start-gateway-before.ts';

let servers: [FakeUpstream, FakeUpstream];
let gateway: GatewayBefore;
/** Requests by server, without probes. */
let received: [string[], string[]];

const send = (init?: RequestInit) => fetch(`http://127.0.0.1:${gateway.port}/x`, init);
const sendAll = (count: number) => Promise.all(Array.from({ length: count }, () => send()));
const portOf = ({ url }: FakeUpstream) => Number(new URL(url).port);

/** Handles a server's requests with `handler`, and its probes like a ready process. */
function handleRequests(index: 0 | 1, handler: FakeUpstream['handler'] = echo): void {
  servers[index].handler = (request, response) => {
    if (request.url === '/health/ready') {
      response.end();
      return;
    }
    received[index].push(request.method as string);
    handler(request, response);
  };
}

beforeEach(async () => {
  received = [[], []];
  servers = [await startFakeUpstream(), await startFakeUpstream()];
  handleRequests(0);
  handleRequests(1);
  gateway = await startGatewayBefore(
    servers.map(({ url }) => url),
    'api',
  );
});

afterEach(async () => {
  await gateway.close();
  await Promise.all(servers.map((server) => server.close()));
});

test('sends requests to equal addresses in turn', async () => {
  for (let count = 0; count < 10; count += 1) await send();
  expect(received.map(({ length }) => length)).toEqual([5, 5]);
});

test('prefers the address with fewer pending requests', async () => {
  const release = Promise.withResolvers<void>();
  handleRequests(0, (request, response) => void release.promise.then(() => echo(request, response)));
  const pending = sendAll(2);
  await eventually(() => received[0].length === 1 && received[1].length === 1);
  await sendAll(1);
  await sendAll(1);
  expect(received.map(({ length }) => length)).toEqual([1, 3]);
  release.resolve();
  expect((await pending).map(({ status }) => status)).toEqual([200, 200]);
});

test('repeats a read on the other address when the connection is lost', async () => {
  handleRequests(0, (request) => request.socket.destroy());
  for (const { status } of await sendAll(8)) expect(status).toBe(200);
  expect(received[1]).toHaveLength(8);
});

test('does not repeat a write whose connection is lost', async () => {
  for (const index of [0, 1] as const) handleRequests(index, (request) => request.socket.destroy());
  expect((await send({ method: 'POST', body: '{}' })).status).toBe(502);
  expect(received.flat()).toEqual(['POST']);
});

test('sends a write with its whole body to the other address when the first refuses connections', async () => {
  await servers[0].close();
  const body = 'x'.repeat(200_000);
  for (let count = 0; count < 3; count += 1) {
    const response = await send({ method: 'POST', body });
    expect([response.status, ((await response.json()) as { body: string }).body === body]).toEqual([200, true]);
  }
  expect(received[1]).toEqual(['POST', 'POST', 'POST']);
});

test('leaves a killed address out without failing a read, and takes it back when it is ready', async () => {
  await sendAll(8);
  const port = portOf(servers[0]);
  servers[0].kill();
  for (const { status } of await sendAll(20)) expect(status).toBe(200);
  expect(gateway.upstream.addresses.map(({ isLeftOut }) => isLeftOut)).toEqual([true, false]);

  let ready = false;
  servers[0] = await startFakeUpstream(undefined, port);
  const probes: boolean[] = [];
  servers[0].handler = (request, response) => {
    if (request.url === '/health/ready') probes.push(ready);
    else received[0].push(request.method as string);
    response.writeHead(ready ? 200 : 503).end();
  };
  received[0] = [];
  await eventually(() => probes.length > 1);
  for (const { status } of await sendAll(4)) expect(status).toBe(200);
  expect(received[0]).toEqual([]);
  ready = true;
  await eventually(async () => (await sendAll(2)).every(({ status }) => status === 200) && received[0].length > 0);
});

test('leaves out an address whose process hangs', async () => {
  servers[0].handler = (request) => {
    if (request.url === '/x') received[0].push(request.method as string);
  };
  await eventually(async () => {
    await sendAll(4);
    return gateway.upstream.addresses[0]?.accepts() === false;
  });
  const before = received[0].length;
  for (const { status } of await sendAll(8)) expect(status).toBe(200);
  expect(received[0]).toHaveLength(before);
});

test('responds SERVICE_UNAVAILABLE when all addresses refuse connections, and again as soon as one accepts them', async () => {
  const port = portOf(servers[1]);
  await Promise.all(servers.map((server) => server.close()));
  for (let count = 0; count < 8; count += 1) expect((await send()).status).toBe(503);
  servers[1] = await startFakeUpstream((_request, response) => response.writeHead(200).end(), port);
  expect((await send()).status).toBe(200);
});
