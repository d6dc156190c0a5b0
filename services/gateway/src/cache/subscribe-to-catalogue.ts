import { invalidatedTags } from '@gvg/contracts/definitions/cache-tags';
import { invalidatingEvents } from '@gvg/contracts/events';
import type { Bus } from '@gvg/messaging/bus';
import { connectBus } from '@gvg/messaging/bus';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import type { Metrics } from '@gvg/service-kit/telemetry/metrics';
import type { ResponseCache } from './response-cache.ts';

const eventsByType = new Map(invalidatingEvents.map((event) => [event.type, event]));

export type CatalogueSubscription = Pick<Bus, 'health' | 'close'>;

export interface CatalogueSubscriptionOptions {
  cache: ResponseCache;
  url: string;
  namespace: string;
  logger: Logger;
  metrics: Metrics;
}

/** Removes the responses that the event makes outdated. */
export function invalidateByEvent(
  cache: ResponseCache,
  { type, subject }: { type: string; subject: { id: string } },
): void {
  const invalidated = eventsByType.get(type)?.invalidates;
  if (invalidated === 'all') cache.clear();
  else if (invalidated !== undefined) cache.invalidate(invalidatedTags(invalidated, subject.id));
}

/**
 * Invalidates the cache by the catalogue's events. The gateway also starts without the broker: until it is subscribed, it revalidates every
 * response by its ETag. Events published while it was not subscribed are lost, so the cache is cleared at each (re)connection.
 */
export async function subscribeToCatalogue({
  cache,
  metrics,
  ...options
}: CatalogueSubscriptionOptions): Promise<CatalogueSubscription> {
  const bus = await connectBus({ ...options, service: 'gateway', metrics: metrics.messaging, connectTimeoutMs: 0 });
  await bus.subscribe({
    name: 'response-cache',
    events: invalidatingEvents,
    rebuild: async () => cache.clear(),
    handle: (event) => invalidateByEvent(cache, event),
  });
  return bus;
}
