import type { RawField } from '../bson/raw-document.ts';
import { rawFields } from '../bson/raw-document.ts';
import { stringValue } from '../bson/raw-value.ts';
import { headerLength, opcode } from './opcodes.ts';
import { ProtocolError } from './protocol.error.ts';

/** A command as received. Its document remains the client’s bytes, so that it can be passed on unchanged. */
export type Request = {
  readonly id: number;
  readonly opcode: number;
  /** The client expects no reply (an unacknowledged write). */
  readonly silent: boolean;
  /** Name in lower case, because drivers differ in `isMaster` and `ismaster`. */
  readonly command: string;
  readonly database: string;
  readonly body: Buffer;
  readonly fields: readonly RawField[];
  /** Lists sent in separate sections (documents, updates, deletes), as concatenated documents. */
  readonly sequences: ReadonlyMap<string, Buffer>;
};

const noSequences: ReadonlyMap<string, Buffer> = new Map();
const checksumPresent = 1;
const moreToCome = 2;
const requiredFlags = 0xffff;

/** @throws ProtocolError, MalformedBsonError */
export function parseRequest(message: Buffer): Request {
  switch (message.readInt32LE(12)) {
    case opcode.message:
      return parseMessage(message);
    case opcode.query:
      return parseQuery(message);
    case opcode.compressed:
      throw new ProtocolError('a compressed message, though no compressor was agreed on');
    default:
      throw new ProtocolError(`a message with the unknown opcode ${message.readInt32LE(12)}`);
  }
}

function parseMessage(message: Buffer): Request {
  if (message.length < headerLength + 4) throw new ProtocolError('a message without flags');
  const flags = message.readUInt32LE(headerLength);
  if ((flags & requiredFlags & ~(checksumPresent | moreToCome)) !== 0)
    throw new ProtocolError(`a message with unknown flags ${flags}`);
  const end = message.length - ((flags & checksumPresent) === 0 ? 0 : 4);
  let body: Buffer | undefined;
  let sequences: Map<string, Buffer> | undefined;
  let offset = headerLength + 4;
  while (offset < end) {
    const kind = message[offset];
    const sectionEnd = offset + 1 + sectionLength(message, offset + 1, end);
    const section = message.subarray(offset + 1, sectionEnd);
    if (kind === 0 && body === undefined) body = section;
    else if (kind === 1) addSequence((sequences ??= new Map()), section);
    else throw new ProtocolError(`a message with a section of kind ${kind}`);
    offset = sectionEnd;
  }
  if (body === undefined) throw new ProtocolError('a message without a command');
  return request(message, body, sequences ?? noSequences, (flags & moreToCome) !== 0, undefined);
}

function sectionLength(message: Buffer, offset: number, end: number): number {
  const length = offset + 4 > end ? 0 : message.readInt32LE(offset);
  if (length < 5 || offset + length > end) throw new ProtocolError('a section does not fit its message');
  return length;
}

function addSequence(sequences: Map<string, Buffer>, section: Buffer): void {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd === -1) throw new ProtocolError('a section’s name does not end');
  sequences.set(section.toString('utf8', 4, nameEnd), section.subarray(nameEnd + 1));
}

function parseQuery(message: Buffer): Request {
  const nameEnd = message.indexOf(0, headerLength + 4);
  const start = nameEnd + 9;
  if (nameEnd === -1 || start + 5 > message.length) throw new ProtocolError('a query that ends too early');
  const namespace = message.toString('utf8', headerLength + 4, nameEnd);
  const bodyEnd = start + message.readInt32LE(start);
  if (!namespace.endsWith('.$cmd') || bodyEnd > message.length || bodyEnd < start + 5)
    throw new ProtocolError('a query that is no command');
  return request(message, message.subarray(start, bodyEnd), noSequences, false, namespace.slice(0, -'.$cmd'.length));
}

function request(
  message: Buffer,
  body: Buffer,
  sequences: ReadonlyMap<string, Buffer>,
  silent: boolean,
  database: string | undefined,
): Request {
  const fields = rawFields(body);
  const command = fields[0]?.name.toLowerCase();
  if (command === undefined) throw new ProtocolError('a message with an empty command');
  const named = stringValue(
    body,
    fields.find((field) => field.name === '$db'),
  );
  return {
    id: message.readInt32LE(4),
    opcode: message.readInt32LE(12),
    silent,
    command,
    database: named ?? database ?? 'admin',
    body,
    fields,
    sequences,
  };
}

/** Returns the command’s top-level field of that name. */
export function requestField({ fields }: Request, name: string): RawField | undefined {
  return fields.find((field) => field.name === name);
}
