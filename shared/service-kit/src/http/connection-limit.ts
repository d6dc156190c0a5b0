import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { rateLimitAddress } from '../security/client-address.ts';
import { Tally } from './tally.ts';

/**
 * Closes the connections of an IP address above `maxPerAddress` (rules/limits-of-a-connection.md). Not for a server behind a proxy, whose
 * address all clients share.
 */
export function limitConnections(server: Server, maxPerAddress: number): void {
  const open = new Tally();
  server.on('connection', (socket: Socket) => {
    const address = rateLimitAddress(socket.remoteAddress ?? '');
    if (open.of(address) >= maxPerAddress) {
      socket.destroy();
      return;
    }
    open.add(address, 1);
    socket.once('close', () => open.add(address, -1));
  });
}
