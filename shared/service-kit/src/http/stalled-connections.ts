import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionTimeouts {
  /** Time after which a response is ended if the client read nothing of it (rules/limits-of-a-connection.md). */
  unreadMs: number;
  /** Time after which a connection without activity is closed. Exceeds every upstream timeout. */
  idleMs: number;
}

const defaultTimeouts: ConnectionTimeouts = { unreadMs: 30_000, idleMs: 120_000 };

/** Closes connections without progress: soon if the client does not read, later if it waits for this process. */
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
  // Node emits this event only if no byte was sent meanwhile, so a slowly reading client does not trigger it.
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
