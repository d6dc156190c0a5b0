import { pageNumbers } from './page-numbers.ts';
import type { PageEntry } from './page-numbers.ts';

const shownOn = (device: PageEntry['only'], page: number, total: number) =>
  pageNumbers(page, total).flatMap(({ page: entry, only }) => (only === undefined || only === device ? entry : []));

describe('pageNumbers', () => {
  it.each([
    [1, 2, [1, 2]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 'gap-after', 20]],
    [3, 20, [1, 2, 3, 4, 'gap-after', 20]],
    [4, 20, [1, 'gap-before', 3, 4, 5, 'gap-after', 20]],
    [10, 20, [1, 'gap-before', 9, 10, 11, 'gap-after', 20]],
    [18, 20, [1, 'gap-before', 17, 18, 19, 20]],
    [20, 20, [1, 'gap-before', 17, 18, 19, 20]],
  ])('lists the entries of page %i of %i', (page, total, expected) => {
    expect(shownOn('wide', page, total)).toEqual(expected);
  });

  it.each([
    [1, 1, [1]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 'gap-after', 6]],
    [2, 6, [1, 2, 'gap-after', 6]],
    [3, 20, [1, 'gap-before', 3, 'gap-after', 20]],
    [10, 20, [1, 'gap-before', 10, 'gap-after', 20]],
    [19, 20, [1, 'gap-before', 19, 20]],
    [20, 20, [1, 'gap-before', 20]],
  ])('lists at most five entries of page %i of %i on phones', (page, total, expected) => {
    expect(shownOn('phone', page, total)).toEqual(expected);
  });

  it('contains first, last and neighbouring pages in at most seven entries', () => {
    for (let total = 1; total <= 40; total += 1) {
      for (let page = 1; page <= total; page += 1) {
        const entries = shownOn('wide', page, total);
        expect(entries.length).toBeLessThanOrEqual(7);
        for (const required of [1, total, page, Math.max(1, page - 1), Math.min(total, page + 1)])
          expect(entries).toContain(required);
        expect(new Set(entries).size).toBe(entries.length);
      }
    }
  });
});
