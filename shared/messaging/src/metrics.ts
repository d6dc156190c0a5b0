/** Metric hooks of the process, all optional. Times are in seconds. */
export interface MessagingMetrics {
  published?(type: string): void;
  publishFailed?(): void;
  /** Age of the oldest recorded event that is not yet published; 0 if there is none. */
  outboxLag?(seconds: number): void;
  consumed?(consumer: string, type: string, seconds: number): void;
  /** An event was skipped because it had been handled before. */
  repeated?(consumer: string, type: string): void;
  /** A handler threw and is retried. */
  failed?(consumer: string, type: string): void;
  dead?(consumer: string, reason: string): void;
  rebuilt?(subscription: string, seconds: number): void;
}
