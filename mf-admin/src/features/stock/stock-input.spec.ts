import { stockChange } from './stock-input.ts';

it.each([
  ['IN', '24', 24],
  ['IN', '1,200', 1_200],
  ['OUT', '3', -3],
  ['COUNTED', '10', -2],
  ['COUNTED', '12', 0],
  ['IN', '0', 0],
  ['IN', '', undefined],
  ['OUT', '1.5', undefined],
  ['OUT', '-2', undefined],
] as const)('converts %s %j to the change %j', (way, typed, change) => {
  const read = stockChange(way, typed, 12);
  expect(read === undefined ? undefined : read + 0).toBe(change);
});
