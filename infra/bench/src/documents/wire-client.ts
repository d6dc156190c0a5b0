import { once } from 'node:events';
import net from 'node:net';
import { ScramClient } from '@gvg/documentdb/scram-client';
import { Binary, deserialize, serialize } from 'bson';
import type { Document } from 'bson';
import { collectionName, databaseName, rowCount, slugOf } from './bench-collection.ts';
import type { LoadClient, Operation } from './throughput.ts';

const headerLength = 21;
const messageOpcode = 2013;

function messageOf(command: Document): Buffer {
  const body = serialize(command);
  const message = Buffer.alloc(headerLength + body.length);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(1, 4);
  message.writeInt32LE(messageOpcode, 12);
  message.set(body, headerLength);
  return message;
}

function findMessage(): Buffer {
  const slug = slugOf(Math.floor(Math.random() * rowCount));
  return messageOf({ find: collectionName, filter: { slug }, limit: 1, singleBatch: true, $db: databaseName });
}

/** Sends one request at a time and resolves with the whole response. */
type Exchange = (request: Buffer) => Promise<Buffer>;

/** Returns the document of a response. Throws an Error if the command failed. */
async function run(exchange: Exchange, command: Document): Promise<Document> {
  const response = deserialize((await exchange(messageOf(command))).subarray(headerLength), { promoteBuffers: true });
  if (response['ok'] !== 1) throw new Error(`${Object.keys(command)[0]}: ${response['errmsg']}`);
  return response;
}

/** Authenticates with SCRAM-SHA-256 (RFC 7677). */
async function authenticate(exchange: Exchange, { username, password }: URL): Promise<void> {
  const client = new ScramClient(decodeURIComponent(username), decodeURIComponent(password));
  const payload = (text: string) => new Binary(Buffer.from(text));
  const first = await run(exchange, {
    saslStart: 1,
    mechanism: 'SCRAM-SHA-256',
    payload: payload(client.firstMessage),
    options: { skipEmptyExchange: true },
    $db: 'admin',
  });
  const last = await run(exchange, {
    saslContinue: 1,
    conversationId: first['conversationId'] as number,
    payload: payload(await client.finalMessage(String(first['payload']))),
    $db: 'admin',
  });
  client.verify(String(last['payload']));
}

/** Connects to the adapter with a minimal client that decodes only one find per connection, before the measurement. */
export async function leanWireClient(uri: string, connections: number): Promise<LoadClient> {
  const address = new URL(uri);
  const sockets = Array.from({ length: connections }, () =>
    net.connect(Number(address.port), address.hostname).setNoDelay(true),
  );
  const exchanges = await Promise.all(
    sockets.map(async (socket) => {
      await once(socket, 'connect');
      const exchange = exchangeOver(socket);
      await authenticate(exchange, address);
      const { cursor } = await run(exchange, {
        find: collectionName,
        filter: { slug: slugOf(0) },
        limit: 1,
        singleBatch: true,
        $db: databaseName,
      });
      if ((cursor as { firstBatch: unknown[] }).firstBatch.length !== 1)
        throw new Error('a find has not found its document');
      return exchange;
    }),
  );
  return {
    name: 'adapter, lean client',
    operations: exchanges.map(
      (exchange): Operation =>
        async () =>
          void (await exchange(findMessage())),
    ),
    close: () => Promise.resolve(sockets.forEach((socket) => socket.destroy())),
  };
}

function exchangeOver(socket: net.Socket): Exchange {
  let received: Buffer[] = [];
  let length = 0;
  let onResponse: ((response: Buffer) => void) | undefined;
  socket.on('data', (chunk: Buffer) => {
    received.push(chunk);
    length += chunk.length;
    const needed = received[0]?.readInt32LE(0) ?? 0;
    if (length < needed) return;
    const response = received.length === 1 ? chunk : Buffer.concat(received);
    received = [];
    length = 0;
    onResponse?.(response);
  });
  return (request) =>
    new Promise((resolve) => {
      onResponse = resolve;
      socket.write(request);
    });
}
