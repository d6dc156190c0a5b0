import { shortTime } from './short-time.ts';

const instant = '2026-11-24T02:12:00.000Z';

it.each([
  ['vi', 'JP', '09:12, 24/11 (giờ Việt Nam; 11:12 ở Nhật Bản)'],
  ['en', 'JP', '09:12, 24/11 (Vietnam time; 11:12 Japan time)'],
  ['en', 'US', '09:12, 24/11 (Vietnam time; 02:12 UTC)'],
  ['vi', 'VN', '09:12, 24/11 (giờ Việt Nam)'],
  ['vi', undefined, '09:12, 24/11 (giờ Việt Nam)'],
] as const)('shows a deadline in Vietnamese time and the reader’s own: %s %s', (locale, country, text) => {
  expect(shortTime(instant, locale, country)).toBe(text);
});

it('includes a differing day', () => {
  expect(shortTime('2026-11-24T18:30:00.000Z', 'vi', 'DE')).toBe('01:30, 25/11 (giờ Việt Nam; 19:30 ở Đức 24/11)');
});
