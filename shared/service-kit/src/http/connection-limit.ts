import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { rateLimitAddress } from '../security/client-address.ts';

/** Closes the connections of an address beyond `maxPerAddress` (rules/limits-of-a-connection.md). Not for a server behind a proxy, whose address all clients share. */
export function limitConnections(server: Server, maxPerAddress: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = rateLimitAddress(socket.remoteAddress ?? '');
    const count = open.get(address) ?? 0;
    if (count >= maxPerAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
