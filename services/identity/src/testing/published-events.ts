import type { EventContract } from '@gvg/contracts/definitions/event';
import { connectBus } from '@gvg/messaging/bus';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import type { ServiceHarness } from '@gvg/testing/service-harness';

export interface PublishedEvent {
  type: string;
  subject: { type: string; id: string };
  actor: { kind: string; id: string };
  revision: number;
  data: unknown;
}

/** Collects what the service publishes from now on. */
export async function collectEvents(
  { environment }: Pick<ServiceHarness, 'environment'>,
  events: readonly EventContract[],
): Promise<{ published: PublishedEvent[]; close(): Promise<void> }> {
  const { AMQP_URL: url = '', EVENT_NAMESPACE: namespace = '' } = environment;
  const bus = await connectBus({
    url,
    namespace,
    service: 'listener',
    logger: createLogger({ name: 'listener', level: 'error' }),
  });
  const published: PublishedEvent[] = [];
  await bus.subscribe({
    name: 'published',
    events,
    rebuild: async () => {},
    handle: (event) => void published.push(event as PublishedEvent),
  });
  return { published, close: () => bus.close() };
}
