import { MalformedBsonError } from './malformed-bson.error.ts';

/** BSON element types, https://bsonspec.org/spec.html */
export const bsonType = {
  double: 1,
  string: 2,
  document: 3,
  array: 4,
  binary: 5,
  undefined: 6,
  objectId: 7,
  boolean: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  code: 13,
  symbol: 14,
  codeWithScope: 15,
  int32: 16,
  timestamp: 17,
  int64: 18,
  decimal128: 19,
  maxKey: 127,
  minKey: 255,
} as const;

/** A field of a document, as offsets into the document's bytes: `start` at its type, `value` at its value, `end` after it. */
export type RawField = {
  readonly name: string;
  readonly type: number;
  readonly start: number;
  readonly value: number;
  readonly end: number;
};

/** Returns the top-level fields of a document. The offsets are relative to `document`. */
export function rawFields(document: Buffer): RawField[] {
  if (document.length < 5 || document.readInt32LE(0) !== document.length || document[document.length - 1] !== 0) {
    throw new MalformedBsonError('a document’s length does not fit its bytes');
  }
  const fields: RawField[] = [];
  const last = document.length - 1;
  let offset = 4;
  while (offset < last) {
    const start = offset;
    const type = document[offset] as number;
    const nameEnd = endOfCString(document, offset + 1, last);
    const value = nameEnd + 1;
    const end = value + valueLength(type, document, value, last);
    if (end > last) throw new MalformedBsonError('a field is longer than its document');
    fields.push({ name: document.toString('utf8', start + 1, nameEnd), type, start, value, end });
    offset = end;
  }
  return fields;
}

function endOfCString(document: Buffer, from: number, limit: number): number {
  const end = document.indexOf(0, from);
  if (end === -1 || end >= limit) throw new MalformedBsonError('a name does not end');
  return end;
}

function valueLength(type: number, document: Buffer, value: number, limit: number): number {
  switch (type) {
    case bsonType.undefined:
    case bsonType.null:
    case bsonType.maxKey:
    case bsonType.minKey:
      return 0;
    case bsonType.boolean:
      return 1;
    case bsonType.int32:
      return 4;
    case bsonType.double:
    case bsonType.date:
    case bsonType.timestamp:
    case bsonType.int64:
      return 8;
    case bsonType.objectId:
      return 12;
    case bsonType.decimal128:
      return 16;
    case bsonType.string:
    case bsonType.code:
    case bsonType.symbol:
      return 4 + lengthAt(document, value, limit, 1);
    case bsonType.document:
    case bsonType.array:
    case bsonType.codeWithScope:
      return lengthAt(document, value, limit, 5);
    case bsonType.binary:
      return 5 + lengthAt(document, value, limit, 0);
    case bsonType.dbPointer:
      return 16 + lengthAt(document, value, limit, 1);
    case bsonType.regex:
      return endOfCString(document, endOfCString(document, value, limit) + 1, limit) + 1 - value;
    default:
      throw new MalformedBsonError(`a field has the unknown type ${type}`);
  }
}

function lengthAt(document: Buffer, offset: number, limit: number, least: number): number {
  if (offset + 4 > limit) throw new MalformedBsonError('a field ends within its length');
  const length = document.readInt32LE(offset);
  if (length < least) throw new MalformedBsonError(`a field’s length is ${length}`);
  return length;
}
