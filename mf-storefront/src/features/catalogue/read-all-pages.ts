import type { Address, PageRequest } from '@gvg/browser-kit';
import type { Page } from '@gvg/contracts/paging';

/** Reads a list to its last page, for `AllPages`. */
export async function readAllPages<Item>(read: PageRequest['read'], address: (page: number) => Address<Page<Item>>): Promise<void> {
  const { totalPages } = await read(address(1));
  await Promise.all(Array.from({ length: Math.max(totalPages - 1, 0) }, (_, index) => read(address(index + 2))));
}
