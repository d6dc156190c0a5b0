import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A way to another server that can fall silent without closing, as a network does. */
export interface PausableProxy {
  port: number;
  /** From now on nothing goes towards the server; what comes from it still passes. */
  pause(): void;
  close(): Promise<void>;
}

export async function openPausableProxy(target: { host: string; port: number }): Promise<PausableProxy> {
  const sockets = new Set<Socket>();
  let paused = false;
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (data) => {
      if (!paused) upstream.write(data);
    });
    upstream.pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    pause: () => {
      paused = true;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
