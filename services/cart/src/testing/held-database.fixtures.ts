import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';

/** A TCP proxy in front of the database that holds back one message of a process. */
export interface HeldDatabase {
  uri: string;
  /** Resolves when the message arrives; the following ones on its connection wait too. */
  held: Promise<void>;
  forward(): void;
  close(): Promise<void>;
}

/** Holds back the first message that contains each of `words`, and the following ones on its connection. */
export async function startHeldDatabase(databaseUri: string, words: readonly string[]): Promise<HeldDatabase> {
  const target = new URL(databaseUri);
  const sockets = new Set<net.Socket>();
  const held = Promise.withResolvers<void>();
  let forward: (() => void) | undefined;

  const server = net.createServer((inbound) => {
    const outbound = net.connect(Number(target.port || 27017), target.hostname);
    for (const [socket, other] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      sockets.add(socket);
      // Either side may close its connection first.
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    outbound.pipe(inbound);
    inbound.on('data', (bytes: Buffer) => {
      if (forward === undefined && words.every((word) => bytes.includes(word))) {
        inbound.pause();
        forward = () => {
          outbound.write(bytes);
          inbound.resume();
        };
        held.resolve();
      } else outbound.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const uri = new URL(databaseUri);
  uri.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  uri.searchParams.set('directConnection', 'true');
  return {
    uri: uri.href,
    held: held.promise,
    forward: () => forward?.(),
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
