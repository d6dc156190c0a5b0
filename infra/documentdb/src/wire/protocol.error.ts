/** Bytes that are no message of the wire protocol. Nothing after them can be read, so the connection ends. */
export class ProtocolError extends Error {
  override name = 'ProtocolError';
}
