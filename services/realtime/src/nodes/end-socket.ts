import type { SocketErrorCode } from '../push/socket-error-code.ts';
import type { RealtimeSocket } from './socket-server.ts';

/** Ends a socket of this node for a reason that its page gets. */
export function endSocket(socket: RealtimeSocket, code: SocketErrorCode): void {
  socket.emit('DISCONNECT', code);
  socket.disconnect(true);
}
