import { ApiError } from '@gvg/browser-kit';

/**
 * Reads data that a page can do without. Returns undefined after an API error, so that the page still renders and the component reads it
 * again in the browser.
 */
export async function optional<Data>(reading: Promise<Data>): Promise<Data | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
