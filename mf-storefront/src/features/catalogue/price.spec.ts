import { percentOff } from './price.ts';

describe('percentOff', () => {
  it.each([
    [78_000, 65_000, 17],
    [100, 99, 1],
    [1_000, 999, 1],
    [100, 1, 99],
  ])('returns the discount of %i reduced to %i: %i percent', (price, salePrice, percent) => {
    expect(percentOff({ price, salePrice })).toBe(percent);
  });

  it('returns undefined without a sale', () => {
    expect(percentOff({ price: 100 })).toBeUndefined();
    expect(percentOff({ price: 100, salePrice: 100 })).toBeUndefined();
  });
});
