import type { SocketConnection } from '../nodes/socket-server.ts';

/** Closes a connection without a closing handshake, which a misbehaving client could delay. */
export function cutConnection(connection: SocketConnection): void {
  const { socket } = connection.transport as unknown as { socket?: { terminate(): void } };
  connection.close(true);
  socket?.terminate();
}
