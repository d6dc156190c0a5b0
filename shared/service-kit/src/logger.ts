import { pino } from 'pino';
import type { Logger } from 'pino';
import { currentTrace } from './request-context.ts';

export type { Logger } from 'pino';

/** The longest that a line waits for others to be written with, in milliseconds. */
const flushIntervalMs = 250;

/** JSON lines on standard output; inside a request each line names it and its trace. */
export function createLogger({ name, level }: { name: string; level: string }): Logger {
  return pino(
    {
      name,
      level,
      base: { name, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: ['headers.authorization', 'headers.cookie'],
      mixin: () => {
        const trace = currentTrace();
        return trace === undefined ? {} : { requestId: trace.requestId, traceId: trace.traceId };
      },
    },
    // Many lines a write: one by one they cost a busy process a quarter of its time. What is left at the exit, or at a fatal line, is written then.
    pino.destination({ sync: false, minLength: 4_096, periodicFlush: flushIntervalMs }),
  );
}
