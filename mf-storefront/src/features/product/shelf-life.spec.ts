import { shelfLife } from './shelf-life.ts';

describe('shelfLife', () => {
  it.each([
    [1, 'days', 1],
    [59, 'days', 59],
    [60, 'months', 2],
    [180, 'months', 6],
    [365, 'months', 12],
    [730, 'months', 24],
  ])('converts %i days to %s: %i', (days, unit, count) => {
    expect(shelfLife(days)).toEqual({ unit, count });
  });
});
