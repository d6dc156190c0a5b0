import {
  addDays,
  daysBetween,
  instantOfVietnamTime,
  startOfVietnamDay,
  vietnamDayOf,
  vietnamTimeOf,
} from './vietnam-day.ts';

it.each([
  ['2026-11-23T16:59:59.999Z', '2026-11-23'],
  ['2026-11-23T17:00:00.000Z', '2026-11-24'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01'],
])('returns the day of %s in Vietnam', (instant, day) => {
  expect(vietnamDayOf(new Date(instant))).toBe(day);
});

it('parses and formats a local time in Vietnam', () => {
  const instant = instantOfVietnamTime('2026-11-24T00:30');
  expect(instant.toISOString()).toBe('2026-11-23T17:30:00.000Z');
  expect(vietnamTimeOf(instant)).toBe('2026-11-24T00:30');
});

it('begins a day at 17:00 UTC of the previous day', () => {
  expect(startOfVietnamDay('2026-11-24').toISOString()).toBe('2026-11-23T17:00:00.000Z');
});

it('lists days across the end of a month', () => {
  expect(daysBetween('2026-11-29', '2026-12-01')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
  expect(daysBetween('2026-12-01', '2026-11-29')).toEqual([]);
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
