import { ApiError } from '@gvg/browser-kit';
import type { Address, PageRequest } from '@gvg/browser-kit';

/** Reads what a page can do without: where it does not come, the page shows itself and asks again in the browser. */
export async function readOptional<Data>(read: PageRequest['read'], address: Address<Data>): Promise<Data | undefined> {
  try {
    return await read(address);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
