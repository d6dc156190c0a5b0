import { tokenGraceSeconds } from '@gvg/contracts/realtime/terms';
import { endSocket } from './end-socket.ts';
import type { RealtimeSocket } from './socket-server.ts';

/** Ends the sockets whose token expired a minute ago without a new one; returns their number. `now` in seconds since 1970. */
export function endExpired(sockets: Iterable<RealtimeSocket>, now: number): number {
  let count = 0;
  for (const socket of sockets) {
    if (socket.data.person.expiresAt + tokenGraceSeconds > now) continue;
    endSocket(socket, 'INVALID_TOKEN');
    count += 1;
  }
  return count;
}
