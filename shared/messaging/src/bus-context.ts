import type { Logger } from 'pino';
import type { MessagingMetrics } from './metrics.ts';

/** Context shared by all parts of a process's bus. */
export interface BusContext {
  /** Prefix of every name at the broker. */
  namespace: string;
  service: string;
  logger: Logger;
  metrics: MessagingMetrics;
}
