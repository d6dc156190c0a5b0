/** Returns a copy that occupies no more memory than its length: buffers of streams and zlib are slices of larger ones. */
export function compactBuffer(buffer: Buffer): Buffer {
  if (buffer.buffer.byteLength === buffer.length) return buffer;
  const copy = Buffer.allocUnsafeSlow(buffer.length);
  buffer.copy(copy);
  return copy;
}
