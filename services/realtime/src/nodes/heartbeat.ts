import { checkWelcome } from '../connection/check-welcome.ts';
import { addressEntryOf } from '../connection/address-entry.ts';
import { announce } from '../presence/announce.ts';
import { createSocketPresence } from '../presence/socket-presence.ts';
import type { Realtime } from '../realtime.ts';
import { endExpired } from './end-expired.ts';

/** A third of an entry's lifetime. */
const renewalMs = 20_000;
const sweepMs = 1_000;

/** Starts a node's periodic work: ends sockets with an expired token, renews the entries of the others, and announces who is gone. */
export function startHeartbeat(realtime: Realtime): () => void {
  const { io, presence, register, sender, logger, metrics } = realtime;
  const socketPresence = createSocketPresence(realtime);

  async function announceGone(): Promise<void> {
    for (const party of await presence.takeGone()) announce(sender, party, false);
  }

  function renew(): void {
    for (const socket of io.of('/').sockets.values()) {
      void socketPresence.renew(socket);
      void checkWelcome(realtime, socket);
      const entry = addressEntryOf(socket.conn);
      if (entry !== undefined) register.renew(entry.group, entry.id).catch(() => undefined);
    }
  }

  const sweep = setInterval(() => {
    metrics.ended.inc({ reason: 'expired' }, endExpired(io.of('/').sockets.values(), Date.now() / 1_000));
    announceGone().catch((error: unknown) => logger.debug({ err: error }, 'presence cannot be read'));
  }, sweepMs);
  const renewal = setInterval(renew, renewalMs);
  return () => {
    clearInterval(sweep);
    clearInterval(renewal);
  };
}
