import { ApiError } from '@gvg/browser-kit';

/** Data that a page can do without: undefined after an API error, so that the page still renders and the component reads it again in the browser. */
export async function optional<Data>(reading: Promise<Data>): Promise<Data | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
