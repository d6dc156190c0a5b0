import { pino } from 'pino';
import type { Logger } from 'pino';
import { currentTrace } from '../http/request-context.ts';

export type { Logger } from 'pino';

/** Maximum time that a line stays buffered. */
const flushIntervalMs = 250;

export interface LoggerOptions {
  name: string;
  level: string;
  /** File to append to instead of standard output. */
  file?: string;
}

/** Creates a logger of JSON lines. Lines within a request contain its request id and trace id. */
export function createLogger({ name, level, file }: LoggerOptions): Logger {
  return pino(
    {
      name,
      level,
      base: { name, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Errors of the database driver contain the documents that could not be written.
      redact: ['headers.authorization', 'headers.cookie', 'err.errorResponse', 'err.writeErrors', 'err.keyValue'],
      mixin: () => {
        const trace = currentTrace();
        return trace === undefined ? {} : { requestId: trace.requestId, traceId: trace.traceId };
      },
    },
    // Batched writes, because unbatched ones take a quarter of a busy process's CPU time. The buffer is flushed on exit and on a fatal
    // line.
    pino.destination({
      ...(file !== undefined && { dest: file, mkdir: true }),
      sync: false,
      minLength: 4_096,
      periodicFlush: flushIntervalMs,
    }),
  );
}
