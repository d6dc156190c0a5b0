import { Breaker } from './breaker.ts';

function frozen(now: number): Breaker {
  const breaker = new Breaker();
  for (let index = 0; index < 5; index += 1) breaker.timedOut(now);
  return breaker;
}

test('fewer than five timeouts in a row change nothing', () => {
  const breaker = new Breaker();
  for (let index = 0; index < 20; index += 1) {
    breaker.timedOut(0);
    if (index % 4 === 3) breaker.answered();
    expect(breaker.admits(0)).toBe(true);
  }
});

test('after five it rests for two seconds, then one request tries, and an answer opens it', () => {
  const breaker = frozen(0);
  expect(breaker.admits(1_999)).toBe(false);
  expect([breaker.admits(2_000), breaker.admits(2_000), breaker.admits(3_999)]).toEqual([true, false, false]);
  breaker.answered();
  expect(breaker.admits(2_001)).toBe(true);
});

test('a try that times out too makes it rest again', () => {
  const breaker = frozen(0);
  expect(breaker.admits(2_000)).toBe(true);
  breaker.timedOut(2_500);
  expect(breaker.admits(4_400)).toBe(false);
  expect(breaker.admits(4_500)).toBe(true);
});
