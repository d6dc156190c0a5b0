import type { RawField } from './raw-document.ts';
import { bsonType } from './raw-document.ts';

/** Returns the field’s text, or undefined for any other type. */
export function stringValue(document: Buffer, field: RawField | undefined): string | undefined {
  return field?.type === bsonType.string ? document.toString('utf8', field.value + 4, field.end - 1) : undefined;
}

/** Returns the integer of an int32, int64 or double field, or undefined for any other type. */
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

/** Returns a boolean as the wire protocol defines it: from booleans, and from numbers, where only zero is false. */
export function booleanValue(document: Buffer, field: RawField | undefined): boolean | undefined {
  if (field?.type === bsonType.boolean) return document[field.value] === 1;
  if (field?.type === bsonType.double) return document.readDoubleLE(field.value) !== 0;
  const integer = integerValue(document, field);
  return integer === undefined ? undefined : integer !== 0n;
}

/** Returns the bytes of a nested document or array, or undefined for any other type. */
export function documentValue(document: Buffer, field: RawField | undefined): Buffer | undefined {
  const nested = field?.type === bsonType.document || field?.type === bsonType.array;
  return nested ? document.subarray(field.value, field.end) : undefined;
}

/** Returns the bytes of a binary value of any subtype. */
export function binaryValue(document: Buffer, field: RawField | undefined): Buffer | undefined {
  return field?.type === bsonType.binary ? document.subarray(field.value + 5, field.end) : undefined;
}
