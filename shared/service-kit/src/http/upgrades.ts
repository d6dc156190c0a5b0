import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Takes over the connection of a WebSocket handshake. `head` is the data that the client has already sent after it. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Other upgrades, such as h2c, which some clients offer with every request, are served as ordinary requests. */
export const isWebSocketHandshake = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
