import type { Socket } from 'node:net';
import { eventually } from '@gvg/testing/eventually';
import type { AttackCase } from '../attack-case.ts';
import { expectAtMost, expectEqual } from '../expect.ts';
import { attackSockets } from '../traffic/attack-sockets.ts';
import { attackers } from '../traffic/attackers.ts';
import { newGuestValue } from '../traffic/guest-value.ts';
import { destroyAll } from '../traffic/raw-connection.ts';
import { openRawGuest, openRawSocket } from '../traffic/raw-socket.ts';

/** Sockets per address: this many identify themselves, and as many never do. */
const perAddress = 100;
const steps = 10;
/** The nodes close after ten seconds. */
const closeMs = 30_000;

export const silentSockets: AttackCase = {
  name: 'two thousand sockets that say nothing',
  run: (site) =>
    attackSockets(site, async () => {
      const guests: Socket[] = [];
      const strangers: Socket[] = [];
      try {
        for (const from of attackers) {
          const guest = await newGuestValue(site);
          for (let count = 0; count < perAddress; count += steps) {
            const opened = await Promise.all(
              Array.from({ length: steps }, () =>
                Promise.all([openRawGuest(site.url, from, guest), openRawSocket(site.url, from)]),
              ),
            );
            for (const [known, unknown] of opened) {
              guests.push(known.resume());
              strangers.push(unknown.resume());
            }
          }
        }
        await eventually(() => expectAtMost('sockets of nobody', strangers.filter(({ closed }) => !closed).length, 0), {
          timeoutMs: closeMs,
        });
        // Guests do not answer pings either, for which the timeout is longer.
        expectEqual('sockets of guests', [guests.length, strangers.length], [1_000, 1_000]);
      } finally {
        destroyAll([...guests, ...strangers]);
      }
    }),
};
