import { ApiError } from '@gvg/browser-kit';
import type { Address, PageRequest } from '@gvg/browser-kit';

/** Reads optional data: undefined on an API error, so that the page still renders and the component fetches again in the browser. */
export async function readOptional<Data>(read: PageRequest['read'], address: Address<Data>): Promise<Data | undefined> {
  try {
    return await read(address);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
