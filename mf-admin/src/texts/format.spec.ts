import { formatDay, formatDayTime, formatDistance, formatDuration, formatTime } from './format.ts';

const now = new Date('2026-11-23T01:40:00Z');

it('formats instants in Vietnam’s time zone', () => {
  expect(formatTime(new Date('2026-11-22T18:05:00Z'))).toBe('01:05');
  expect(formatDay(new Date('2026-11-22T18:05:00Z'), 'vi', now)).toBe('23/11');
  expect(formatDay(new Date('2026-11-22T16:05:00Z'), 'en', now)).toBe('22 Nov');
  expect(formatDay(new Date('2025-01-05T16:05:00Z'), 'vi', now)).toBe('5/1/2025');
  expect(formatDayTime(new Date('2026-11-22T18:05:00Z'), 'en', now)).toBe('23 Nov, 01:05');
});

it.each([
  ['2026-11-23T03:45:00Z', 'en', 'in 2 hours'],
  ['2026-11-22T01:00:00Z', 'en', 'yesterday'],
  ['2026-11-23T01:14:00Z', 'vi', '26 phút trước'],
] as const)('formats the distance to %s: %s %s', (instant, locale, text) => {
  expect(formatDistance(new Date(instant), locale, now)).toBe(text);
});

it.each([
  [2 * 3_600_000, 'vi', '2 giờ'],
  [-86_400_000, 'en', '1 day'],
  [30_000, 'en', '0 minutes'],
] as const)('formats the duration of %d ms in %s: %s', (milliseconds, locale, text) => {
  expect(formatDuration(milliseconds, locale)).toBe(text);
});
