import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { AttackCase } from '../attack-case.ts';
import { attackSockets } from '../traffic/attack-sockets.ts';
import { attackers } from '../traffic/attackers.ts';
import { frame } from '../traffic/frame.ts';
import { newGuestValue } from '../traffic/guest-value.ts';
import { destroyAll } from '../traffic/raw-connection.ts';
import { openRawGuest, openRawSocket } from '../traffic/raw-socket.ts';

const most = 16_000;
const deep = (open: string, close: string): string =>
  open.repeat(most / 2 / open.length) + close.repeat(most / 2 / open.length);
const customers = Array.from({ length: 400 }, () => '{"kind":"guest","id":""}').join(',');

/** socket.io packets that no page sends. */
const packets: readonly string[] = [
  `420["TYPING",${deep('[', ']')}]`,
  `421["PRESENCE",{"customers":${deep('[', ']')}}]`,
  `422["PRESENCE",{"customers":[${customers}]}]`,
  `423["AUTH",{"token":"${'x'.repeat(15_000)}"}]`,
  '424["AUTH",{"token":{"$ne":""}}]',
  '425["AUTH"]',
  '42["AUTH",{},{},{},{}]',
  '42["__proto__",{}]',
  '42["constructor",{"__proto__":{"isStaff":true}}]',
  '42["disconnecting"]',
  '42["connect"]',
  '42["error",{}]',
  '42[null]',
  '42[{}]',
  '42{}',
  '42',
  '42[',
  '4',
  '4999',
  `43${'9'.repeat(1_000)}[]`,
  `42${'9'.repeat(400)}["TYPING",{"isTyping":true}]`,
  '40/admin,{}',
  `40/${'n'.repeat(10_000)},`,
  '40{"sessionId":"again"}',
  '44{"message":"x"}',
  '451-["TYPING",{"_placeholder":true,"num":0}]',
  '45999999999-["TYPING",{"_placeholder":true,"num":0}]',
  '451-["TYPING",{"_placeholder":true,"num":"constructor"}]',
  '46-1[]',
  '0{"sid":"x"}',
  '1',
  '2probe',
  '5',
  '6',
  '9',
  'b====',
  '',
];

const holdMs = 3_000;

export const wrongEvents: AttackCase = {
  name: 'events of sockets that are deep, huge or wrong',
  run: (site) =>
    attackSockets(site, async () => {
      const guest = await newGuestValue(site);
      const sockets: Socket[] = [];
      try {
        for (const [index, packet] of packets.entries()) {
          const from = attackers[index % attackers.length] as string;
          for (const socket of await Promise.all([
            openRawSocket(site.url, from),
            openRawGuest(site.url, from, guest),
          ])) {
            sockets.push(socket.resume());
            for (let repeat = 0; repeat < 15; repeat += 1) socket.write(frame(packet));
          }
        }
        await pause(holdMs);
      } finally {
        destroyAll(sockets);
      }
    }),
};
