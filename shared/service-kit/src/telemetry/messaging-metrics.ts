import { Counter, Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { MessagingMetrics } from '@gvg/messaging/metrics';

const handlingBuckets = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

/** Creates the metrics of the outbox, the consumers and the subscriptions of this process. */
export function createMessagingMetrics(registry: Registry): Required<MessagingMetrics> {
  const described = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => ({
    name,
    help,
    labelNames,
    registers: [registry],
  });
  const published = new Counter(described('events_published_total', 'Events that the broker has confirmed.', 'type'));
  const publishFailures = new Counter(
    described('events_publish_failures_total', 'Publications that the broker did not confirm.'),
  );
  const outboxLag = new Gauge(described('outbox_lag_seconds', 'Age of the oldest event not yet published.'));
  const handled = new Histogram({
    ...described(
      'event_handling_duration_seconds',
      'Time to handle an event, its transaction included.',
      'consumer',
      'type',
    ),
    buckets: handlingBuckets,
  });
  const repeats = new Counter(
    described('events_repeated_total', 'Deliveries of events that were handled before.', 'consumer', 'type'),
  );
  const failures = new Counter(
    described('event_handling_failures_total', 'Handlers that threw; the event is retried.', 'consumer', 'type'),
  );
  const dead = new Counter(described('events_dead_total', 'Events moved to the dead letters.', 'consumer', 'reason'));
  const rebuilds = new Histogram(
    described('subscription_rebuild_duration_seconds', 'Time to rebuild in-memory state.', 'subscription'),
  );
  return {
    published: (type) => published.inc({ type }),
    publishFailed: () => publishFailures.inc(),
    outboxLag: (seconds) => outboxLag.set(seconds),
    consumed: (consumer, type, seconds) => handled.observe({ consumer, type }, seconds),
    repeated: (consumer, type) => repeats.inc({ consumer, type }),
    failed: (consumer, type) => failures.inc({ consumer, type }),
    dead: (consumer, reason) => dead.inc({ consumer, reason }),
    rebuilt: (subscription, seconds) => rebuilds.observe({ subscription }, seconds),
  };
}
