/**
 * A limit as a bucket: `perMinute` refill it evenly, `burst` of them at once empty it. Kept as one number, the time at which the bucket
 * is full again (the generic cell rate algorithm), so that one key and one step do.
 */
export interface Bucket {
  perMinute: number;
  burst: number;
}

export interface RateLimitResult {
  allowed: boolean;
  /** Milliseconds until one more is allowed; 0 when it was. */
  retryAfterMs: number;
}

/** Milliseconds that one use takes to refill. */
export function refillIntervalMs({ perMinute }: Bucket): number {
  return 60_000 / perMinute;
}

/** `fullAt`: when the bucket is full again, in the clock of `now`; both in milliseconds. */
export function takeToken(bucket: Bucket, fullAt: number | undefined, now: number): RateLimitResult & { fullAt: number } {
  const cost = refillIntervalMs(bucket);
  const next = Math.max(fullAt ?? now, now) + cost;
  const excess = next - now - cost * bucket.burst;
  return excess > 0.001 ? { allowed: false, retryAfterMs: excess, fullAt: fullAt ?? now } : { allowed: true, retryAfterMs: 0, fullAt: next };
}
