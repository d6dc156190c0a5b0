import { publicEndpoints } from '@gvg/contracts/public-endpoints';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import type { UpstreamTimeouts } from '../proxy/upstream-address.ts';
import { Upstream } from '../proxy/upstream.ts';

export type Upstreams = ReadonlyMap<string, Upstream>;

/** Upstreams that requests are routed to even when no address is configured; those are SERVICE_UNAVAILABLE then. */
const requiredNames: ReadonlySet<string> = new Set(['shell', ...publicEndpoints.map(({ service }) => service)]);

/** Each poll of a realtime node waits for events, up to 25 s, on a connection of its own. */
const connectionsOf = (name: string): number | undefined => (name === 'realtime' ? 1_024 : undefined);

/** Opens the configured upstreams by name, and those that the contracts name without an address. */
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
