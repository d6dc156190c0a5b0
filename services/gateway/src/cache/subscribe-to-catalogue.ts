import { setTimeout as pause } from 'node:timers/promises';
import { invalidatedTags } from '@gvg/contracts/definitions/cache-tags';
import { invalidatingEvents } from '@gvg/contracts/events';
import type { Bus } from '@gvg/messaging/bus';
import { connectBus } from '@gvg/messaging/bus';
import type { DependencyState } from '@gvg/service-kit/lifecycle/health';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import type { Metrics } from '@gvg/service-kit/telemetry/metrics';
import type { ResponseCache } from './response-cache.ts';

const eventsByType = new Map(invalidatingEvents.map((event) => [event.type, event]));

export interface CatalogueSubscription {
  state(): DependencyState;
  close(): Promise<void>;
}

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

/** Timeout of one initial connection attempt and the delay between attempts; after that the bus reconnects by itself. */
const connectTimeoutMs = 1_000;
const retryDelayMs = 1_000;

/**
 * Invalidates the cache by the catalogue's events. The gateway also starts without the broker: until it is subscribed, it revalidates every
 * response by its ETag. Events published while it was not subscribed are lost, so the cache is cleared at each (re)connection.
 */
export function subscribeToCatalogue({
  cache,
  url,
  namespace,
  logger,
  metrics,
}: CatalogueSubscriptionOptions): CatalogueSubscription {
  const closing = new AbortController();
  let bus: Bus | undefined;
  let subscribed = false;

  const subscribe = async (): Promise<void> => {
    bus = await connectBus({
      url,
      namespace,
      service: 'gateway',
      logger,
      metrics: metrics.messaging,
      connectTimeoutMs,
    });
    await bus.subscribe({
      name: 'response-cache',
      events: invalidatingEvents,
      rebuild: async () => {
        cache.clear();
      },
      handle: (event) => {
        invalidateByEvent(cache, event);
      },
    });
    subscribed = true;
  };

  const connecting = (async () => {
    while (!closing.signal.aborted && !subscribed) {
      try {
        await subscribe();
      } catch (error) {
        logger.warn({ err: error }, 'broker unavailable; responses are revalidated by ETag');
        await bus?.close().catch(() => undefined);
        bus = undefined;
        await pause(retryDelayMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  })();

  return {
    state: () =>
      subscribed && bus !== undefined ? bus.health() : { ready: false, detail: 'the broker has not been reached' },
    async close() {
      closing.abort();
      await connecting;
      await bus?.close();
    },
  };
}
