import { once } from 'node:events';
import net from 'node:net';
import type { Document } from 'bson';
import { deserialize, serialize } from 'bson';

/** A raw connection to the adapter that sends one command at a time. */
export type WireClient = { send(command: Document): Promise<Document>; disconnect(): void };

const headerLength = 16;
const opMessage = 2013;

/** Returns a wire protocol message around `body`. `length` overrides the length in its header. */
export function wireMessage(body: Buffer, opcode = opMessage, length = headerLength + body.length): Buffer {
  const header = Buffer.alloc(headerLength);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(1, 4);
  header.writeInt32LE(opcode, 12);
  return Buffer.concat([header, body]);
}

export function commandMessage(command: Document): Buffer {
  return wireMessage(Buffer.concat([Buffer.alloc(5), Buffer.from(serialize(command))]));
}

/** Sends one command over a new connection. */
export async function sendCommand(port: number, command: Document): Promise<Document> {
  const client = await connectWireClient(port);
  const reply = await client.send(command);
  client.disconnect();
  return reply;
}

export async function connectWireClient(port: number): Promise<WireClient> {
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const send = async (command: Document) => {
    socket.write(commandMessage(command));
    let received = Buffer.alloc(0);
    while (received.length < 4 || received.length < received.readInt32LE(0)) {
      const [chunk] = (await once(socket, 'data')) as [Buffer];
      received = Buffer.concat([received, chunk]);
    }
    return deserialize(received.subarray(headerLength + 5));
  };
  return { send, disconnect: () => socket.destroy() };
}
