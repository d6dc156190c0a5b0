import { describeMoment } from './describe-moment.ts';

const now = new Date(2026, 10, 22, 14, 30);

it.each([
  [new Date(2026, 10, 22, 14, 29, 40), 'Vừa xong', 'Just now'],
  [new Date(2026, 10, 22, 14, 31), 'Vừa xong', 'Just now'],
  [new Date(2026, 10, 22, 14, 12), '18 phút trước', '18 minutes ago'],
  [new Date(2026, 10, 22, 13, 20), '1 giờ trước', '1 hour ago'],
  [new Date(2026, 10, 22, 0, 10), '14 giờ trước', '14 hours ago'],
  [new Date(2026, 10, 21, 9, 12), 'Hôm qua, 09:12', 'Yesterday, 09:12'],
  [new Date(2026, 10, 20, 21, 30), '20/11, 21:30', '20 Nov, 21:30'],
  [new Date(2026, 10, 12, 8, 0), '12/11', '12 Nov'],
  [new Date(2025, 11, 31, 8, 0), '31/12/2025', '31 Dec 2025'],
])('describes %s in both languages', (date, vietnamese, english) => {
  expect([
    describeMoment(date.toISOString(), 'vi', 'Vừa xong', now),
    describeMoment(date.toISOString(), 'en', 'Just now', now),
  ]).toEqual([vietnamese, english]);
});

it('shows hours ago across midnight for recent moments', () => {
  const afterMidnight = new Date(2026, 10, 22, 0, 30);
  expect(describeMoment(new Date(2026, 10, 21, 23, 20).toISOString(), 'vi', '', afterMidnight)).toBe('1 giờ trước');
  expect(describeMoment(new Date(2026, 10, 21, 20, 0).toISOString(), 'vi', '', afterMidnight)).toBe('Hôm qua, 20:00');
});
