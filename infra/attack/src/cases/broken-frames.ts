import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { AttackCase } from '../attack-case.ts';
import { attackSockets } from '../traffic/attack-sockets.ts';
import { attackers } from '../traffic/attackers.ts';
import { frame, opcodes } from '../traffic/frame.ts';
import { newGuestValue } from '../traffic/guest-value.ts';
import { destroyAll } from '../traffic/raw-connection.ts';
import { openRawGuest, openRawSocket } from '../traffic/raw-socket.ts';

const half = frame('42["TYPING",{"isTyping":true}]');

/** Data that violates RFC 6455 or never ends. */
const floods: readonly Buffer[] = [
  ...Array.from({ length: 8 }, (_, index) => randomBytes(64 * (index + 1))),
  half.subarray(0, 1),
  half.subarray(0, 9),
  frame('x', { isMasked: false }),
  frame('x', { reserved: 7 }),
  frame('x', { length: 2 ** 50 }),
  frame(Buffer.from([0xc3, 0x28])),
  frame('x', { opcode: opcodes.continuation }),
  frame('x', { opcode: opcodes.ping, isFinal: false }),
  frame('x'.repeat(200), { opcode: opcodes.ping }),
  frame(Buffer.from([0x03, 0xed]), { opcode: opcodes.close }),
  frame(Buffer.from([0]), { opcode: opcodes.close }),
  ...[3, 7, 11, 15].map((opcode) => frame('x', { opcode })),
  frame(randomBytes(1_000), { opcode: opcodes.binary }),
  Buffer.concat([frame('4', { isFinal: false }), frame('2', { opcode: opcodes.text })]),
  Buffer.concat([
    frame('4', { isFinal: false }),
    ...Array.from({ length: 30_000 }, () => frame('', { opcode: opcodes.continuation, isFinal: false })),
  ]),
  Buffer.concat([
    frame('4', { isFinal: false }),
    ...Array.from({ length: 17_000 }, () => frame('x', { opcode: opcodes.continuation, isFinal: false })),
  ]),
];

const holdMs = 3_000;

export const brokenFrames: AttackCase = {
  name: 'frames of sockets that break the protocol',
  run: (site) =>
    attackSockets(site, async () => {
      const guest = await newGuestValue(site);
      const sockets: Socket[] = [];
      try {
        for (const [index, bytes] of floods.entries()) {
          const from = attackers[index % attackers.length] as string;
          for (const socket of await Promise.all([
            openRawSocket(site.url, from),
            openRawGuest(site.url, from, guest),
          ])) {
            sockets.push(socket);
            socket.resume().write(bytes);
          }
        }
        await pause(holdMs);
      } finally {
        destroyAll(sockets);
      }
    }),
};
