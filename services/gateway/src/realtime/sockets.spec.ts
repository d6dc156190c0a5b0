import { eventually } from '@gvg/testing/eventually';
import type { FakeNode } from '../testing/fake-node.ts';
import { startFakeNode } from '../testing/fake-node.ts';
import { handshakeOf, openRaw } from '../testing/raw-client.ts';
import type { RawClient } from '../testing/raw-client.ts';
import type { TestGateway } from '../testing/start-test-gateway.ts';
import { startTestGateway } from '../testing/start-test-gateway.ts';

const path = '/socket.io/?EIO=4&transport=websocket';
const polling = '/socket.io/?EIO=4&transport=polling';

let nodes: [FakeNode, FakeNode];
let gateway: TestGateway;
let clients: RawClient[];

beforeEach(async () => {
  nodes = [await startFakeNode('one'), await startFakeNode('two')];
  gateway = await startTestGateway({
    UPSTREAMS: JSON.stringify({ realtime: nodes.map(({ url }) => url), shell: ['http://127.0.0.1:1'] }),
    TRUST_PROXY_HOPS: '1',
  });
  clients = [];
});
afterEach(async () => {
  for (const { socket } of clients) socket.destroy();
  await gateway.close();
  await Promise.all(nodes.map((node) => node.kill()));
});

function send(message: string): RawClient {
  const client = openRaw(gateway.port);
  clients.push(client);
  client.socket.write(message);
  return client;
}

async function open(headers?: readonly string[]): Promise<RawClient> {
  const client = send(handshakeOf(path, headers));
  await client.receives(' greets\n');
  return client;
}

test('passes bytes in both directions, including those directly after the handshake', async () => {
  const client = send(`${handshakeOf(path)}early `);
  await client.receives('early ');
  client.socket.write('and later');
  await client.receives('and later');
  expect(client.text()).toMatch(/^HTTP\/1\.1 101 Switching Protocols\r\n/);
  expect(client.text().toLowerCase()).toContain('sec-websocket-accept: key');
});

test('forwards the origin of a socket as for other requests, without hop-by-hop headers', async () => {
  await open([
    'x-forwarded-for: 10.1.2.3',
    'x-forwarded-proto: https',
    'origin: https://shop.example',
    'x-internal-secret: guessed',
  ]);
  const { headers } = nodes.flatMap(({ requests }) => requests)[0] as FakeNode['requests'][number];
  expect(headers).toMatchObject({
    'x-forwarded-for': '10.1.2.3',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'shop.example',
    origin: 'https://shop.example',
    upgrade: 'websocket',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  });
  expect(headers['x-internal-secret']).toBeUndefined();
  expect(headers['x-request-id']).toBeDefined();
});

test('opens sockets on the node with fewer of them', async () => {
  for (let count = 0; count < 6; count += 1) await open();
  expect(nodes.map(({ connections }) => connections.length)).toEqual([3, 3]);
});

test('leaves out a dead node, and closes its sockets', async () => {
  const first = await Promise.all([open(), open()]);
  await nodes[0].kill();
  await eventually(() => first.filter((client) => client.isClosed()).length === 1);
  for (let count = 0; count < 4; count += 1) await open();
  expect(nodes[1].connections).toHaveLength(5);
});

test('forwards a refusal of the node', async () => {
  nodes[0].behaviour = 'refuse';
  nodes[1].behaviour = 'refuse';
  const client = send(handshakeOf(path));
  await client.receives('{"code":4000}');
  expect(client.text()).toMatch(/^HTTP\/1\.1 403 /);
  await eventually(() => client.isClosed());
});

test.each([
  '/',
  '/v1/products',
  '/socket.io/x',
  '/socket.iox',
  '//socket.io/',
  '/socket.io/../metrics',
  '/SOCKET.IO/',
  '/health/ready',
])('rejects a handshake for %s without contacting an upstream', async (other) => {
  const client = send(handshakeOf(other));
  await client.receives('NOT_FOUND');
  expect(client.text()).toMatch(/^HTTP\/1\.1 404 /);
  expect(client.text()).toMatch(/strict-transport-security/i);
  await eventually(() => client.isClosed());
  expect(nodes.flatMap(({ requests }) => requests)).toEqual([]);
});

test('serves a request that offers another upgrade as an ordinary one', async () => {
  const client = send(
    'GET /health/live HTTP/1.1\r\nhost: x\r\nconnection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\n\r\n',
  );
  await client.receives('{"live":true}');
  expect(client.text()).toMatch(/^HTTP\/1\.1 200 /);
});

test('aborts the request to the node when the client leaves before the response', async () => {
  nodes[0].behaviour = 'hang';
  nodes[1].behaviour = 'hang';
  const client = send(handshakeOf(path));
  await eventually(() => nodes.some(({ requests }) => requests.length === 1));
  const [received] = nodes.flatMap(({ requests }) => requests);
  client.socket.destroy();
  await eventually(() => received?.socket.destroyed === true);
});

test('closes the node’s connection when the client ends its side', async () => {
  const client = await open();
  const [connection] = nodes.flatMap(({ connections }) => connections);
  client.socket.end();
  await eventually(() => connection?.destroyed === true && client.isClosed());
});

test('polls one node for a session, and another one when that is gone', async () => {
  const begun = await fetch(`${gateway.url}${polling}`);
  const name = await begun.text();
  const setCookie = begun.headers.get('set-cookie') ?? '';
  expect(setCookie).toMatch(/^GVG_REALTIME_NODE=[\w-]{12}; Path=\/socket\.io; HttpOnly; SameSite=Lax$/);
  expect(begun.headers.get('cache-status')).toBeNull();
  const cookie = setCookie.split(';')[0] as string;
  const poll = async () => (await fetch(`${gateway.url}${polling}&sid=abc`, { headers: { cookie } })).text();
  for (let count = 0; count < 6; count += 1) expect(await poll()).toBe(name);
  await nodes[name === 'one' ? 0 : 1].kill();
  expect(await poll()).toBe(name === 'one' ? 'two' : 'one');
  const forged = await fetch(`${gateway.url}${polling}&sid=abc`, {
    headers: { cookie: 'GVG_REALTIME_NODE=http://evil.example' },
  });
  expect(forged.status).toBe(200);
});

test('rejects polling of other paths, and bodies over the limit of a packet', async () => {
  expect((await fetch(`${gateway.url}/socket.io/x`)).status).toBe(404);
  expect((await fetch(`${gateway.url}${polling}&sid=abc`, { method: 'POST', body: 'x'.repeat(20_000) })).status).toBe(
    413,
  );
});

test('closes all sockets at the stop, so that their pages reconnect elsewhere', async () => {
  const open1 = await open();
  const open2 = await open();
  await gateway.stop();
  await eventually(() => open1.isClosed() && open2.isClosed());
});

test('responds SERVICE_UNAVAILABLE without nodes', async () => {
  await Promise.all(nodes.map((node) => node.kill()));
  const client = send(handshakeOf(path));
  await client.receives('SERVICE_UNAVAILABLE');
  const isolated = await startTestGateway({ UPSTREAMS: JSON.stringify({ shell: ['http://127.0.0.1:1'] }) });
  const other = openRaw(isolated.port);
  clients.push(other);
  other.socket.write(handshakeOf(path));
  await other.receives('SERVICE_UNAVAILABLE');
  await isolated.close();
});
