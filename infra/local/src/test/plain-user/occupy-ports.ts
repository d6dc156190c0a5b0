import { createServer } from 'node:net';
import type { Server } from 'node:net';

/** Listens on the free ones of the ports, and returns a function that releases them. */
export async function occupyPorts(ports: readonly number[]): Promise<() => void> {
  const servers = await Promise.all(ports.map(occupy));
  return () => servers.forEach((server) => server?.close());
}

function occupy(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
