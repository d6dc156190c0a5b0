import type { UpstreamAddress } from '../proxy/upstream-address.ts';
import type { Upstream } from '../proxy/upstream.ts';

/** A process behind the gateway; it has no address if its upstream has none. */
export interface SiteProcess {
  /** Name of the upstream, numbered if it has several addresses: `catalogue-2`. */
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

/** Timeout of one request to a process. */
const timeoutMs = 2_000;

/** Returns the response of a process at one of its paths for operators; undefined if it does not respond in time. */
export async function readProcess(
  { address }: SiteProcess,
  path: '/health/ready' | '/metrics',
): Promise<{ isOk: boolean; text: string } | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await address?.pool.request({ method: 'GET', path, signal });
    return response && { isOk: response.statusCode === 200, text: await response.body.text() };
  } catch {
    return undefined;
  }
}
