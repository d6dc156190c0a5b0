import { formatContent, formatDay, formatRoughly, formatVietnamTime } from './format.ts';

describe('formatting', () => {
  it.each([
    [0, '0'],
    [860, '860'],
    [1_000, '1k'],
    [1_299, '1.2k'],
    [9_999, '9.9k'],
    [15_400, '15k'],
  ])('rounds %i to %s', (count, text) => {
    expect(formatRoughly(count)).toBe(text);
  });

  it('formats contents and days', () => {
    expect(formatContent('KILOGRAM', 1.5)).toBe('1.5 kg');
    expect(formatContent('GRAM', 500)).toBe('500 g');
    expect(formatDay('2026-11-21T23:59:59.999Z')).toBe('21/11/2026');
  });

  it('formats instants in the shop’s time', () => {
    expect(formatVietnamTime('2027-01-22T16:59:59.999Z', 'vi')).toEqual({ day: '22/01/2027', time: '23:59' });
    expect(formatVietnamTime('2027-01-22T17:00:00.000Z', 'en')).toEqual({ day: '23 Jan 2027', time: '00:00' });
  });

  it('formats instants as Intl does', () => {
    const formats = {
      vi: new Intl.DateTimeFormat('vi', {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        timeZone: 'Asia/Ho_Chi_Minh',
      }),
      en: new Intl.DateTimeFormat('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'Asia/Ho_Chi_Minh',
      }),
    };
    const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Ho_Chi_Minh' });
    for (let hour = 0; hour < 366 * 24; hour += 7) {
      const instant = new Date(Date.UTC(2028, 0, 1, hour, 59, 59));
      for (const locale of ['vi', 'en'] as const) {
        expect(formatVietnamTime(instant.toISOString(), locale)).toEqual({
          day: formats[locale].format(instant),
          time: time.format(instant),
        });
      }
    }
  });
});
