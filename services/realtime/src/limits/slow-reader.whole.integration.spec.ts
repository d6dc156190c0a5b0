import { connect } from 'node:net';
import { eventually } from '@gvg/testing/eventually';
import { sendMessage } from '../testing/messages.fixtures.ts';
import { newGuest, newId, startRealtimeHarness } from '../testing/realtime-harness.ts';
import type { RealtimeHarness } from '../testing/realtime-harness.ts';

let site: RealtimeHarness;
beforeAll(async () => {
  site = await startRealtimeHarness('slow-reader');
});
afterAll(() => site.close());

const metric = async (name: string) =>
  Number(
    new RegExp(`^${name}\\{[^}]*\\} (\\d+)`, 'm').exec(
      await (await fetch(`${site.nodes[0] as string}/metrics`)).text(),
    )?.[1] ?? 0,
  );

/** A masked text frame of a client, shorter than 64 KiB. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = Buffer.alloc(8);
  head[0] = 0x81;
  head[1] = 0x80 | 126;
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}

it('ends a socket that does not read, while others get everything', async () => {
  const id = newGuest();
  const value = await site.guestValue(id);
  const port = Number(new URL(site.nodes[0] as string).port);
  const slow = connect(port, '127.0.0.1');
  let closed = false;
  slow.on('error', () => undefined).on('close', () => (closed = true));
  slow.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  await new Promise((resolve) => slow.once('data', resolve));
  slow.write(frame(`40${JSON.stringify({ sessionId: value })}`));
  await eventually(async () => (await metric('realtime_sockets')) === 1);
  slow.pause();

  const reader = await site.guest(id, 0);
  const room = newId();
  // Longer than real messages, because the connection itself buffers some megabytes.
  const text = 'x'.repeat(200_000);
  let seq = 0;
  await eventually(async () => {
    await sendMessage(site, { room, customer: { kind: 'guest', id }, seq: (seq += 1), text });
    await eventually(() => reader.of('CHAT').length === seq);
    return /realtime_ends_total\{[^}]*reason="slow"/.test(
      await (await fetch(`${site.nodes[0] as string}/metrics`)).text(),
    );
  });
  slow.resume();
  await eventually(() => closed);
  expect(reader.socket.connected).toBe(true);
});
