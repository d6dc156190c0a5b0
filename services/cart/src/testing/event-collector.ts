import type { Envelope, EventContract } from '@gvg/contracts/event';
import { connectBus } from '@gvg/messaging/bus';
import { createLogger } from '@gvg/service-kit/logger';
import type { ServiceHarness } from '@gvg/testing/service-harness';

export interface EventCollector {
  /** All events in the order of their arrival. */
  events: readonly Envelope[];
  /** Types of the events about a subject. */
  typesAbout(subject: string): string[];
  dataOf(type: string, subject: string): unknown;
  close(): Promise<void>;
}

/** Collects what the service publishes from now on. */
export async function collectEvents({ environment }: Pick<ServiceHarness, 'environment'>, contracts: readonly EventContract[]): Promise<EventCollector> {
  const { AMQP_URL: url = '', EVENT_NAMESPACE: namespace = '' } = environment;
  const bus = await connectBus({ url, namespace, service: 'collector', logger: createLogger({ name: 'collector', level: 'error' }) });
  const events: Envelope[] = [];
  await bus.subscribe({ name: 'published', events: contracts, rebuild: async () => {}, handle: (event) => void events.push(event) });
  return {
    events,
    typesAbout: (id) => events.filter(({ subject }) => subject.id === id).map(({ type }) => type),
    dataOf: (type, id) => events.find((event) => event.type === type && event.subject.id === id)?.data,
    close: () => bus.close(),
  };
}
