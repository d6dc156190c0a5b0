import type { Envelope, EventContract } from '@gvg/contracts/definitions/event';
import { connectBus } from '@gvg/messaging/bus';
import { createLogger } from '../telemetry/logger.ts';
import type { ServiceHarness } from '@gvg/testing/service-harness';

export interface EventCollector {
  published: readonly Envelope[];
  /** Returns the events about a subject, in the order of publishing. */
  about(subject: string): Envelope[];
  close(): Promise<void>;
}

/** Collects the events that the service publishes from now on. */
export async function collectEvents(
  { environment }: Pick<ServiceHarness, 'environment'>,
  events: readonly EventContract[],
): Promise<EventCollector> {
  const { AMQP_URL: url = '', EVENT_NAMESPACE: namespace = '' } = environment;
  const bus = await connectBus({
    url,
    namespace,
    service: 'subscriber',
    logger: createLogger({ name: 'subscriber', level: 'error' }),
  });
  const published: Envelope[] = [];
  await bus.subscribe({
    name: 'published',
    events,
    rebuild: async () => {},
    handle: (event) => void published.push(event),
  });
  return {
    published,
    about: (subject) => published.filter(({ subject: { id } }) => id === subject),
    close: () => bus.close(),
  };
}
