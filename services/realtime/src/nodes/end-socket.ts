import type { SocketErrorCode } from '../push/socket-error-code.ts';
import type { RealtimeSocket } from './socket-server.ts';

/** Ends a socket of this node with a reason for its page. */
export function endSocket(socket: RealtimeSocket, code: SocketErrorCode): void {
  socket.emit('DISCONNECT', code);
  socket.disconnect(true);
}
