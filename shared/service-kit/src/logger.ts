import { pino } from 'pino';
import type { Logger } from 'pino';
import { currentTrace } from './request-context.ts';

export type { Logger } from 'pino';

/** JSON lines on standard output; inside a request each line names it and its trace. */
export function createLogger({ name, level }: { name: string; level: string }): Logger {
  return pino({
    name,
    level,
    base: { name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['*.authorization', '*.cookie', '*.password', 'headers.authorization', 'headers.cookie'],
    mixin: () => {
      const trace = currentTrace();
      return trace === undefined ? {} : { requestId: trace.requestId, traceId: trace.traceId };
    },
  });
}
