import {
  Binary,
  Code,
  DBRef,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  serialize,
} from 'bson';
import { MalformedBsonError } from './malformed-bson.error.ts';
import { rawFields } from './raw-document.ts';
import { binaryValue, booleanValue, documentValue, integerValue, stringValue } from './raw-value.ts';

const everything = {
  double: new Double(1.5),
  text: 'Trà',
  inner: { a: 1 },
  list: [1, 'x'],
  bytes: new Binary(Buffer.from('ab')),
  id: new ObjectId(),
  yes: true,
  at: new Date(0),
  nothing: null,
  pattern: /a.b/i,
  code: new Code('x'),
  scoped: new Code('x', { y: 1 }),
  small: new Int32(7),
  stamp: new Timestamp({ t: 1, i: 2 }),
  large: Long.fromString('9007199254740993'),
  exact: Decimal128.fromString('1.1'),
  max: new MaxKey(),
  min: new MinKey(),
  reference: new DBRef('c', new ObjectId()),
};
const bytes = Buffer.from(serialize(everything));
const fieldOf = (name: string) => rawFields(bytes).find((field) => field.name === name);

describe('raw documents', () => {
  it('finds every field of every type, end to end', () => {
    const fields = rawFields(bytes);
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(everything));
    expect(fields.map(({ end }) => end).slice(0, -1)).toEqual(fields.map(({ start }) => start).slice(1));
    expect(fields.at(-1)?.end).toBe(bytes.length - 1);
  });

  it('reads the values that commands carry', () => {
    expect(stringValue(bytes, fieldOf('text'))).toBe('Trà');
    expect(integerValue(bytes, fieldOf('small'))).toBe(7n);
    expect(integerValue(bytes, fieldOf('large'))).toBe(9007199254740993n);
    expect(integerValue(bytes, fieldOf('double'))).toBeUndefined();
    expect(booleanValue(bytes, fieldOf('yes'))).toBe(true);
    expect(booleanValue(bytes, fieldOf('double'))).toBe(true);
    expect(binaryValue(bytes, fieldOf('bytes'))?.toString()).toBe('ab');
    expect(documentValue(bytes, fieldOf('inner'))).toEqual(Buffer.from(serialize({ a: 1 })));
    expect(stringValue(bytes, fieldOf('absent'))).toBeUndefined();
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a length beyond its bytes', Buffer.from('ff00000000', 'hex')],
    ['no end', Buffer.from('0500000001', 'hex')],
    ['a name without an end', Buffer.from('08000000106162' + '00', 'hex')],
    ['a text longer than the document', Buffer.from('0e0000000261007f00000061' + '0000', 'hex')],
    ['a negative length', Buffer.from('0e0000000361' + '00ffffffff' + '000000', 'hex')],
    ['a number cut short', Buffer.from('0a0000001061000100' + '00', 'hex')],
    ['an unknown type', Buffer.from('080000005561' + '0000', 'hex')],
    ['a pattern without its options', Buffer.from('0a0000000b6100' + '616200', 'hex')],
  ])('rejects invalid BSON: %s', (_, broken) => {
    expect(() => rawFields(broken)).toThrow(MalformedBsonError);
  });
});
