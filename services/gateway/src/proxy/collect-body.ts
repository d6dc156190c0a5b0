import { on } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { BodyTooLarge, BodyTooSlow, ClientDisconnected } from './body-error.ts';

/** Time for a JSON body to be complete after its headers (rules/limits-of-a-connection.md). */
const defaultTimeoutMs = 15_000;

export interface CollectOptions {
  /** Bytes. */
  limit: number;
  timeoutMs?: number | undefined;
  /** Called with the size of each chunk before it is stored; throws to stop. */
  reserve?(bytes: number): void;
}

/** Reads a whole body into memory, so that a slow client occupies no upstream. Rejects with a BodyError, ClientDisconnected or the errors of `reserve`. */
export async function collectBody(
  request: IncomingMessage,
  { limit, timeoutMs = defaultTimeoutMs, reserve }: CollectOptions,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    for await (const [chunk] of on(request, 'data', { signal: timeout, close: ['end', 'close'] }) as AsyncIterable<
      [Buffer]
    >) {
      length += chunk.length;
      if (length > limit) throw new BodyTooLarge();
      reserve?.(chunk.length);
      chunks.push(chunk);
    }
  } catch (error) {
    request.pause();
    if (timeout.aborted) throw new BodyTooSlow();
    throw request.destroyed ? new ClientDisconnected() : error;
  }
  if (!request.complete) throw new ClientDisconnected();
  return Buffer.concat(chunks, length);
}
