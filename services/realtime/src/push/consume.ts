import type { EventContract } from '@gvg/contracts/definitions/event';
import type { Bus } from '@gvg/messaging/bus';
import type { IdempotentConsumer } from '@gvg/messaging/consumers/consumer';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import type { RealtimeMetrics } from '../metrics.ts';

export type PushConsumer<C extends EventContract> = Pick<IdempotentConsumer<C>, 'name' | 'events' | 'handle'>;

export type Consume = <C extends EventContract>(consumer: PushConsumer<C>) => Promise<void>;

/** Consumes events at least once and in order, on one node at a time. They wait while Redis, chat or notify is unavailable. */
export function createConsume(bus: Pick<Bus, 'consume'>, metrics: Pick<RealtimeMetrics, 'delay'>): Consume {
  return ({ name, events, handle }) =>
    bus.consume({
      name,
      events,
      isIdempotent: true,
      isSingleActive: true,
      isUnavailable,
      async handle(event) {
        await handle(event);
        metrics.delay.observe({ type: event.type }, Math.max(0, (Date.now() - Date.parse(event.occurredAt)) / 1000));
      },
    });
}
