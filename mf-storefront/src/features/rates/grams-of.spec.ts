import { gramsOf } from './grams-of.ts';

describe('gramsOf', () => {
  it.each([
    ['2', 2_000],
    ['0.1', 100],
    ['1,25', 1_250],
    [' 100 ', 100_000],
    ['1.250', 1_250],
    ['2 kg', 2_000],
  ])('converts %s kg', (typed, grams) => {
    expect(gramsOf(typed)).toBe(grams);
  });

  it.each(['', '0', '0.09', '100.1', '1000', '-1', '1e3', 'abc', '1.2.3', '1 2'])(
    'returns undefined for %p',
    (typed) => {
      expect(gramsOf(typed)).toBeUndefined();
    },
  );
});
