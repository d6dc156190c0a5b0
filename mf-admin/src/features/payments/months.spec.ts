import { daysOfMonth, lastMonths } from './months.ts';

it('goes back across the year, from the current month in Vietnam', () => {
  expect(lastMonths(3, new Date('2026-01-31T16:59:59Z'))).toEqual(['2026-01', '2025-12', '2025-11']);
  expect(lastMonths(2, new Date('2026-01-31T17:00:00Z'))).toEqual(['2026-02', '2026-01']);
});

it.each([
  ['2026-01', '2026-01-31'],
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
])('month %s ends on %s', (month, to) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to });
});
