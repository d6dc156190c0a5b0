import type { UpstreamAddress } from './upstream-address.ts';
import type { Upstream } from './upstream.ts';
import { isConnectionReset, isUnreachable, serviceUnavailable, upstreamFailure } from './upstream-failure.ts';

export interface FailoverOptions {
  /** Returns true if a request may be sent again after its connection was lost: a read of which the client has received nothing. */
  isRepeatable(): boolean;
  /** Address to try first, unless it is left out. */
  preferred?: UpstreamAddress | undefined;
}

/**
 * Sends a request to an address of the upstream, and to another one if it certainly never reached the first (no connection), or if the connection was lost and
 * the request is repeatable. A lost connection may have been closed just as it was reused, so the last reachable address is tried once more. Rejects with the
 * ApiFailure of the last attempt, or with any other error of `exchange`.
 */
export async function withFailover<Result>(
  upstream: Upstream,
  { isRepeatable, preferred }: FailoverOptions,
  exchange: (address: UpstreamAddress) => Promise<Result>,
): Promise<Result> {
  const tried = new Set<UpstreamAddress>();
  const unreachable = new Set<UpstreamAddress>();
  let repeatedOnSame = false;

  function nextAfter(error: unknown, address: UpstreamAddress): UpstreamAddress | undefined {
    tried.add(address);
    if (isUnreachable(error)) unreachable.add(address);
    else if (!isConnectionReset(error) || !isRepeatable()) return undefined;
    const other = upstream.select(tried);
    if (other !== undefined || repeatedOnSame || !isRepeatable()) return other;
    repeatedOnSame = true;
    return upstream.select(unreachable);
  }

  let address = preferred?.isLeftOut === false && preferred.accepts() ? preferred : upstream.select(tried);
  if (address === undefined) throw serviceUnavailable();
  for (;;) {
    try {
      return await address.track(exchange);
    } catch (error) {
      const next = nextAfter(error, address);
      if (next === undefined) throw upstreamFailure(error);
      address = next;
    }
  }
}
