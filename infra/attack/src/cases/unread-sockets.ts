import { Agent } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import type { AttackCase } from '../attack-case.ts';
import { attackSockets } from '../traffic/attack-sockets.ts';
import { attackers } from '../traffic/attackers.ts';
import { newGuestValue } from '../traffic/guest-value.ts';
import { destroyAll } from '../traffic/raw-connection.ts';
import { openRawGuest } from '../traffic/raw-socket.ts';
import { requestFrom } from '../traffic/request-from.ts';

/** Twelve kilobytes per message. */
const text = 'ợ'.repeat(4_000);
const senders = 3;
const messagesOfSender = 150;
const socketsOfSender = 30;

async function fill(url: URL, from: string, sessionId: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'content-type': 'application/json', cookie: `${guestCookieName}=${sessionId}` };
  for (let count = 0; count < messagesOfSender; count += 1) {
    const { status } = await requestFrom(from, new URL('/v1/messages/send-message', url), {
      method: 'POST',
      agent,
      headers,
      body: JSON.stringify({ content: { text } }),
    });
    if (status === 429) await pause(1_000);
  }
  agent.destroy();
}

/** Pending messages are limited per socket and are dropped with it. */
export const unreadSockets: AttackCase = {
  name: 'sockets that nobody reads',
  run: (site) =>
    attackSockets(site, async () => {
      const sockets: Socket[] = [];
      try {
        const guests = await Promise.all(Array.from({ length: senders }, () => newGuestValue(site)));
        for (const [index, guest] of guests.entries()) {
          for (let count = 0; count < socketsOfSender; count += 1)
            sockets.push((await openRawGuest(site.url, attackers[index] as string, guest)).pause());
        }
        await Promise.all(guests.map((guest, index) => fill(site.url, attackers[index] as string, guest)));
      } finally {
        destroyAll(sockets);
      }
    }),
};
