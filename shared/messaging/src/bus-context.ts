import type { Logger } from 'pino';
import type { MessagingMetrics } from './metrics.ts';

/** What all parts of a process's bus share. */
export interface BusContext {
  /** Prefix of every name at the broker. */
  namespace: string;
  service: string;
  logger: Logger;
  metrics: MessagingMetrics;
}
