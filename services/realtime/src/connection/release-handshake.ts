import type { RealtimeSocket } from '../nodes/socket-server.ts';

/** Gives back the memory of the request that opened the connection, and its credentials with it: nothing reads them once the socket is let in. */
export function releaseHandshake(socket: RealtimeSocket): void {
  Object.assign(socket.conn, { request: undefined });
  Object.assign(socket.handshake, { headers: {}, auth: {} });
}
