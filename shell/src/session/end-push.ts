import type { Api } from '@gvg/browser-kit';
import { readStoredSubscription, storeSubscription, unsubscribeBrowser } from '@gvg/customer-ui/push-subscription';

/** Limits the wait of a sign-out. If notify is not reached, it learns the end from the browser's push service (404, 410). */
const timeoutMs = 2_000;

/**
 * Unsubscribes this browser from push messages: they are for the person who signs out, and others may use the browser next. Sends the
 * current access token; never rejects.
 */
export async function endPush(api: Api): Promise<void> {
  const stored = readStoredSubscription();
  if (stored === undefined) return;
  storeSubscription(undefined);
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  const removal = api.call(
    'unsubscribeFromPush',
    { params: { id: stored.id } },
    { isSessionCall: true, signal: AbortSignal.timeout(timeoutMs) },
  );
  await Promise.race([Promise.allSettled([unsubscribeBrowser(), removal]), timeout]);
}
