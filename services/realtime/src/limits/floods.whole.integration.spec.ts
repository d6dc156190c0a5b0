import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { eventually } from '@gvg/testing/eventually';
import { newGuest, startRealtimeHarness } from '../testing/realtime-harness.ts';
import type { RealtimeHarness } from '../testing/realtime-harness.ts';

let site: RealtimeHarness;
const sockets: Socket[] = [];
beforeAll(async () => {
  site = await startRealtimeHarness('floods');
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await site.close();
});

async function openRaw(): Promise<Socket> {
  const socket = connect(Number(new URL(site.nodes[0] as string).port), '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  socket.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(socket, 'data');
  return socket;
}

/** A masked frame of a client. */
const frame = (opcode: number, payload: string): Buffer =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), Buffer.from(payload)]);

it('cuts a connection that floods with pings and reads no response, while another one gets its events', async () => {
  const socket = (await openRaw()).pause();
  const reader = await site.guest(newGuest(), 0);
  const pings = Buffer.concat(Array.from({ length: 500 }, () => frame(9, 'x'.repeat(125))));
  await eventually(async () => {
    for (let count = 0; count < 50; count += 1) socket.write(pings);
    return socket.destroyed;
  });
  expect(await reader.ask('PRESENCE', {})).toMatchObject({ ok: true });
  expect(await (await fetch(`${site.nodes[0] as string}/metrics`)).text()).toMatch(
    /realtime_ends_total\{[^}]*reason="flood"/,
  );
});

it('cuts a connection that neither authenticates nor confirms its closing', async () => {
  const socket = await openRaw();
  socket.resume();
  // The closing may take thirty seconds in addition to the time to authenticate.
  await eventually(() => socket.destroyed, { timeoutMs: 30_000 });
});
