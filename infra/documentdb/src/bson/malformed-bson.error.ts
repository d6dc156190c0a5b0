/** Invalid BSON. The byte stream of the connection that sent it can no longer be trusted to be in sync. */
export class MalformedBsonError extends Error {
  override name = 'MalformedBsonError';
}
