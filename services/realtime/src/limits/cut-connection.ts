import type { SocketConnection } from '../nodes/socket-server.ts';

/** Closes a connection without a farewell, for which a client that misbehaves could take its time. */
export function cutConnection(connection: SocketConnection): void {
  const { socket } = connection.transport as unknown as { socket?: { terminate(): void } };
  connection.close(true);
  socket?.terminate();
}
