import { createServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-adapter';
import { realtimePath, socketLimits } from '@gvg/contracts/realtime/terms';
import { Server } from 'socket.io';
import type { RequestGate } from '../connection/allow-request.ts';
import type { RedisLinks } from './redis-links.ts';
import type { RealtimeServer } from './socket-server.ts';

/** How long a connection may take to say who it is. */
const handshakeMs = 10_000;

/** The node's sockets, joined with those of the other nodes. The kit's listener hands requests over, so its own server never listens. */
export function createIo(
  { publisher, subscriber }: Pick<RedisLinks, 'publisher' | 'subscriber'>,
  { prefix, gate }: { prefix: string; gate: RequestGate },
): RealtimeServer {
  return new Server(createServer(), {
    path: realtimePath,
    adapter: createAdapter(publisher, subscriber, { key: `${prefix}realtime` }),
    allowRequest: gate,
    connectTimeout: handshakeMs,
    upgradeTimeout: handshakeMs,
    maxHttpBufferSize: socketLimits.packetBytes,
    serveClient: false,
    // Compressed responses that mix secrets with what others write say something about them by their length, and cost memory.
    httpCompression: false,
    perMessageDeflate: false,
  });
}
