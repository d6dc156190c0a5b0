import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { BodyTooLarge, BodyTooSlow, ClientDisconnected } from './body-error.ts';

/** Bytes to read and discard after an early response, so that the client can read it before the connection is closed. */
const maxDrainedBytes = 64 * 1024 * 1024;
const drainTimeoutMs = 30_000;

/** Pace of a streamed body (rules/limits-of-a-connection.md). */
export interface StreamPace {
  minBytesPerSecond: number;
  /** Each interval of this length is measured separately, so that a fast start does not compensate for a pause. */
  intervalMs: number;
  totalMs: number;
}

const defaultPace: StreamPace = { minBytesPerSecond: 8 * 1024, intervalMs: 10_000, totalMs: 600_000 };

export interface StreamOptions {
  /** Bytes. */
  limit: number;
  pace?: StreamPace | undefined;
}

export function declaredLength({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return (
    headers['transfer-encoding'] !== undefined ||
    (headers['content-length'] !== undefined && headers['content-length'] !== '0')
  );
}

/**
 * Streams the body; fails with BodyTooLarge beyond `limit` bytes, and with BodyTooSlow below its pace. Reads from the request only when the stream is read: a
 * refused connection leaves the body complete for another one. Destroying the returned stream leaves the request readable: destroying the request would close
 * the connection before the response is sent.
 */
export function streamBody(request: IncomingMessage, { limit, pace = defaultPace }: StreamOptions): Transform {
  let length = 0;
  let isPiped = false;
  const body = new Transform({
    read(size) {
      if (!isPiped) {
        request.pipe(body);
        enforcePace(body, () => length, pace);
      }
      isPiped = true;
      Transform.prototype._read.call(body, size);
    },
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > limit) done(new BodyTooLarge());
      else done(null, chunk);
    },
  });
  // While it waits for a connection there are no other listeners, and an unhandled error would end the process.
  body.on('error', () => {});
  request.once('close', () => {
    if (!request.complete) body.destroy(new ClientDisconnected());
  });
  return body;
}

/** Destroys a stream that receives too little; time in which its reader does not read does not count. */
function enforcePace(
  body: Transform,
  receivedBytes: () => number,
  { minBytesPerSecond, intervalMs, totalMs }: StreamPace,
): void {
  let before = 0;
  const fail = () => void body.destroy(new BodyTooSlow());
  const pacing = setInterval(() => {
    const received = receivedBytes();
    if (received - before < (minBytesPerSecond * intervalMs) / 1000 && !body.writableNeedDrain && !body.writableEnded)
      fail();
    before = received;
  }, intervalMs);
  const total = setTimeout(fail, totalMs);
  body.once('close', () => {
    clearInterval(pacing);
    clearTimeout(total);
  });
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
