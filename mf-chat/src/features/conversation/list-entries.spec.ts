import { fromCustomer, fromStaff } from '../../testing/chat-messages.ts';
import { isNewMatter } from './is-new-matter.ts';
import { listEntries } from './list-entries.ts';
import { dayOf } from './times.ts';

const kinds = (...input: Parameters<typeof listEntries>) =>
  listEntries(...input).map((entry) =>
    entry.kind === 'message' ? `${entry.message.seq}${entry.isLast ? '.' : ''}` : entry.kind,
  );

describe('entries of the list', () => {
  it('begin each day with its name, and end a row of one side with its time', () => {
    expect(
      kinds(
        [fromCustomer(1, 'a', {}, 1), fromCustomer(2, 'b', {}, 1), fromStaff(3, 'c'), fromStaff(4, 'd')],
        undefined,
      ),
    ).toEqual(['day', '1', '2.', 'day', '3', '4.']);
  });

  it('separate unread messages', () => {
    expect(kinds([fromStaff(1, 'a'), fromStaff(2, 'b'), fromStaff(3, 'c')], 1)).toEqual([
      'day',
      '1.',
      'unread',
      '2',
      '3.',
    ]);
  });

  it('show a time before a pause', () => {
    expect(
      kinds(
        [
          fromStaff(1, 'a'),
          fromStaff(2, 'b', { createdAt: new Date(Date.parse(fromStaff(1, '').createdAt) + 400_000).toISOString() }),
        ],
        undefined,
      ),
    ).toEqual(['day', '1.', '2.']);
  });
});

it.each([
  ['vi', new Date(2026, 10, 22, 0, 1), 'today'],
  ['vi', new Date(2026, 10, 21, 23, 59), 'yesterday'],
  ['vi', new Date(2026, 10, 20), { text: 'Thứ Sáu, 20 tháng 11' }],
  ['en', new Date(2025, 10, 20), { text: 'Thursday, 20 November 2025' }],
] as const)('names days: %s %s', (locale, date, expected) => {
  expect(dayOf(date.toISOString(), locale, new Date(2026, 10, 22, 12))).toEqual(expected);
});

it('suggests questions after half a day without messages', () => {
  const now = new Date('2026-11-22T12:00:00.000Z');
  expect([
    isNewMatter([], now),
    isNewMatter([{ createdAt: '2026-11-22T08:00:00.000Z' }], now),
    isNewMatter([{ createdAt: '2026-11-21T08:00:00.000Z' }], now),
  ]).toEqual([true, false, true]);
});
