/** Metric hooks of the process; every hook is optional. Times are in seconds. */
export interface MessagingMetrics {
  published?(type: string): void;
  publishFailed?(): void;
  /** Age of the oldest recorded event that is not yet published; 0 when there is none. */
  outboxLag?(seconds: number): void;
  consumed?(consumer: string, type: string, seconds: number): void;
  /** The event had been handled before and was skipped. */
  repeated?(consumer: string, type: string): void;
  /** A handler threw and is retried. */
  failed?(consumer: string, type: string): void;
  dead?(consumer: string, reason: string): void;
  rebuilt?(subscription: string, seconds: number): void;
}
