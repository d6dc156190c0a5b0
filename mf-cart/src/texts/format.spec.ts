import { formatMoment } from './format.ts';

const now = new Date(2026, 10, 22, 12, 0);

it.each([
  ['vi', new Date(2026, 10, 24, 9, 12), { time: '09:12', day: '24/11', weekday: 'thứ Ba' }],
  ['vi', new Date(2027, 0, 2, 0, 0), { time: '00:00', day: '2/1/2027', weekday: 'thứ Bảy' }],
  ['en', new Date(2026, 10, 24, 21, 5), { time: '21:05', day: '24 Nov', weekday: 'Tuesday' }],
  ['en', new Date(2025, 10, 24, 21, 5), { time: '21:05', day: '24 Nov 2025', weekday: 'Monday' }],
] as const)('formats moments in the reader’s time: %s %s', (locale, date, moment) => {
  expect(formatMoment(date.toISOString(), locale, now)).toEqual(moment);
});
