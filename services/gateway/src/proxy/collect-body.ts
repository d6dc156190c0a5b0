import type { IncomingMessage } from 'node:http';
import { BodyTooLarge, BodyTooSlow, ClientDisconnected } from './body-error.ts';

/** A JSON body has to be complete this long after its headers (rules/limits-of-a-connection.md). */
const defaultTimeoutMs = 15_000;

export interface CollectOptions {
  /** Bytes. */
  limit: number;
  timeoutMs?: number | undefined;
  /** Called with the size of each chunk before it is stored; throws to stop. */
  reserve?(bytes: number): void;
}

/** Reads a whole body into memory, so that a slow client occupies no upstream. Rejects with a BodyError, ClientDisconnected or what `reserve` throws. */
export function collectBody(
  request: IncomingMessage,
  { limit, timeoutMs = defaultTimeoutMs, reserve }: CollectOptions,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const stop = (settle: () => void) => {
      clearTimeout(timer);
      request.off('data', addChunk).off('end', finish).off('close', disconnect);
      settle();
    };
    const fail = (error: unknown) => {
      stop(() => {
        request.pause();
        reject(error as Error);
      });
    };
    const addChunk = (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) {
        fail(new BodyTooLarge());
        return;
      }
      try {
        reserve?.(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        fail(error);
      }
    };
    const finish = () => {
      stop(() => {
        resolve(Buffer.concat(chunks, length));
      });
    };
    const disconnect = () => {
      fail(new ClientDisconnected());
    };
    const timer = setTimeout(fail, timeoutMs, new BodyTooSlow());
    request.on('data', addChunk).once('end', finish).once('close', disconnect);
    // An aborted request emits an error beside its close.
    request.on('error', disconnect);
  });
}
