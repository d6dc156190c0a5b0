import type { RealtimeSocket } from '../nodes/socket-server.ts';

/** Frees the memory of the request that opened the connection, including its credentials, which are not needed after the admission. */
export function releaseHandshake(socket: RealtimeSocket): void {
  Object.assign(socket.conn, { request: undefined });
  Object.assign(socket.handshake, { headers: {}, auth: {} });
}
