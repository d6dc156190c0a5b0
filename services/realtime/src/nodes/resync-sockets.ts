import { checkWelcome } from '../connection/check-welcome.ts';
import type { Realtime } from '../realtime.ts';

/** The pages of a node request their content again, spread over this time. */
const spreadMs = 2_000;

/** Resynchronizes sockets after this node was disconnected from the others: they may have missed events, and the end of their sessions. */
export function resyncSockets(realtime: Realtime): void {
  for (const socket of realtime.io.of('/').sockets.values()) {
    setTimeout(() => {
      if (!socket.connected) return;
      socket.emit('RESYNC', { reason: 'connection' });
      void checkWelcome(realtime, socket);
    }, Math.random() * spreadMs).unref();
  }
}
