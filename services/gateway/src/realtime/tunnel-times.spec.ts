import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { eventually } from '@gvg/testing/eventually';
import { Upstream } from '../proxy/upstream.ts';
import type { FakeNode } from '../testing/fake-node.ts';
import { startFakeNode } from '../testing/fake-node.ts';
import { handshakeOf, openRaw } from '../testing/raw-client.ts';
import { createTunnels } from './create-tunnels.ts';

const logger = createLogger({ name: 'test', level: 'silent' });

let node: FakeNode;
let close: () => Promise<void>;
let port: number;

async function start(times: { handshakeMs: number; idleMs: number }): Promise<void> {
  node = await startFakeNode('one');
  const upstream = new Upstream({ name: 'realtime', addresses: [node.url], logger });
  const tunnels = createTunnels({
    upstream,
    limits: undefined,
    trustedProxyHops: 0,
    logger,
    times: { ...times, spreadMs: 30 },
  });
  const server = createServer().on('upgrade', tunnels.upgrade).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
  close = async () => {
    await tunnels.close();
    await new Promise((resolve) => server.close(resolve));
    await upstream.close();
    await node.kill();
  };
}
afterEach(() => close());

test('ends a handshake that a node does not respond to', async () => {
  await start({ handshakeMs: 100, idleMs: 10_000 });
  node.behaviour = 'hang';
  const client = openRaw(port);
  client.socket.write(handshakeOf('/socket.io/'));
  await client.receives('GATEWAY_TIMEOUT');
  await eventually(() => client.isClosed());
});

test('closes a silent socket, but not one on which either side sends', async () => {
  await start({ handshakeMs: 10_000, idleMs: 2_000 });
  const [idle, busy] = [openRaw(port), openRaw(port)];
  for (const { socket } of [idle, busy]) socket.write(handshakeOf('/socket.io/'));
  await Promise.all([idle, busy].map((client) => client.receives('greets')));
  await eventually(() => {
    busy.socket.write('ping');
    return idle.isClosed();
  });
  expect(busy.isClosed()).toBe(false);
  await eventually(() => busy.isClosed());
});
