import { once } from 'node:events';
import net from 'node:net';
import { serialize } from 'bson';
import { collectionName, databaseName, rowCount, slugOf } from './bench-collection.ts';
import type { LoadClient, Operation } from './throughput.ts';

const headerLength = 21;
const messageOpcode = 2013;

function findMessage(): Buffer {
  const slug = slugOf(Math.floor(Math.random() * rowCount));
  const body = serialize({ find: collectionName, filter: { slug }, limit: 1, singleBatch: true, $db: databaseName });
  const message = Buffer.alloc(headerLength + body.length);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(1, 4);
  message.writeInt32LE(messageOpcode, 12);
  message.set(body, headerLength);
  return message;
}

/** The adapter through a minimal client: wire protocol messages, nothing decoded. */
export async function leanWireClient(uri: string, connections: number): Promise<LoadClient> {
  const { hostname, port } = new URL(uri);
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = net.connect(Number(port), hostname).setNoDelay(true);
      await once(socket, 'connect');
      return socket;
    }),
  );
  return {
    name: 'adapter, lean client',
    operations: sockets.map(createOperation),
    close: () => Promise.resolve(sockets.forEach((socket) => socket.destroy())),
  };
}

function createOperation(socket: net.Socket): Operation {
  let received: Buffer[] = [];
  let length = 0;
  let onResponse: (() => void) | undefined;
  socket.on('data', (chunk: Buffer) => {
    received.push(chunk);
    length += chunk.length;
    const needed = received[0]?.readInt32LE(0) ?? 0;
    if (length < needed) return;
    received = [];
    length = 0;
    onResponse?.();
  });
  return () =>
    new Promise((resolve) => {
      onResponse = resolve;
      socket.write(findMessage());
    });
}
