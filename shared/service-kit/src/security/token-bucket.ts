/**
 * A token bucket: refilled evenly with `perMinute` tokens, with at most `burst` tokens. Stored as one number, the time at which the bucket
 * is full again (generic cell rate algorithm), so that one key and one operation suffice.
 */
export interface Bucket {
  perMinute: number;
  burst: number;
}

export interface RateLimitResult {
  allowed: boolean;
  /** Milliseconds until the next request is allowed; 0 if this one was. */
  retryAfterMs: number;
}

/** Returns the milliseconds to refill one token. */
export function refillIntervalMs({ perMinute }: Bucket): number {
  return 60_000 / perMinute;
}

/** Takes a token. `fullAt` is the time at which the bucket is full again, on the same clock as `now`; both in milliseconds. */
export function takeToken(
  bucket: Bucket,
  fullAt: number | undefined,
  now: number,
): RateLimitResult & { fullAt: number } {
  const cost = refillIntervalMs(bucket);
  const next = Math.max(fullAt ?? now, now) + cost;
  const excess = next - now - cost * bucket.burst;
  return excess > 0.001
    ? { allowed: false, retryAfterMs: excess, fullAt: fullAt ?? now }
    : { allowed: true, retryAfterMs: 0, fullAt: next };
}
