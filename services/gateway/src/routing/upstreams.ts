import { publicEndpoints } from '@gvg/contracts/public-endpoints';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import type { UpstreamTimeouts } from '../proxy/upstream-address.ts';
import { Upstream } from '../proxy/upstream.ts';

export type Upstreams = ReadonlyMap<string, Upstream>;

/** Upstreams of routes even without a configured address, in which case they respond SERVICE_UNAVAILABLE. */
const requiredNames: ReadonlySet<string> = new Set(['shell', ...publicEndpoints.map(({ service }) => service)]);

/** Each poll of a realtime node occupies a connection for up to 25 s while it waits for events. */
const connectionsOf = (name: string): number | undefined => (name === 'realtime' ? 1_024 : undefined);

/** Opens the configured upstreams by name, and those in the contracts without an address. */
export function openUpstreams(
  addresses: Readonly<Record<string, readonly string[]>>,
  { logger, timeouts }: { logger: Logger; timeouts?: UpstreamTimeouts },
): Upstreams {
  const missing = [...requiredNames].filter((name) => !Object.hasOwn(addresses, name));
  if (missing.length > 0) logger.warn({ missing }, 'UPSTREAMS has no address of these');
  const names = [...Object.keys(addresses), ...missing];
  return new Map(
    names.map((name) => [
      name,
      new Upstream({
        name,
        addresses: addresses[name] ?? [],
        logger,
        connections: connectionsOf(name),
        ...(timeouts && { timeouts }),
      }),
    ]),
  );
}
