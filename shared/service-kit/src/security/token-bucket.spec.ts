import { createMemoryBuckets } from './shared-buckets.ts';
import { takeToken } from './token-bucket.ts';

const bucket = { perMinute: 60, burst: 20 };

/** Returns how many of `count` requests at `now` are allowed. */
function passing(count: number, now: number, fullAt?: number): { passed: number; fullAt: number | undefined } {
  let passed = 0;
  for (let index = 0; index < count; index += 1) {
    const result = takeToken(bucket, fullAt, now);
    fullAt = result.fullAt;
    if (result.allowed) passed += 1;
  }
  return { passed, fullAt };
}

test('allows the burst at once and the rest after refills', () => {
  const { passed, fullAt } = passing(30, 1_000);
  expect(passed).toBe(20);
  expect(takeToken(bucket, fullAt, 1_000)).toMatchObject({ allowed: false, retryAfterMs: 1_000 });
  expect(passing(30, 4_000, fullAt).passed).toBe(3);
});

test('allows at most the limit and the burst in a minute of steady requests', () => {
  let fullAt: number | undefined;
  let passed = 0;
  for (let now = 0; now < 60_000; now += 100) {
    const result = takeToken(bucket, fullAt, now);
    fullAt = result.fullAt;
    if (result.allowed) passed += 1;
  }
  expect(passed).toBeGreaterThanOrEqual(60);
  expect(passed).toBeLessThanOrEqual(80);
});

test('accumulates no more than the burst during a long pause', () => {
  const { fullAt } = passing(30, 0);
  expect(passing(100, 3_600_000, fullAt).passed).toBe(20);
});

test('in-memory buckets evict the oldest callers above their maximum', () => {
  const { take: count } = createMemoryBuckets(2);
  const once = { perMinute: 1, burst: 1 };
  expect(count('a', once, 0).allowed).toBe(true);
  expect(count('a', once, 0).allowed).toBe(false);
  count('b', once, 0);
  count('c', once, 0);
  expect(count('a', once, 0).allowed).toBe(true);
  expect(count('c', once, 0).allowed).toBe(false);
});
