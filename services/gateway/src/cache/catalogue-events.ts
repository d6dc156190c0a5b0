import { setTimeout as pause } from 'node:timers/promises';
import { catalogueImported, categoryChanged, costChanged, producerChanged, productEvents, ratingGiven, templateChanged } from '@gvg/contracts/events/catalogue';
import type { CacheSubject } from '@gvg/contracts/endpoint';
import type { Bus } from '@gvg/messaging/bus';
import { connectBus } from '@gvg/messaging/bus';
import type { DependencyState } from '@gvg/service-kit/health';
import type { Logger } from '@gvg/service-kit/logger';
import type { Metrics } from '@gvg/service-kit/metrics';
import type { AnswerCache } from './answer-cache.ts';
import { tagsOfChange } from './tags.ts';

const heard = [...productEvents, categoryChanged, producerChanged, templateChanged, costChanged, ratingGiven, catalogueImported] as const;

const subjects: Record<Exclude<(typeof heard)[number]['type'], 'catalogue.imported'>, CacheSubject> = {
  'product.created': 'product',
  'product.updated': 'product',
  'product.removed': 'product',
  'product.restored': 'product',
  'category.changed': 'category',
  'producer.changed': 'producer',
  'template.changed': 'template',
  'cost.changed': 'cost',
  'rating.given': 'rating',
};

export interface CatalogueEvents {
  state(): DependencyState;
  close(): Promise<void>;
}

export interface CatalogueEventsOptions {
  cache: AnswerCache;
  url: string;
  namespace: string;
  logger: Logger;
  metrics: Metrics;
}

/** Takes away what the event has made old. */
export function emptyBy(cache: AnswerCache, { type, subject }: { type: (typeof heard)[number]['type']; subject: { id: string } }): void {
  if (type === 'catalogue.imported') cache.clear();
  else cache.empty(tagsOfChange(subjects[type], subject.id));
}

/** Milliseconds that one try to reach the broker may take at the start, and between two; afterwards the bus heals itself. */
const patience = 1_000;
const retryPause = 1_000;

/**
 * Empties the cache by what the catalogue tells. A gateway starts without the broker too: until it hears, it asks for every answer by its
 * ETag. What was told while it did not hear is unknown, so everything goes at each (re)connection.
 */
export function hearCatalogue({ cache, url, namespace, logger, metrics }: CatalogueEventsOptions): CatalogueEvents {
  const closing = new AbortController();
  let bus: Bus | undefined;
  let subscribed = false;

  const listen = async (): Promise<void> => {
    bus = await connectBus({ url, namespace, service: 'gateway', logger, metrics: metrics.messaging, patienceMs: patience });
    await bus.subscribe({
      name: 'answer-cache',
      events: heard,
      rebuild: async () => {
        cache.clear();
      },
      handle: (event) => {
        emptyBy(cache, event);
      },
    });
    subscribed = true;
  };

  const begun = (async () => {
    while (!closing.signal.aborted && !subscribed) {
      try {
        await listen();
      } catch (error) {
        logger.warn({ err: error }, 'the broker is away; answers are asked for by their ETag');
        await bus?.close().catch(() => undefined);
        bus = undefined;
        await pause(retryPause, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  })();

  return {
    state: () => (subscribed && bus !== undefined ? bus.health() : { ready: false, detail: 'the broker has not been reached' }),
    async close() {
      closing.abort();
      await begun;
      await bus?.close();
    },
  };
}
