import { setTimeout as pause } from 'node:timers/promises';
import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { attackSockets } from '../traffic/attack-sockets.ts';
import { attackers } from '../traffic/attackers.ts';
import { frame, opcodes } from '../traffic/frame.ts';
import { newGuestValue } from '../traffic/guest-value.ts';
import { destroyAll } from '../traffic/raw-connection.ts';
import { openRawGuest } from '../traffic/raw-socket.ts';

const closeMs = 10_000;
const text = `42["TYPING","${'x'.repeat(5 * 1024 * 1024)}"]`;

/** Packets in one frame, in many frames, as bytes, and only announced. */
const packets: readonly Buffer[] = [
  frame(text),
  frame(text.slice(0, 17_000)),
  Buffer.concat([
    frame(text.slice(0, 10_000), { isFinal: false }),
    ...Array.from({ length: 500 }, () =>
      frame(text.slice(20, 10_020), { opcode: opcodes.continuation, isFinal: false }),
    ),
  ]),
  frame(Buffer.alloc(5 * 1024 * 1024), { opcode: opcodes.binary }),
  frame('x', { length: 1024 ** 3 }),
];

export const hugePackets: AttackCase = {
  name: 'packets of sockets that are too large',
  run: (site) =>
    attackSockets(site, async () => {
      const guest = await newGuestValue(site);
      for (let round = 0; round < 4; round += 1) {
        const sockets = await Promise.all(
          packets.map((_, index) => openRawGuest(site.url, attackers[index] as string, guest)),
        );
        const closed = sockets.map((socket) => new Promise((resolve) => socket.resume().once('close', resolve)));
        sockets.forEach((socket, index) => socket.write(packets[index] as Buffer));
        await Promise.race([Promise.all(closed), pause(closeMs)]);
        const open = sockets.flatMap((socket, index) => (socket.closed ? [] : [index]));
        destroyAll(sockets);
        expectEqual('packets whose connections stay open', open, []);
      }
    }),
};
