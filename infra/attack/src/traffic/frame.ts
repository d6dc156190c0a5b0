/** Opcodes of RFC 6455. */
export const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

export interface FrameOptions {
  opcode?: number;
  isFinal?: boolean;
  isMasked?: boolean;
  /** Reserved bits, 0 to 7. */
  reserved?: number;
  /** The announced length, if it differs from the actual one. */
  length?: number;
}

function lengthBytes(length: number): [indicator: number, bytes: Buffer] {
  if (length < 126) return [length, Buffer.alloc(0)];
  if (length < 65_536) {
    const bytes = Buffer.alloc(2);
    bytes.writeUInt16BE(length);
    return [126, bytes];
  }
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return [127, bytes];
}

/** Returns a WebSocket frame of a client, which may be invalid. The mask is zero, so that the payload is readable. */
export function frame(
  payload: string | Buffer,
  { opcode = opcodes.text, isFinal = true, isMasked = true, reserved = 0, length }: FrameOptions = {},
): Buffer {
  const content = Buffer.from(payload as string);
  const [indicator, bytes] = lengthBytes(length ?? content.length);
  const head = Buffer.from([(isFinal ? 0x80 : 0) | (reserved << 4) | opcode, (isMasked ? 0x80 : 0) | indicator]);
  return Buffer.concat([head, bytes, ...(isMasked ? [Buffer.alloc(4)] : []), content]);
}
