import { nextAttempt } from './retry-schedule.ts';

/** Milliseconds from the first attempt to each later one, until the mail is given up. */
function attemptTimes(random: () => number): number[] {
  const times = [0];
  for (
    let next = nextAttempt(1, 0, random);
    next !== undefined;
    next = nextAttempt(times.length, next.getTime(), random)
  )
    times.push(next.getTime());
  return times;
}

const hour = 3_600_000;

describe('the retry schedule', () => {
  it('starts with seconds, grows, and gives up after about a day', () => {
    const times = attemptTimes(() => 0.5);
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(pauses[0]).toBe(2_000);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeGreaterThan(20 * hour);
    expect(times.at(-1)).toBeLessThan(26 * hour);
  });

  it('spreads the attempts of mails that failed together', () => {
    expect([0, 1].map((value) => nextAttempt(1, 0, () => value)?.getTime())).toEqual([1_800, 2_200]);
  });
});
