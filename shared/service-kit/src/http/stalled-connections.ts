import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionTimeouts {
  /** A response of which nothing was read for this long is ended (rules/limits-of-a-connection.md). */
  unreadMs: number;
  /** A connection on which nothing happens is closed after this time; longer than any upstream timeout. */
  idleMs: number;
}

const defaultTimeouts: ConnectionTimeouts = { unreadMs: 30_000, idleMs: 120_000 };

/** Closes connections without progress: soon when the client does not read, later when it waits for this process. */
export function endStalledConnections(
  server: Server,
  { unreadMs, idleMs }: ConnectionTimeouts = defaultTimeouts,
): void {
  const responding = new WeakSet<Socket>();
  const waitingLonger = new WeakSet<Socket>();
  server.timeout = unreadMs;
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    responding.add(socket);
    response.once('close', () => {
      responding.delete(socket);
      waitingLonger.delete(socket);
    });
  });
  // Node emits this only while none of the bytes to send made progress, however slowly the client reads.
  server.on('timeout', (socket: Socket) => {
    const waitsForThisProcess = responding.has(socket) && socket.writableLength === 0;
    if (!waitsForThisProcess || waitingLonger.has(socket)) {
      socket.destroy();
      return;
    }
    waitingLonger.add(socket);
    socket.setTimeout(idleMs - unreadMs);
  });
}
