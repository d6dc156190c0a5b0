import { receiveClientEvents } from '../client-events/receive-client-events.ts';
import type { RealtimeSocket } from '../nodes/socket-server.ts';
import { createSocketPresence } from '../presence/socket-presence.ts';
import type { Realtime } from '../realtime.ts';
import { checkWelcome } from './check-welcome.ts';
import { roomsOf } from './person.ts';
import { releaseHandshake } from './release-handshake.ts';

/** Handles an admitted socket until it closes. */
export function onConnection(realtime: Realtime): (socket: RealtimeSocket) => void {
  const { metrics } = realtime;
  const presence = createSocketPresence(realtime);
  return (socket) => {
    const { kind } = socket.data.person;
    void socket.join(roomsOf(socket.data.person));
    releaseHandshake(socket);
    metrics.sockets.inc({ kind });
    receiveClientEvents(realtime, socket);
    socket.once('disconnect', () => {
      metrics.sockets.dec({ kind });
      void presence.leave(socket);
    });
    presence.arrive(socket);
    void checkWelcome(realtime, socket);
  };
}
