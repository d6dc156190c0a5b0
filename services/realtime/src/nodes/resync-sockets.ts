import { checkWelcome } from '../connection/check-welcome.ts';
import type { Realtime } from '../realtime.ts';

/** The pages of a node ask again for what they show: spread, so that they do not do it in the same moment. */
const spreadMs = 2_000;

/** After this node was cut off from the others its sockets may have missed events, and the end of their sessions. */
export function resyncSockets(realtime: Realtime): void {
  for (const socket of realtime.io.of('/').sockets.values()) {
    setTimeout(() => {
      if (!socket.connected) return;
      socket.emit('RESYNC', { reason: 'connection' });
      void checkWelcome(realtime, socket);
    }, Math.random() * spreadMs).unref();
  }
}
