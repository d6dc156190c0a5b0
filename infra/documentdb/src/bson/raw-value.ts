import type { RawField } from './raw-document.ts';
import { bsonType } from './raw-document.ts';

/** The field’s text, or undefined where it is no string. */
export function stringValue(document: Buffer, field: RawField | undefined): string | undefined {
  return field?.type === bsonType.string ? document.toString('utf8', field.value + 4, field.end - 1) : undefined;
}

/** The field as a whole number from int32, int64 or double; undefined for any other type. */
export function integerValue(document: Buffer, field: RawField | undefined): bigint | undefined {
  switch (field?.type) {
    case bsonType.int32:
      return BigInt(document.readInt32LE(field.value));
    case bsonType.int64:
      return document.readBigInt64LE(field.value);
    case bsonType.double: {
      const value = document.readDoubleLE(field.value);
      return Number.isInteger(value) ? BigInt(value) : undefined;
    }
    default:
      return undefined;
  }
}

/** Truth as the wire protocol knows it: booleans, and numbers other than zero. */
export function booleanValue(document: Buffer, field: RawField | undefined): boolean | undefined {
  if (field?.type === bsonType.boolean) return document[field.value] === 1;
  if (field?.type === bsonType.double) return document.readDoubleLE(field.value) !== 0;
  const integer = integerValue(document, field);
  return integer === undefined ? undefined : integer !== 0n;
}

/** The bytes of a document or an array inside the document; undefined for any other type. */
export function documentValue(document: Buffer, field: RawField | undefined): Buffer | undefined {
  const nested = field?.type === bsonType.document || field?.type === bsonType.array;
  return nested ? document.subarray(field.value, field.end) : undefined;
}

/** The bytes of a binary value, whatever its subtype. */
export function binaryValue(document: Buffer, field: RawField | undefined): Buffer | undefined {
  return field?.type === bsonType.binary ? document.subarray(field.value + 5, field.end) : undefined;
}
