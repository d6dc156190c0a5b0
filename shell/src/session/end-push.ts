import type { Api } from '@gvg/browser-kit';
import { readStoredSubscription, storeSubscription, unsubscribeBrowser } from '@gvg/customer-ui/push-subscription';

/** Signing out waits no longer. What notify does not learn it finds out from the browser's push service (404, 410). */
const timeoutMs = 2_000;

/** Ends the push messages of this browser: they are for who signs out, and others may use it next. Sends the present access token; never rejects. */
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
