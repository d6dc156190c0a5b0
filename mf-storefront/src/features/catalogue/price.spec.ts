import { percentOff } from './price.ts';

test.each([
  [78_000, 65_000, 17],
  [100, 99, 1],
  [1_000, 999, 1],
  [100, 1, 99],
])('%i on sale for %i saves %i percent', (price, salePrice, percent) => {
  expect(percentOff({ price, salePrice })).toBe(percent);
});

test('without a sale nothing is saved', () => {
  expect(percentOff({ price: 100 })).toBeUndefined();
  expect(percentOff({ price: 100, salePrice: 100 })).toBeUndefined();
});
