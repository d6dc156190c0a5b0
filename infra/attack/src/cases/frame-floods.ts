import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { attackSockets } from '../traffic/attack-sockets.ts';
import { attackers } from '../traffic/attackers.ts';
import { frame, opcodes } from '../traffic/frame.ts';
import { newGuestValue } from '../traffic/guest-value.ts';
import { destroyAll } from '../traffic/raw-connection.ts';
import { openRawGuest, openRawSocket } from '../traffic/raw-socket.ts';

const floodMs = 10_000;
const chunk = 64 * 1024;
const repeated = (one: Buffer): Buffer =>
  Buffer.concat(Array.from({ length: Math.floor(chunk / one.length) }, () => one));

/** Endless streams of packets, and of frames that are no packets. */
const floods: readonly Buffer[] = [
  repeated(frame('x'.repeat(125), { opcode: opcodes.ping })),
  repeated(frame('', { opcode: opcodes.pong })),
  repeated(Buffer.concat([frame('', { isFinal: false }), frame('', { opcode: opcodes.continuation })])),
  repeated(frame('3')),
];

/** Writes as fast as the site reads, without reading, until the socket is closed. Resolves with whether the site closed it. */
async function flood(socket: Socket, bytes: Buffer, signal: AbortSignal): Promise<boolean> {
  const isOpen = () => !socket.destroyed && !signal.aborted;
  while (isOpen()) {
    if (!socket.write(bytes)) await once(socket, 'drain', { signal }).catch(() => undefined);
    else await pause(0);
  }
  return socket.destroyed;
}

export const frameFloods: AttackCase = {
  name: 'floods of frames of sockets',
  async run(site) {
    let closed: boolean[] = [];
    const measured = await attackSockets(site, async () => {
      const guest = await newGuestValue(site);
      const sockets = await Promise.all([
        ...floods.map((_, index) => openRawSocket(site.url, attackers[index] as string)),
        ...floods.map((_, index) => openRawGuest(site.url, attackers[index] as string, guest)),
      ]);
      const signal = AbortSignal.timeout(floodMs);
      closed = await Promise.all(
        sockets.map((socket, index) => flood(socket.pause(), floods[index % floods.length] as Buffer, signal)),
      );
      destroyAll(sockets);
    });
    expectEqual(
      'floods that are closed',
      closed,
      closed.map(() => true),
    );
    return measured;
  },
};
