import { marginOf } from './margin.ts';

const line = { price: 220_000, amount: 3, fee: 33_000 };

it.each([
  [600_000, 93_000],
  [660_000, 33_000],
  [780_000, -87_000],
])('a line that cost %d has a margin of %d', (paid, margin) => {
  expect(marginOf(line, paid)).toBe(margin);
});
