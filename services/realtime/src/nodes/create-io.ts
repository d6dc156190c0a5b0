import { createServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-adapter';
import { realtimePath, socketLimits } from '@gvg/contracts/realtime/terms';
import { Server } from 'socket.io';
import type { RequestGate } from '../connection/allow-request.ts';
import type { RedisLinks } from './redis-links.ts';
import type { RealtimeServer } from './socket-server.ts';

/** Time for a connection to authenticate. */
const handshakeMs = 10_000;

/** Creates the node's socket server, joined with those of the other nodes. The kit's listener passes on requests, so this server never listens. */
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
    // Compression would use memory, and its lengths reveal secrets that are mixed with other people's texts.
    httpCompression: false,
    perMessageDeflate: false,
  });
}
