/** Receives a message of the server: its tag and its body, which is a view of the received bytes. */
export type OnBackendMessage = (tag: number, body: Buffer) => void;

/** Tags of the server messages that this client handles. */
export const backendTag = {
  authentication: 0x52,
  backendKeyData: 0x4b,
  commandComplete: 0x43,
  dataRow: 0x44,
  errorResponse: 0x45,
  parseComplete: 0x31,
  readyForQuery: 0x5a,
} as const;

const headerLength = 5;

/** Splits the server’s byte stream into messages. A message that spans chunks is joined once, when its last byte has arrived. */
export class BackendMessageSplitter {
  readonly #onMessage: OnBackendMessage;
  #chunks: Buffer[] = [];
  #length = 0;
  #needed = headerLength;

  constructor(onMessage: OnBackendMessage) {
    this.#onMessage = onMessage;
  }

  push(chunk: Buffer): void {
    if (this.#length === 0) return this.#split(chunk);
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    if (this.#length < this.#needed) return;
    const whole = Buffer.concat(this.#chunks, this.#length);
    this.#chunks = [];
    this.#length = 0;
    this.#split(whole);
  }

  #split(bytes: Buffer): void {
    let offset = 0;
    while (bytes.length - offset >= headerLength) {
      const end = offset + 1 + bytes.readInt32BE(offset + 1);
      if (end > bytes.length) break;
      this.#onMessage(bytes[offset] as number, bytes.subarray(offset + headerLength, end));
      offset = end;
    }
    const rest = bytes.length - offset;
    if (rest === 0) return;
    this.#chunks = [bytes.subarray(offset)];
    this.#length = rest;
    this.#needed = rest < headerLength ? headerLength : 1 + bytes.readInt32BE(offset + 1);
  }
}

/** The bytes of each column, or null. Columns are read by position, in the order of the statement. */
export type Row = readonly (Buffer | null)[];

export function dataRow(body: Buffer): Row {
  const count = body.readInt16BE(0);
  const columns = new Array<Buffer | null>(count);
  let offset = 2;
  for (let column = 0; column < count; column += 1) {
    const length = body.readInt32BE(offset);
    offset += 4;
    columns[column] = length === -1 ? null : body.subarray(offset, offset + length);
    if (length !== -1) offset += length;
  }
  return columns;
}
