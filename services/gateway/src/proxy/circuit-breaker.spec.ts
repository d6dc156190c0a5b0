import { CircuitBreaker } from './circuit-breaker.ts';

function openBreaker(now: number): CircuitBreaker {
  const breaker = new CircuitBreaker();
  for (let index = 0; index < 5; index += 1) breaker.recordTimeout(now);
  return breaker;
}

test('stays closed below five consecutive timeouts', () => {
  const breaker = new CircuitBreaker();
  for (let index = 0; index < 20; index += 1) {
    breaker.recordTimeout(0);
    if (index % 4 === 3) breaker.recordResponse();
    expect(breaker.allowsRequest(0)).toBe(true);
  }
});

test('opens for two seconds after five timeouts, then allows one probe and closes on a response', () => {
  const breaker = openBreaker(0);
  expect(breaker.allowsRequest(1_999)).toBe(false);
  expect([breaker.allowsRequest(2_000), breaker.allowsRequest(2_000), breaker.allowsRequest(3_999)]).toEqual([true, false, false]);
  breaker.recordResponse();
  expect(breaker.allowsRequest(2_001)).toBe(true);
});

test('opens again when the probe times out', () => {
  const breaker = openBreaker(0);
  expect(breaker.allowsRequest(2_000)).toBe(true);
  breaker.recordTimeout(2_500);
  expect(breaker.allowsRequest(4_400)).toBe(false);
  expect(breaker.allowsRequest(4_500)).toBe(true);
});
