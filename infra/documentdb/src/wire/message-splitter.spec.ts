import { MessageSplitter } from './message-splitter.ts';
import { maxMessageSize } from './opcodes.ts';
import { ProtocolError } from './protocol.error.ts';

function message(length: number, fill: number): Buffer {
  const bytes = Buffer.alloc(length, fill);
  bytes.writeInt32LE(length, 0);
  return bytes;
}

const stream = [message(16, 1), message(300, 2), message(17, 3)];
const bytes = Buffer.concat(stream);

describe('the message splitter', () => {
  it.each([1, 3, 15, 16, 17, 64, bytes.length])('returns whole messages from chunks of %i bytes', (size) => {
    const splitter = new MessageSplitter();
    const found: Buffer[] = [];
    for (let offset = 0; offset < bytes.length; offset += size)
      found.push(...splitter.push(bytes.subarray(offset, offset + size)));
    expect(found).toEqual(stream);
  });

  it.each([0, 15, -1, maxMessageSize + 1])('rejects a length of %i', (length) => {
    const head = Buffer.alloc(16);
    head.writeInt32LE(length, 0);
    expect(() => new MessageSplitter().push(head)).toThrow(ProtocolError);
  });
});
