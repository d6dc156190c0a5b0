import { setTimeout as delay } from 'node:timers/promises';
import type { RealtimeServer } from './socket-server.ts';

/** Pages reconnect at once when a connection closes, so closings are spread for the other nodes. */
const spreadMs = 1_500;

/** Closes the connections of this node one after the other; their pages reconnect to another node. */
export async function drainSockets(io: RealtimeServer): Promise<void> {
  const sockets = [...io.of('/').sockets.values()];
  const pauseMs = sockets.length === 0 ? 0 : spreadMs / sockets.length;
  for (const [index, socket] of sockets.entries()) {
    // Without the protocol's disconnect packet, after which clients do not reconnect by themselves.
    socket.conn.close();
    if (Math.floor((index + 1) * pauseMs) > Math.floor(index * pauseMs)) await delay(Math.max(1, pauseMs));
  }
  io.engine.close();
}
