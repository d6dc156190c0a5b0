import { serialize } from 'bson';
import type { Document } from 'bson';
import { headerLength, opcode } from './opcodes.ts';

/** A command’s reply: a document of the adapter, or the engine’s bytes, sent unchanged. */
export type Reply = Document | Buffer;

export function replyBytes(reply: Reply): Buffer {
  return Buffer.isBuffer(reply) ? reply : Buffer.from(serialize(reply, { ignoreUndefined: true }));
}

const messageHead = headerLength + 5;
const queryHead = headerLength + 20;

/** Returns the header and section heads to write before `body`. */
export function replyHead(requestId: number, requestOpcode: number, body: Buffer): Buffer {
  const forQuery = requestOpcode === opcode.query;
  const length = forQuery ? queryHead : messageHead;
  const head = Buffer.alloc(length);
  head.writeInt32LE(length + body.length, 0);
  head.writeInt32LE(requestId, 8);
  head.writeInt32LE(forQuery ? opcode.reply : opcode.message, 12);
  // An OP_REPLY carries one document and leaves no cursor open; an OP_MSG has no flags and one section of kind 0.
  if (forQuery) head.writeInt32LE(1, headerLength + 16);
  return head;
}
