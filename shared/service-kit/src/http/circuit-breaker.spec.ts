import { CircuitBreaker } from './circuit-breaker.ts';

const createBreaker = () => new CircuitBreaker({ failureThreshold: 5, resetTimeoutMs: 2_000 });

function createOpenBreaker(now: number): CircuitBreaker {
  const breaker = createBreaker();
  for (let index = 0; index < 5; index += 1) breaker.recordFailure(now);
  return breaker;
}

describe('CircuitBreaker', () => {
  it('stays closed below the threshold of consecutive failures', () => {
    const breaker = createBreaker();
    for (let index = 0; index < 20; index += 1) {
      breaker.recordFailure(0);
      if (index % 4 === 3) breaker.recordSuccess();
      expect(breaker.allowsRequest(0)).toBe(true);
      expect(breaker.isOpen(0)).toBe(false);
    }
  });

  it('allows one probe per period while open, and all requests after its success', () => {
    const breaker = createOpenBreaker(0);
    expect(breaker.allowsRequest(1_999)).toBe(false);
    expect([breaker.allowsRequest(2_000), breaker.allowsRequest(2_000), breaker.allowsRequest(3_999)]).toEqual([
      true,
      false,
      false,
    ]);
    breaker.recordSuccess();
    expect(breaker.allowsRequest(2_001)).toBe(true);
  });

  it('stays open when the probe fails', () => {
    const breaker = createOpenBreaker(0);
    expect(breaker.allowsRequest(2_000)).toBe(true);
    breaker.recordFailure(2_500);
    expect(breaker.allowsRequest(4_400)).toBe(false);
    expect(breaker.allowsRequest(4_500)).toBe(true);
  });

  it('reports whether it is open without using the probe', () => {
    const breaker = createOpenBreaker(0);
    expect([breaker.isOpen(1_999), breaker.isOpen(2_000), breaker.isOpen(2_000)]).toEqual([true, false, false]);
    expect(breaker.allowsRequest(2_000)).toBe(true);
    expect(breaker.isOpen(2_001)).toBe(true);
  });
});
