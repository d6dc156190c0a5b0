const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pauses before the second, third, … attempt: about 22 hours in total. A server unavailable for a minute delays a message by about that. */
const pausesMs = [
  2 * second,
  5 * second,
  10 * second,
  20 * second,
  40 * second,
  minute,
  2 * minute,
  5 * minute,
  10 * minute,
  20 * minute,
  40 * minute,
  hour,
  2 * hour,
  4 * hour,
  6 * hour,
  8 * hour,
];

/** Random share of a pause, so that messages that failed together are not retried together. */
const jitter = 0.1;

/** Returns the time of the next attempt after this many; undefined if it is given up. */
export function nextAttempt(attempts: number, now: number, random: () => number = Math.random): Date | undefined {
  const pause = pausesMs[attempts - 1];
  return pause === undefined ? undefined : new Date(now + Math.round(pause * (1 + jitter * (2 * random() - 1))));
}
