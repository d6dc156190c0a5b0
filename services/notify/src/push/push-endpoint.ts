import { demoPushHost } from '@gvg/outside-fetch/demo-push';
import { OutsideFetchError } from '@gvg/outside-fetch/outside-fetch.error';
import type { OutsideFetchReason } from '@gvg/outside-fetch/outside-fetch.error';
import type { Notify } from '../notify.ts';

/**
 * Why an address cannot be that of a push service now; undefined when it can. It is https on its default port, without credentials, and leads to public
 * addresses alone (`@gvg/outside-fetch`). A name may lead elsewhere later: each message checks again, and goes to the address that was checked.
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
