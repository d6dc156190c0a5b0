import { Counter, Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { MessagingMetrics } from '@gvg/messaging/metrics';

/** Metrics of the outbox, the consumers and the subscriptions of this process. */
export function createMessagingMetrics(registry: Registry): Required<MessagingMetrics> {
  const registers = [registry];
  const published = new Counter({
    name: 'events_published_total',
    help: 'Events that the broker has confirmed.',
    labelNames: ['type'],
    registers,
  });
  const publishFailures = new Counter({
    name: 'events_publish_failures_total',
    help: 'Publications that the broker did not confirm.',
    registers,
  });
  const outboxLag = new Gauge({
    name: 'outbox_lag_seconds',
    help: 'Age of the oldest event not yet published.',
    registers,
  });
  const handled = new Histogram({
    name: 'event_handling_duration_seconds',
    help: 'Time to handle an event, its transaction included.',
    labelNames: ['consumer', 'type'],
    buckets: [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers,
  });
  const repeats = new Counter({
    name: 'events_repeated_total',
    help: 'Deliveries of events that were handled before.',
    labelNames: ['consumer', 'type'],
    registers,
  });
  const failures = new Counter({
    name: 'event_handling_failures_total',
    help: 'Handlers that threw; the event is retried.',
    labelNames: ['consumer', 'type'],
    registers,
  });
  const dead = new Counter({
    name: 'events_dead_total',
    help: 'Events moved to the dead letters.',
    labelNames: ['consumer', 'reason'],
    registers,
  });
  const rebuilds = new Histogram({
    name: 'subscription_rebuild_duration_seconds',
    help: 'Time to rebuild in-memory state.',
    labelNames: ['subscription'],
    registers,
  });
  return {
    published: (type) => {
      published.inc({ type });
    },
    publishFailed: () => {
      publishFailures.inc();
    },
    outboxLag: (seconds) => {
      outboxLag.set(seconds);
    },
    consumed: (consumer, type, seconds) => {
      handled.observe({ consumer, type }, seconds);
    },
    repeated: (consumer, type) => {
      repeats.inc({ consumer, type });
    },
    failed: (consumer, type) => {
      failures.inc({ consumer, type });
    },
    dead: (consumer, reason) => {
      dead.inc({ consumer, reason });
    },
    rebuilt: (subscription, seconds) => {
      rebuilds.observe({ subscription }, seconds);
    },
  };
}
