/** Client messages of PostgreSQL’s protocol 3.0. All parameters and results are in binary format. */

/** A parameter in the binary format of its type: text as UTF-8, bson as its bytes, int8 as eight bytes. */
export type Parameter = Buffer | null;

const binaryFormat = 1;

export function startupMessage(parameters: Readonly<Record<string, string>>): Buffer {
  const pairs = Object.entries(parameters).flatMap(([name, value]) => [name, value]);
  const body = Buffer.from(`${pairs.join('\0')}\0\0`);
  const message = Buffer.allocUnsafe(8 + body.length);
  message.writeInt32BE(message.length, 0);
  message.writeInt32BE(196608, 4);
  body.copy(message, 8);
  return message;
}

/** Cancels the statement of `processId`. Sent on its own connection. */
export function cancelMessage(processId: number, secret: Buffer): Buffer {
  const message = Buffer.allocUnsafe(12 + secret.length);
  message.writeInt32BE(message.length, 0);
  message.writeInt32BE(80877102, 4);
  message.writeInt32BE(processId, 8);
  secret.copy(message, 12);
  return message;
}

export function queryMessage(sql: string): Buffer {
  return tagged('Q', Buffer.from(`${sql}\0`));
}

export function parseMessage(name: string, sql: string): Buffer {
  return tagged('P', Buffer.concat([Buffer.from(`${name}\0${sql}\0`), Buffer.alloc(2)]));
}

export function saslInitialMessage(mechanism: string, clientFirst: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(Buffer.byteLength(clientFirst));
  return tagged('p', Buffer.concat([Buffer.from(`${mechanism}\0`), length, Buffer.from(clientFirst)]));
}

export function saslMessage(text: string): Buffer {
  return tagged('p', Buffer.from(text));
}

export function terminateMessage(): Buffer {
  return tagged('X', Buffer.alloc(0));
}

function tagged(tag: string, body: Buffer): Buffer {
  const message = Buffer.allocUnsafe(5 + body.length);
  message.write(tag, 0, 1, 'latin1');
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return message;
}

/** Execute without a row limit: the same bytes after every Bind. */
const execute = tagged('E', Buffer.alloc(5));

/** Ends a series of statements: the engine then reports that it is ready. Statements after a failed one are skipped up to here. */
export const syncMessage = tagged('S', Buffer.alloc(0));

/** Bind and Execute in one buffer. `name` is the prepared statement’s name, in ASCII. */
export function executeMessage(name: string, parameters: readonly Parameter[]): Buffer {
  let length = 5 + 1 + name.length + 1 + 4 + 2 + 4;
  for (const parameter of parameters) length += 4 + (parameter === null ? 0 : parameter.length);
  const message = Buffer.allocUnsafe(length + execute.length);
  message[0] = 0x42;
  message.writeInt32BE(length - 1, 1);
  message[5] = 0;
  let offset = 6 + message.write(name, 6, 'latin1');
  message[offset] = 0;
  offset = message.writeInt16BE(1, offset + 1);
  offset = message.writeInt16BE(binaryFormat, offset);
  offset = message.writeInt16BE(parameters.length, offset);
  for (const parameter of parameters) {
    offset = message.writeInt32BE(parameter === null ? -1 : parameter.length, offset);
    if (parameter !== null) offset += parameter.copy(message, offset);
  }
  offset = message.writeInt16BE(1, offset);
  offset = message.writeInt16BE(binaryFormat, offset);
  execute.copy(message, offset);
  return message;
}
