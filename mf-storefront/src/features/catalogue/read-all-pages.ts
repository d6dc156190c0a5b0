import type { StaffPage } from '@gvg/contracts/definitions/paging';

/** Reads a list to its last page, for example for `AllPages`, and returns its entries. */
export async function readAllPages<Item>(read: (page: number) => Promise<StaffPage<Item>>): Promise<Item[]> {
  const first = await read(1);
  const totalPages = Math.ceil(first.totalDocs / first.limit);
  const rest = await Promise.all(Array.from({ length: Math.max(totalPages - 1, 0) }, (_, index) => read(index + 2)));
  return [first, ...rest].flatMap(({ docs }) => docs);
}
