import { gramsOf } from './grams-of.ts';

test.each([
  ['2', 2_000],
  ['0.1', 100],
  ['1,25', 1_250],
  [' 1000 ', 1_000_000],
])('%s kg', (typed, grams) => {
  expect(gramsOf(typed)).toBe(grams);
});

test.each(['', '0', '0.09', '1000.1', '-1', '1e3', 'abc', '1.2.3', '1 2'])('%p is no weight we take', (typed) => {
  expect(gramsOf(typed)).toBeUndefined();
});
