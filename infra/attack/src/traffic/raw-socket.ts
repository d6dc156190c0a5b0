import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { realtimePath } from '@gvg/contracts/realtime/terms';
import { frame } from './frame.ts';
import { openConnection } from './raw-connection.ts';

const openMs = 15_000;

export const handshake = ({ host }: URL): string =>
  `GET ${realtimePath}/?EIO=4&transport=websocket HTTP/1.1\r\nhost: ${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

/** Returns the packet with which a socket identifies its guest. */
export const connectPacket = (sessionId: string): Buffer => frame(`40${JSON.stringify({ sessionId })}`);

/** Resolves when the site has sent `part`. Rejects if it closes the connection or does not send in time. Later data is not read. */
async function receives(socket: Socket, part: string): Promise<void> {
  let text = '';
  const isThere = new Promise<void>((resolve) =>
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString('latin1');
      if (text.includes(part)) resolve();
    }),
  );
  const closed = once(socket, 'close').then(() =>
    Promise.reject(new Error(`closed before ${part}: ${text.slice(0, 80)}`)),
  );
  const late = pause(openMs, undefined, { ref: false }).then(() =>
    Promise.reject(new Error(`no ${part} within ${openMs / 1000} s`)),
  );
  for (const failure of [closed, late]) failure.catch(() => undefined);
  await Promise.race([isThere, closed, late]);
  socket.removeAllListeners('data');
}

/** Opens an unauthenticated WebSocket with raw bytes. */
export async function openRawSocket(url: URL, from: string): Promise<Socket> {
  const socket = openConnection(url, handshake(url), from);
  await receives(socket, '"sid"');
  return socket;
}

/** Opens a WebSocket of an accepted guest with raw bytes. */
export async function openRawGuest(url: URL, from: string, sessionId: string): Promise<Socket> {
  const socket = await openRawSocket(url, from);
  socket.write(connectPacket(sessionId));
  await receives(socket, '40{"sid"');
  return socket;
}
