import type { UpstreamAddress } from '../proxy/upstream-address.ts';
import type { Upstream } from '../proxy/upstream.ts';

/** A process behind the gateway; without an address for an upstream that has none. */
export interface SiteProcess {
  /** The upstream's name, numbered when it has several addresses: `catalogue-2`. */
  name: string;
  upstream: Upstream;
  address: UpstreamAddress | undefined;
}

export function processesOf(upstreams: readonly Upstream[]): SiteProcess[] {
  return upstreams.flatMap((upstream) => {
    const { name, addresses } = upstream;
    if (addresses.length < 2) return [{ name, upstream, address: addresses[0] }];
    return addresses.map((address, index) => ({ name: `${name}-${index + 1}`, upstream, address }));
  });
}
