export type PageEntry = number | 'gap-before' | 'gap-after';

/** The first, the last, and the pages around this one; at most seven entries, so that they fit a phone. */
export function pageNumbers(page: number, totalPages: number): PageEntry[] {
  const all = Array.from({ length: totalPages }, (_, index) => index + 1);
  if (totalPages <= 7) return all;
  const start = Math.min(Math.max(page - 1, 2), totalPages - 4);
  const near = page <= 3 ? [2, 3, 4] : all.slice(start - 1, start + 2);
  const last = near.at(-1) ?? 1;
  return [
    1,
    ...((near[0] ?? 2) > 2 ? (['gap-before'] as const) : []),
    ...near,
    ...(last < totalPages - 1 ? (['gap-after'] as const) : []),
    totalPages,
  ];
}
