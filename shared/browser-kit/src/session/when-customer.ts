import { hasCustomer } from '@gvg/browser-kit';

const intervalMs = 100;
const longestMs = 5_000;

/**
 * Resolves with true once there is a user or guest session that can own a cart; that of a first visit begins after the page has loaded.
 * Resolves with false after 5 s, if the browser accepts no cookies.
 */
export async function whenCustomer(): Promise<boolean> {
  for (let waited = 0; waited < longestMs && !hasCustomer(); waited += intervalMs)
    await new Promise((resolve) => void setTimeout(resolve, intervalMs));
  return hasCustomer();
}
