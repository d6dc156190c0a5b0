import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';

/** More came than this call may send. */
export class BodyTooLarge extends Error {}

/** What is read and thrown away after an early answer, so that the client gets to read it; then the connection ends. Bytes and milliseconds. */
const maxDrainedBytes = 64 * 1024 * 1024;
const drainTimeoutMs = 30_000;

export function declaredLength({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] !== undefined && headers['content-length'] !== '0');
}

/**
 * The body as it comes; fails with BodyTooLarge past `limit` bytes. Whoever ends it early leaves the request itself readable: destroying
 * that would take the connection away under the answer.
 */
export function streamBody(request: IncomingMessage, limit: number): Transform {
  let length = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > limit) done(new BodyTooLarge());
      else done(null, chunk);
    },
  });
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('the client went away'));
  });
  return request.pipe(body);
}

/** Reads the rest of a request that was answered before it had all come. */
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
