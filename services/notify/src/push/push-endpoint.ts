import { demoPushHost } from '@gvg/outside-fetch/demo-push';
import { OutsideFetchError } from '@gvg/outside-fetch/outside-fetch.error';
import type { OutsideFetchReason } from '@gvg/outside-fetch/outside-fetch.error';
import type { Notify } from '../notify.ts';

/**
 * Returns why an address cannot be a push service's now; undefined if it can. It must be https on its default port, without credentials, and resolve only to
 * public addresses (`@gvg/outside-fetch`). Names may change later: each message checks again, and is sent to the checked address.
 */
export async function whyNoPushEndpoint(
  endpoint: string,
  { environment, pushNetwork }: Pick<Notify, 'environment' | 'pushNetwork'>,
): Promise<OutsideFetchReason | undefined> {
  const { protocol, host } = new URL(endpoint);
  const isOfTests = environment.DEMO_PUSH_ORIGIN !== undefined && host === demoPushHost;
  if (protocol !== 'https:' && !isOfTests) return 'REFUSED';
  try {
    await pushNetwork.check(endpoint);
    return undefined;
  } catch (error) {
    if (error instanceof OutsideFetchError) return error.reason;
    throw error;
  }
}
