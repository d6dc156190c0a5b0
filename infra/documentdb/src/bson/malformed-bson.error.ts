/** Bytes that are no BSON document: the connection that sent them cannot be trusted to be in step any more. */
export class MalformedBsonError extends Error {
  override name = 'MalformedBsonError';
}
