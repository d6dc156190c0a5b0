import type { RequestHandler } from 'express';
import type { MessagingMetrics } from '@gvg/messaging/metrics';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { createMessagingMetrics } from './messaging-metrics.ts';

/** For a process's own metrics, registered in its `registry`. */
export { Counter, Gauge, Histogram } from 'prom-client';

export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  /** 1 when the dependency is available, else 0. */
  dependencyReady: Gauge<'dependency'>;
  messaging: MessagingMetrics;
}

/**
 * Creates a registry with the default process metrics (event loop, memory, garbage collection). One per process; tests may create several.
 */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to respond to a request, by route.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    dependencyReady: new Gauge({
      name: 'dependency_ready',
      help: 'Whether a dependency is available.',
      labelNames: ['dependency'],
      registers: [registry],
    }),
    messaging: createMessagingMetrics(registry),
  };
}

export function metricsRoute(metrics: Metrics, refresh: () => Promise<unknown>): RequestHandler {
  return async (_request, response) => {
    response.locals['route'] = '/metrics';
    await refresh();
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  };
}
