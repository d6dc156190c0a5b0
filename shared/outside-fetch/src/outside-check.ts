import { checkedAddress, resolveByDns } from './checked-connector.ts';
import { allowedUrl, withCheckedConnections } from './checked-request.ts';
import type { CheckedRequestDependencies } from './checked-request.ts';

/**
 * Checks that a URL currently leads to the public internet: http(s) on its default port, and every address of its name public. Does not
 * connect; a later connection must check again. Throws OutsideFetchError: REFUSED, or UNREACHABLE and TIMED_OUT while the name has no known
 * address.
 */
export type OutsideCheck = (url: string) => Promise<void>;

const timeoutMs = 5_000;

export function createOutsideCheck({
  resolve = resolveByDns,
}: Pick<CheckedRequestDependencies, 'resolve'> = {}): OutsideCheck {
  return (url) =>
    withCheckedConnections({}, timeoutMs, async () => {
      await checkedAddress(allowedUrl(url).hostname, resolve);
    });
}
