import { headerLength, maxMessageSize } from './opcodes.ts';
import { ProtocolError } from './protocol.error.ts';

/** Splits a client’s byte stream into messages. A message that spans chunks is joined once, when its last byte has arrived. */
export class MessageSplitter {
  #chunks: Buffer[] = [];
  #length = 0;
  #needed = headerLength;

  /**
   * Returns the messages that end within this chunk.
   * @throws ProtocolError if a length is invalid
   */
  push(chunk: Buffer): Buffer[] {
    if (this.#length === 0) return this.#split(chunk);
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    if (this.#length < this.#needed) return [];
    const whole = Buffer.concat(this.#chunks, this.#length);
    this.#chunks = [];
    this.#length = 0;
    return this.#split(whole);
  }

  #split(bytes: Buffer): Buffer[] {
    const messages: Buffer[] = [];
    let offset = 0;
    let needed: number = headerLength;
    while (bytes.length - offset >= headerLength) {
      needed = messageLength(bytes, offset);
      if (bytes.length - offset < needed) break;
      messages.push(bytes.subarray(offset, offset + needed));
      offset += needed;
      needed = headerLength;
    }
    if (offset < bytes.length) {
      this.#chunks = [bytes.subarray(offset)];
      this.#length = bytes.length - offset;
      this.#needed = needed;
    }
    return messages;
  }
}

function messageLength(bytes: Buffer, offset: number): number {
  const length = bytes.readInt32LE(offset);
  if (length < headerLength || length > maxMessageSize) {
    throw new ProtocolError(
      `a message of ${length} bytes; the wire protocol allows ${headerLength} to ${maxMessageSize}`,
    );
  }
  return length;
}
