import { timeLeft } from './time-left.ts';

const now = new Date('2026-11-22T08:00:00.000Z');

it.each([
  ['2026-11-25T10:30:00.000Z', { key: 'leftDaysHours', values: { days: 3, hours: 2 } }],
  ['2026-11-23T22:02:00.000Z', { key: 'leftHoursMinutes', values: { hours: 38, minutes: 2 } }],
  ['2026-11-22T08:00:01.000Z', { key: 'leftMinutes', values: { minutes: 1 } }],
  ['2026-11-22T08:00:00.000Z', undefined],
  ['2026-11-21T08:00:00.000Z', undefined],
])('until %s', (until, left) => {
  expect(timeLeft(until, now)).toEqual(left);
});
