import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createCategory } from '@gvg/contracts/catalogue/http/categories';
import { estimateCost } from '@gvg/contracts/catalogue/http/costs';
import { createProduct } from '@gvg/contracts/catalogue/http/products';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import { eventually } from '@gvg/testing/eventually';
import type { FakeUpstream } from '../testing/fake-upstream.ts';
import { echo, startFakeUpstream } from '../testing/fake-upstream.ts';
import type { GatewayBefore } from '../testing/start-gateway-before.ts';
import { startGatewayBefore } from '../testing/start-gateway-before.ts';

let upstream: FakeUpstream;
let gateway: GatewayBefore;
const sockets: Socket[] = [];

/** Long enough for a busy machine. */
const timeouts = { connectMs: 30_000, headersMs: 30_000, bodyIdleMs: 30_000 };

async function start(endpoint: Endpoint, collectMs = 60_000): Promise<void> {
  upstream = await startFakeUpstream();
  gateway = await startGatewayBefore([upstream.url], 'api', {
    endpoint,
    timeouts,
    bodyTimes: { collectMs, pace: { minBytesPerSecond: 10_000, intervalMs: 100, totalMs: 60_000 } },
  });
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await gateway.close();
  await upstream.close();
});

/** Sends a request with the first bytes of a body that never ends. */
function sendUnfinished(method = 'POST'): Socket {
  const socket = connect(gateway.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `${method} /x HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50000\r\n\r\n{"lines":[`,
  );
  sockets.push(socket);
  return socket;
}

const post = (bytes: number) =>
  fetch(`http://127.0.0.1:${gateway.port}/x`, { method: 'POST', body: 'x'.repeat(bytes) });

test('contacts no upstream before a body is complete, and serves others meanwhile', async () => {
  await start(estimateCost);
  for (let count = 0; count < 300; count += 1) sendUnfinished();
  expect((await post(100)).status).toBe(200);
  expect(upstream.requestCount).toBe(1);
});

test('survives unfinished bodies that are dropped together', async () => {
  await start(estimateCost);
  const unfinished = Array.from({ length: 150 }, () => sendUnfinished());
  await eventually(() => unfinished.every((socket) => socket.bytesWritten > 0 && !socket.connecting));
  for (const socket of unfinished) socket.destroy();
  expect((await post(100)).status).toBe(200);
});

test('survives unfinished uploads that are dropped while they wait for a connection', async () => {
  await start(uploadPicture);
  upstream.handler = () => {};
  const unfinished = Array.from({ length: 150 }, () => sendUnfinished());
  await eventually(() => upstream.requestCount > 50);
  for (const socket of unfinished) socket.destroy();
  upstream.handler = echo;
  await eventually(async () => (await post(100)).status === 200);
});

test('responds 408 to a body that is not complete in time and closes the connection', async () => {
  await start(estimateCost, 200);
  expect(await text(sendUnfinished())).toMatch(/^HTTP\/1.1 408 [^]*connection: close[^]*"message":"INVALID_PAYLOAD"/);
  expect(upstream.requestCount).toBe(0);
});

test('responds 408 to an upload below its pace', async () => {
  await start(uploadPicture);
  upstream.handler = (request) => void request.resume();
  expect(await text(sendUnfinished())).toMatch(/^HTTP\/1.1 408 /);
});

test('rejects a read with a body', async () => {
  await start(estimateCost);
  expect(await text(sendUnfinished('GET'))).toMatch(/^HTTP\/1.1 400 [^]*connection: close/);
  expect(upstream.requestCount).toBe(0);
});

test.each<[string, Endpoint, number]>([
  ['an estimate', estimateCost, 64 * 1024],
  ['a product', createProduct, 1024 * 1024],
  ['any other body', createCategory, 256 * 1024],
])('accepts %s up to its limit', async (_, endpoint, limit) => {
  await start(endpoint);
  expect((await post(limit)).status).toBe(200);
  const rejected = await post(limit + 1);
  expect([rejected.status, await rejected.json()]).toMatchObject([413, { message: 'INVALID_PAYLOAD' }]);
});
