export type PageEntry = number | 'gap-before' | 'gap-after';

/** The first, the last, and the neighbours of this page; at most seven entries, to fit a phone screen. */
export function pageNumbers(page: number, totalPages: number): PageEntry[] {
  const all = Array.from({ length: totalPages }, (_, index) => index + 1);
  if (totalPages <= 7) return all;
  const start = Math.min(Math.max(page - 1, 2), totalPages - 3);
  const near = [start, start + 1, start + 2];
  const isNearStart = start === 2;
  const isNearEnd = start === totalPages - 3;
  return [1, ...(isNearStart ? [] : (['gap-before'] as const)), ...near, ...(isNearEnd ? [] : (['gap-after'] as const)), totalPages];
}
