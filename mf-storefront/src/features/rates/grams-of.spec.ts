import { gramsOf } from './grams-of.ts';

describe('gramsOf', () => {
  it.each([
    ['2', 2_000],
    ['0.1', 100],
    ['1,25', 1_250],
    [' 1000 ', 1_000_000],
  ])('converts %s kg', (typed, grams) => {
    expect(gramsOf(typed)).toBe(grams);
  });

  it.each(['', '0', '0.09', '1000.1', '-1', '1e3', 'abc', '1.2.3', '1 2'])('returns undefined for %p', (typed) => {
    expect(gramsOf(typed)).toBeUndefined();
  });
});
