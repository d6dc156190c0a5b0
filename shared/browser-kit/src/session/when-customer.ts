import { hasCustomer } from '@gvg/browser-kit';

const intervalMs = 100;
const longestMs = 5_000;

/**
 * Resolves once there is somebody who can hold a cart: the guest session of a first visit begins when the page has loaded. With false after 5 s, where
 * the browser takes no cookies.
 */
export async function whenCustomer(): Promise<boolean> {
  for (let waited = 0; waited < longestMs && !hasCustomer(); waited += intervalMs)
    await new Promise((resolve) => void setTimeout(resolve, intervalMs));
  return hasCustomer();
}
