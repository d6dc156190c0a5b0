/** An entry of a pager. Phones show fewer numbers, so that the pager stays on one row. */
export interface PageEntry {
  page: number | 'gap-before' | 'gap-after';
  /** Screen widths that show the entry; all if undefined. */
  only?: 'phone' | 'wide';
}

/** Number of entries on wide screens and on phones. */
const wide = 7;
const phone = 5;

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Returns the numbers on wide screens: the first, the last, and the current page with its neighbours. */
function wideNumbers(page: number, totalPages: number): number[] {
  if (totalPages <= wide) return numbers(1, totalPages);
  const start = Math.min(Math.max(page - 1, 2), totalPages - 3);
  return [1, ...numbers(start, start + 2), totalPages];
}

/** Returns the numbers on phones: the first, the current and the last page. */
const phoneNumbers = (page: number, totalPages: number) =>
  totalPages <= phone ? numbers(1, totalPages) : [1, page, totalPages];

const shownOn = (isWide: boolean, isPhone: boolean): Pick<PageEntry, 'only'> =>
  isWide && isPhone ? {} : { only: isWide ? 'wide' : 'phone' };

export function pageNumbers(page: number, totalPages: number): PageEntry[] {
  const [onWide, onPhone] = [wideNumbers(page, totalPages), phoneNumbers(page, totalPages)];
  const gap = (name: 'gap-before' | 'gap-after', isGap: (shown: number[]) => boolean): PageEntry[] => {
    const [isWide, isPhone] = [isGap(onWide), isGap(onPhone)];
    return isWide || isPhone ? [{ page: name, ...shownOn(isWide, isPhone) }] : [];
  };
  const [first, ...rest] = onWide.map((number): PageEntry => ({
    page: number,
    ...shownOn(true, onPhone.includes(number)),
  }));
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return first === undefined ? [] : [first];
  return [
    first,
    ...gap('gap-before', (shown) => page > 1 && (shown.find((number) => number > 1) ?? 2) > 2),
    ...rest.slice(0, -1),
    ...gap(
      'gap-after',
      (shown) =>
        page < totalPages && (shown.findLast((number) => number < totalPages) ?? totalPages - 1) < totalPages - 1,
    ),
    last,
  ];
}
