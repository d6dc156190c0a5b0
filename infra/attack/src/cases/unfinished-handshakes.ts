import { setTimeout as pause } from 'node:timers/promises';
import type { AttackCase } from '../attack-case.ts';
import { attackSockets } from '../traffic/attack-sockets.ts';
import { attackers } from '../traffic/attackers.ts';
import { destroyAll, openConnection } from '../traffic/raw-connection.ts';
import { handshake } from '../traffic/raw-socket.ts';

const perKind = 150;
const holdMs = 4_000;

export const unfinishedHandshakes: AttackCase = {
  name: 'handshakes of sockets that are not finished',
  run: (site) =>
    attackSockets(site, async () => {
      const { url } = site;
      const whole = handshake(url);
      const kinds = [
        whole.slice(0, 40),
        whole.slice(0, -2),
        whole.replace('13', '99'),
        whole.replace(/sec-websocket-key.*\r\n/, ''),
        whole.replace('/?', '/?sid=invented&'),
        `${whole}${'x'.repeat(100_000)}`,
        whole,
      ];
      for (const leavesAfterMs of [0, 5, holdMs]) {
        const sockets = kinds.flatMap((bytes) =>
          Array.from({ length: perKind }, (_, index) =>
            openConnection(url, bytes, attackers[index % attackers.length]),
          ),
        );
        await pause(leavesAfterMs);
        destroyAll(sockets);
      }
    }),
};
