import type { EventContract } from '@gvg/contracts/event';
import type { Receiver } from './consumer.ts';
import { consumeQueue } from './queue-consumer.ts';
import type { QueueConsumerOptions, RunningConsumer } from './queue-consumer.ts';

/** Unacknowledged events of the active instance: what it may ask other services for in one call. */
const prefetch = 100;

/** Each event is handled at least once and acknowledged afterwards; one instance at a time gets the events of the queue. */
export function startReceiver<C extends EventContract>(
  { name, version, events, isUnavailable, handle }: Receiver<C>,
  options: QueueConsumerOptions,
): Promise<RunningConsumer> {
  return consumeQueue<C>(
    {
      name,
      version,
      events,
      prefetch,
      isSingleActive: true,
      ...(isUnavailable && { isUnavailable }),
      handle: async (event) => {
        await handle(event);
        return true;
      },
    },
    options,
  );
}
