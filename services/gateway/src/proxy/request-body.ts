import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';

/** The body exceeded the limit of the endpoint. */
export class BodyTooLarge extends Error {}

/** How much is read and discarded after an early response, so that the client can read it, before the connection is closed. */
const maxDrainedBytes = 64 * 1024 * 1024;
const drainTimeoutMs = 30_000;

export function declaredLength({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] !== undefined && headers['content-length'] !== '0');
}

/**
 * Streams the body; fails with BodyTooLarge past `limit` bytes. Nothing is read from the request before the stream is: a connection that is
 * refused leaves the body complete for another one. Destroying the returned stream leaves the request itself readable: destroying the request
 * would close the connection before the response is sent.
 */
export function streamBody(request: IncomingMessage, limit: number): Transform {
  let length = 0;
  let isPiped = false;
  const body = new Transform({
    read(size) {
      if (!isPiped) request.pipe(body);
      isPiped = true;
      Transform.prototype._read.call(body, size);
    },
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > limit) done(new BodyTooLarge());
      else done(null, chunk);
    },
  });
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('the client disconnected'));
  });
  return body;
}

/** Reads and discards the rest of a request whose response was sent before its body was complete. */
export function drainBody(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let remaining = maxDrainedBytes;
  const timer = setTimeout(() => request.destroy(), drainTimeoutMs);
  request.on('data', (chunk: Buffer) => {
    remaining -= chunk.length;
    if (remaining < 0) request.destroy();
  });
  request.once('close', () => {
    clearTimeout(timer);
  });
  request.resume();
}
