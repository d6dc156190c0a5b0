import type { EventContract } from '@gvg/contracts/event';
import type { Bus } from '@gvg/messaging/bus';
import type { Receiver } from '@gvg/messaging/consumer';
import { isUnavailable } from '@gvg/service-kit/is-unavailable';
import type { RealtimeMetrics } from '../metrics.ts';

export type Receive = <C extends EventContract>(receiver: Omit<Receiver<C>, 'isUnavailable'>) => Promise<void>;

/** Receives events at least once; while Redis, chat or notify is away they wait. */
export function createReceive(bus: Pick<Bus, 'receive'>, metrics: Pick<RealtimeMetrics, 'delay'>): Receive {
  return ({ handle, ...receiver }) =>
    bus.receive({
      ...receiver,
      isUnavailable,
      async handle(event) {
        await handle(event);
        metrics.delay.observe({ type: event.type }, Math.max(0, (Date.now() - Date.parse(event.occurredAt)) / 1000));
      },
    });
}
